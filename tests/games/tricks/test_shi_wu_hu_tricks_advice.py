"""Fifteen Hu: what its bot advises, and why."""

import pytest

from tests.games.playing import set_state
from tests.games.tricks.advising import check
from tests.games.tricks.shi_wu_hu_positions import about_to_answer, about_to_lead


@pytest.mark.parametrize(
    ("hand", "hu", "words", "why"),
    [
        ("[4:4][1:1][5:1]", 14, "beat [1:1]", "would win the hand"),
        ("[4:4][1:1][5:1]", 13, "beat [4:4]", "belongs to no larger set"),
        ("[4:4][4:3][5:1]", 13, "pass", "worth more in a larger set"),
        ("[4:4][4:3][5:1]", 14, "beat [4:4]", "would win the hand"),
        ("[5:1][4:3]", 14, "pass", "It is the only move."),
    ],
)
def test_answers(hand: str, hu: int, words: str, why: str) -> None:
    check(about_to_answer("[3:1]", hand, hu=(hu, 0, 0, 0)), words, why)


def test_beats_large_sets() -> None:
    table = about_to_answer("[3:1]x2", "[4:4]x2 [1:1]x2 [6:2]")
    check(table, "beat [1:1][1:1]", "costs its owner as many hu")


@pytest.mark.parametrize(("left", "words"), [(13, "beat [1:1]"), (14, "beat [4:4]")])
def test_stops_a_seat_that_gets_rid_of_its_cards(left: int, words: str) -> None:
    """Of 28 cards 15 are gone when 13 are left after the lead."""
    table = about_to_answer("[3:1]", "[4:4][1:1]", win_by="get_rid_on_trick")
    set_state(table, held=[left, 2, 1, 0])
    assert table.advice().words == words


@pytest.mark.parametrize(
    ("hand", "hu", "words", "why"),
    [
        ("[6:6][5:4][3:3]", 0, "lead [6:6][5:4]", "Nobody can beat it"),
        ("[5:1]x2 [6:6][5:4]", 13, "lead [6:6][5:4]", "Nobody can beat it"),
        ("[6:6]x4 [5:1]", 14, "lead [6:6]", "Nobody can beat it"),
    ],
)
def test_leads(hand: str, hu: int, words: str, why: str) -> None:
    check(about_to_lead(hand, "[5:1]", "[5:1]", hu=(hu, 0, 0, 0)), words, why)
