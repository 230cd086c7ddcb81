"""Bagchen: what its bot advises, and why."""

import pytest

from tests.games.playing import counts, set_state
from tests.games.tricks.advising import check
from tests.games.tricks.bagchen_positions import about_to_follow, about_to_lead

LOW_SKY = "[6:5][6:4][6:1]"


@pytest.mark.parametrize(
    ("hand", "words", "why"),
    [
        ("[5:5][6:5]", "lead [6:5]", "It may win"),
        ("[5:5][6:6]", "lead [6:6]", "Nobody can beat it"),
        ("[5:5][5:5]", "lead [5:5][5:5]", "multiplies everything"),
        ("[6:6][6:6][1:1]", "lead [6:6][6:6]", "Nobody can beat it"),
        ("[6:5][6:5][3:1]", "lead [6:5][6:5]", "must throw good tiles away"),
    ],
)
def test_leads(hand: str, words: str, why: str) -> None:
    check(about_to_lead(hand), words, why)


def test_nobody_else_holds_what_i_threw_away_face_down() -> None:
    """All four [6:6] lie face down before me, so that nothing beats [1:1]."""
    table = about_to_lead("[5:5][1:1]")
    check(table, "lead [1:1]", "It may win")
    down = table._state[0]["down"].copy()
    down[0] = counts(table, "[6:6]" * 4)
    set_state(table, down=down)
    check(table, "lead [1:1]", "Nobody can beat it")


def test_gives_no_charity() -> None:
    check(about_to_lead("[6:5]", charity=True), "lead [6:5]", "It may win")


@pytest.mark.parametrize(
    ("hand", "words", "why"),
    [
        ("[6:6]" + LOW_SKY * 2 + "[2:1][3:2]", "discard [2:1]", "worth more at the end"),
        ("[6:6]" + LOW_SKY * 2 + "[2:1]", "beat [6:6]", "the lowest play that wins"),
        ("[5:5]" + LOW_SKY * 2 + "[2:1][3:2]", "discard [2:1]", "low, and in no set"),
    ],
)
def test_answers(hand: str, words: str, why: str) -> None:
    check(about_to_follow("[1:1]", hand), words, why)
