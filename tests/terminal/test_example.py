"""The example of a rulebook in the terminal: told whole in a pipe, and stepped through by a person."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest
from rich.console import Console

import paiju
from paiju.play.example import example_of, names, settled, told
from paiju.terminal.examples import ExampleMode
from tests.rulebooks.books import LANGUAGES
from tests.terminal.test_cli import run

WIDE = 200


def answering(*answers: str) -> Callable[[str], str]:
    """Somebody who types these lines, and then closes the terminal."""
    left = iter(answers)

    def ask(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return ask


def stepped(*answers: str, slug: str = "jielong", language: str = "en") -> list[str]:
    """The numbers of the positions that were shown."""
    shown = io.StringIO()
    ExampleMode(paiju.game(slug), Console(file=shown, width=WIDE), answering(*answers), language).run()
    return re.findall(r"(\d+)/\d+$", shown.getvalue(), re.MULTILINE)


def test_enter_goes_on_b_goes_back_and_q_leaves() -> None:
    assert stepped("", "", "b", "", "q", "") == ["1", "2", "3", "2", "3"]


def test_nobody_goes_back_before_the_deal() -> None:
    assert stepped("b", "", "B", "Q") == ["1", "1", "2", "1"]


def test_the_end_of_input_leaves_and_so_does_the_last_position() -> None:
    assert stepped() == ["1"]
    played = example_of(paiju.game("kol-ye-si"))
    assert played is not None
    whole = stepped(*[""] * 100, slug="kol-ye-si")
    assert whole == [str(number) for number in range(1, len(whole) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pipe_has_the_whole_hand_with_every_sentence_of_the_record(language: str) -> None:
    result = run("example", "ho-hpai", "--language", language)
    assert result.returncode == 0
    played = example_of(paiju.game("ho-hpai"))
    assert played is not None
    plain = re.sub(r"\s+", "", result.stdout)  # lines are wrapped
    at = 0
    for sentence in told(played, language):
        found = plain.find(re.sub(r"\s+", "", sentence), at)
        assert found >= 0, sentence
        at = found + 1
    assert all(name in result.stdout for name in names(language)[: played.seats])
    assert all(re.sub(r"\s+", "", line) in plain for line in settled(played, language))
    assert "┌───┐" in result.stdout
    assert not re.search(r"\bs\d\b", result.stdout), "players go by their names"


def test_a_game_goes_by_any_of_its_names_and_the_language_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ko_KR.UTF-8")
    assert "민준" in run("example", "天九").stdout


def test_an_unknown_game_is_one_line() -> None:
    result = run("example", "mahjongg")
    assert result.returncode == 2
    assert len(result.stderr.splitlines()) == 1


def test_the_example_is_read_in_the_middle_of_a_game() -> None:
    result = run("play", "jielong", "--seed", "3", "--language", "ko", answers="help\nexample\n\nb\nq\nquit\n")
    assert result.returncode == 0
    assert "example" in result.stdout
    assert "2/" in result.stdout
    assert "민준" in result.stdout
