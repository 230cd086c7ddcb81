"""Heaven 9: what its bot advises, and why."""

import pytest

from tests.games.tricks.heaven_nine_positions import about_to_follow, about_to_lead

ANY_THREE = ["[6:5][6:4][6:1]"] * 3


@pytest.mark.parametrize(
    ("hand", "tricks", "words", "why"),
    [
        ("[6:5][4:2][2:1]", [1, 4, 0, 0], "lead [4:2][2:1]", "certain only when it is led"),
        ("[6:6][4:2][2:1]", [1, 4, 0, 0], "lead [6:6]", "counts double in the last trick"),
        ("[6:6][4:2][5:1]", [1, 4, 0, 0], "lead [4:2]", "It may win"),  # half of the special pair is a tile like others
        ("[6:6][6:3][5:1]", [5, 0, 0, 0], "lead [6:6]", "the others are shut out"),
        ("[6:6][5:5][5:1]", [3, 2, 0, 0], "lead [5:5]", "kept for the end"),
        ("[1:1][1:1][6:2]", [3, 2, 0, 0], "lead [1:1][1:1][6:2]", "the others must bury good tiles"),
    ],
)
def test_leads(hand: str, tricks: list[int], words: str, why: str) -> None:
    advice = about_to_lead(0, hand, *ANY_THREE, tricks=tricks).advice(language="en")
    assert advice.words == words
    assert why in advice.reason


def test_the_special_pair_is_led_when_nothing_else_is_left() -> None:
    advice = about_to_lead(0, "[4:2][2:1]", *["[6:5][6:4]"] * 3, tricks=[1, 5, 0, 0]).advice()
    assert advice.words == "lead [4:2][2:1]"


@pytest.mark.parametrize(
    ("tricks", "fields", "words", "why"),
    [
        ([0, 0, 2, 2], {}, "take [6:6]", "shut out"),
        ([0, 1, 2, 1], {}, "bury [5:1]", "worth more at the end"),
        ([0, 1, 2, 1], {"previous": 1, "wins": 1}, "take [6:6]", "previous winner"),
        ([1, 4, 0, 0], {"previous": 1, "wins": 1}, "bury [5:1]", "worth more at the end"),
    ],
)
def test_answers(tricks: list[int], fields: dict[str, int], words: str, why: str) -> None:
    advice = about_to_follow("[1:1]", "[6:6][5:1][4:3][3:2]", tricks=tricks, **fields).advice(language="en")
    assert advice.words == words
    assert why in advice.reason


def test_a_lowest_tile_is_saved_unless_stacks_would_be_bought_at_its_rate() -> None:
    played = "[6:6][6:6][1:1][1:1][4:4][4:4][3:1][3:1][5:5][5:5][3:3][3:3][2:2][2:2][6:5][6:5][6:4][6:4][6:1][6:1]"
    for tricks, words in (([2, 4, 0, 0], "lead [6:3]"), ([1, 5, 0, 0], "lead [5:1]")):
        table = about_to_lead(0, "[5:1][6:3]", *["[5:2][4:3]"] * 3, tricks=tricks, played=played)
        assert table.advice().words == words
