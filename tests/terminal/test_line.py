"""The line mode: short commands, a short first screen, a pause after each hand, and what is kept of a session."""

import io
from collections.abc import Callable, Iterator

from rich.console import Console

import paiju
from paiju.terminal.line import MOST_LINES, LineMode


def played(answers: Iterator[str], table: paiju.Table, pauses: bool = False) -> tuple[str, list[str], LineMode]:
    """What is printed, what was asked, and the mode after it, where a person gives these answers."""
    written, asked = io.StringIO(), []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    mode = LineMode(table, 0, Console(file=written, width=80, markup=False), ask, pauses=pauses)
    mode.run()
    return written.getvalue(), asked, mode


def test_hint_and_undo_have_short_names() -> None:
    table = paiju.Table("jielong", seed=3)
    before = table.copy().advice().words
    shown, _, mode = played(iter(["h", "1", "u"]), table)
    assert before in shown
    assert not mode.table.moves


def test_a_long_list_of_actions_is_cut_until_all_are_asked_for() -> None:
    table = paiju.Table("bagchen", seed=3)
    shown, _, _ = played(iter([]), table)
    last = table.words[-1]
    assert len(table.words) > 4 * MOST_LINES or "more: all lists them" not in shown
    whole, _, _ = played(iter(["all"]), paiju.Table("bagchen", seed=3))
    assert last in whole


def test_the_first_screen_fits_a_terminal() -> None:
    for slug in ("jielong", "tianjiu", "kanwisher-mahjong", "bagchen"):
        shown, _, _ = played(iter([]), paiju.Table(slug, seed=3))
        assert len(shown.splitlines()) <= 40, slug


def test_captions_below_the_tiles_say_what_to_type() -> None:
    table = paiju.Table("jielong", seed=3)
    shown, _, _ = played(iter([]), table)
    assert "[5:5] [2:2] [6:5]" in shown


def test_a_person_reads_a_finished_hand_in_peace() -> None:
    def ones() -> Iterator[str]:
        while True:
            yield "1"

    _, asked, mode = played(ones(), paiju.Table("jielong", seed=3, hands=2), pauses=True)
    assert mode.table.over
    assert asked.count("") == 1  # after the first hand; nothing follows the last


def test_every_action_is_kept() -> None:
    kept: list[int] = []
    table = paiju.Table("jielong", seed=3, hands=1)
    answers = iter(["1", "1"])

    def ask(_: str) -> str:
        return next(answers, "quit")

    mode = LineMode(table, 0, Console(file=io.StringIO(), width=80, markup=False), ask)
    keep: Callable[[paiju.Table], None] = lambda now: kept.append(len(now.moves))  # noqa: E731
    mode.moved = keep
    mode.run()
    assert kept[:5] == [1, 2, 3, 4, 5]
