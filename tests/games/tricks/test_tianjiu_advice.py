"""Heaven-Nine: what its bot advises, and why."""

import pytest

from tests.games.playing import counts, set_state
from tests.games.tricks.advising import check
from tests.games.tricks.tianjiu_positions import about_to_follow, about_to_lead


@pytest.mark.parametrize(
    ("hand", "words", "why"),
    [
        ("[6:6][5:5]", "lead [5:5]", "kept for the end"),
        ("[6:6][6:3]", "lead [6:6]", "Nobody can beat it"),  # the other Nine is only equal
        ("[5:5][5:1][5:1]", "lead [5:5]", "kept for the end"),
        ("[6:1][5:1][5:1]", "lead [5:1][5:1]", "must throw good tiles away"),
        ("[6:6][6:6][5:5]", "lead [6:6][6:6]", "Nobody can beat it"),
        ("[6:1][4:2]", "lead [4:2]", "kept for the end"),
    ],
)
def test_leads(hand: str, words: str, why: str) -> None:
    check(about_to_lead(0, hand), words, why)


def test_knows_the_deck() -> None:
    """No military tile of this deck is above [4:2]: it cannot be beaten, and is kept."""
    table = about_to_lead(0, "[6:1][4:2]", seats=3, deck="wen_supreme24")
    check(table, "lead [6:1]", "kept for the end")


def test_remembers_what_was_played() -> None:
    table = about_to_lead(0, "[4:4][5:5]")
    set_state(table, played=counts(table, "[6:6][6:6][1:1][1:1]"))
    check(table, "lead [5:5]", "kept for the end")


@pytest.mark.parametrize(
    ("lead", "hand", "tricks", "words", "why"),
    [
        ("[1:1]", "[6:6][5:1][4:3][3:2]", 0, "beat [6:6]", "With no trick"),
        ("[1:1]", "[6:6][5:1][4:3][3:2]", 1, "discard [5:1]", "worth more at the end"),
        ("[1:1]", "[6:6][5:1][4:3]", 1, "beat [6:6]", "the lowest play that wins"),
        ("[4:4]", "[6:6][1:1][5:1][3:2]", 1, "beat [1:1]", "the lowest play that wins"),
        ("[6:6]", "[1:1][5:1][4:3][3:2]", 1, "discard [5:1]", "low, and in no set"),
        ("[6:6][6:6]", "[1:1][6:5][5:1][4:3][3:2]", 1, "discard [6:5][5:1]", "low, and in no set"),
    ],
)
def test_answers(lead: str, hand: str, tricks: int, words: str, why: str) -> None:
    table = about_to_follow(lead, hand)
    set_state(table, tricks=[2, tricks, 0, 0])
    check(table, words, why)
