"""Bagchen: what its bot advises, and why."""

import pytest

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
