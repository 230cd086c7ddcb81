"""`paiju player`: what the header of a file says, and what is wrong with one in a sentence."""

import json
import sys
from pathlib import Path

import pytest

import paiju
from tests.bots.learned.networks import header_of, write_chance_player
from tests.bots.learned.test_player import ship
from tests.terminal.test_cli import run

JIELONG = paiju.game("jielong")
MADE = {
    "levels": {"strong": ["standard", "two-arm"]},
    "command": "paiju train jielong",
    "hands": 5000,
    "figures": {"standard": [3.5512, 0.07]},
}


def test_a_file_is_told_of(tmp_path: Path) -> None:
    path = write_chance_player(tmp_path, "jielong", made=MADE, uses_advice=True)
    done = run("player", "jielong", "--file", str(path))
    assert done.returncode == 0, done.stderr
    for part in (
        "paiju train jielong",
        "5000",
        "+3.551 ± 0.070",
        "It is what the level strong plays in: Standard, Two open ends.",
    ):
        assert part in done.stdout
    assert "It hears what the game's bot would play." in done.stdout
    assert json.loads(run("player", "jielong", "--file", str(path), "--json").stdout) == header_of(
        JIELONG, made=MADE, uses_advice=True
    )


def test_the_game_that_has_one_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ship(monkeypatch, tmp_path, "jielong", made=MADE)
    shown = " ".join(run("bots").stdout.split())
    assert "playing against itself; there is one of jielong" in shown
    assert run("player", "jielong").returncode == 0
    done = run("player", "tianjiu")
    said = "paiju: there is no learned player of tianjiu; paiju bots says which games have one\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_a_hand_is_played_against_it(tmp_path: Path) -> None:
    path = write_chance_player(tmp_path, "jielong")
    level = f"learned:{path},good,learned:{path}"
    done = run("play", "jielong", "--seed", "5", "--level", level, "-r", "hands=1", answers="1\n" * 30)
    assert done.returncode == 0, done.stderr
    assert "default" not in done.stderr
    done = run("play", "tianjiu", "--level", f"learned:{path}", answers="quit\n")
    assert (done.returncode, done.stderr) == (2, f"paiju: the player in {path} plays jielong, not tianjiu\n")


def test_a_file_that_is_none_is_said_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a network")
    for arguments in (("player", "jielong", "--file", str(path)), ("arena", "jielong", f"learned:{path}", "good")):
        done = run(*arguments)
        assert (done.returncode, done.stderr) == (2, f"paiju: {path} holds no learned player, or is damaged\n")


def test_onnx_that_is_missing_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnx", None)
    path = write_chance_player(tmp_path, "jielong")
    done = run("player", "jielong", "--file", str(path), "--onnx", str(tmp_path / "out.onnx"))
    assert (done.returncode, done.stderr) == (2, 'paiju: this needs onnx: pip install "paiju[onnx]"\n')
