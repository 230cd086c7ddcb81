"""Bots on the command line: whom one plays against, which there are, and how fast they search."""

import json
import re
import sys
from pathlib import Path

import pytest

from paiju.bots.levels import SEARCHING, STRONG_SECONDS
from paiju.bots.players import Player
from paiju.lab import search_bench
from tests.bots.test_external import ODD
from tests.terminal.test_cli import run

QUIT = "quit\n"


def test_every_bot_is_listed_with_what_it_is() -> None:
    done = run("bots")
    shown = " ".join(done.stdout.split())
    for name in ("random", "easy", "good", "strong", "master", "search:500", "command:./mybot"):
        assert name in done.stdout
    for level, times in SEARCHING.items():  # worlds differ from game to game, what they take does not
        assert re.search(rf"{level} as learned[^;]*?[;,] else .*? about {STRONG_SECONDS * times:g} s", shown)


@pytest.mark.parametrize("level", ["easy", "strong", "good,easy,search:20"])
def test_a_hand_is_played_against_a_level(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    explain = Player.explain

    def remembered(player: Player, *given: object, **more: object) -> object:
        asked.append(player.name)
        return explain(player, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Player, "explain", remembered)
    done = run("play", "jielong", "--seed", "5", "--level", level, "-r", "hands=1", answers="1\n" * 30)
    assert done.returncode == 0, done.stderr
    assert set(asked) == set(level.split(","))


def test_a_program_that_fails_is_named_at_the_end() -> None:
    command = f"command:{sys.executable} {ODD} illegal"
    done = run("play", "jielong", "--seed", "5", "--level", command, "-r", "hands=1", answers="1\n" * 30)
    assert done.returncode == 0
    assert "lost to the default, not legal" in done.stderr


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("strnog", "there is no bot 'strnog'; did you mean strong?"),
        ("good,easy", "2 levels for 3 bots; name one for all or one for each"),
        ("search:x", "'search:x' is no search; write for example search:500:tree"),
    ],
)
def test_a_wrong_level_is_said_in_a_sentence(level: str, said: str) -> None:
    done = run("play", "jielong", "--level", level, answers=QUIT)
    assert (done.returncode, done.stderr) == (2, f"paiju: {said}\n")


def test_a_simulation_takes_any_bot_and_names_those_that_fail() -> None:
    crash = f"command:{sys.executable} {ODD} crash"
    done = run("simulate", "jielong", "--hands", "2", "--bots", f"search:10,easy,good,{crash}")
    assert done.returncode == 0, done.stderr
    assert "search:10" in done.stdout
    assert "s3:" in done.stdout
    assert "the bot failed" in done.stdout
    wrong = run("simulate", "jielong", "--bots", "good,bad")
    assert wrong.stderr == "paiju: 2 bots for 4 seats; name one for all or one for each\n"


def test_how_fast_search_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(search_bench, "POSITIONS", 1)
    found = json.loads(run("bench", "tianjiu", "--search", "--json").stdout)
    assert [row["way"] for row in found] == ["flat, random", "tree, random", "flat, heuristic"]
    assert all(0 < row["playouts"] < row["choices"] < row["decisions"] for row in found)
    assert "playouts" in run("bench", "tianjiu", "--search").stdout
