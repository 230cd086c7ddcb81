"""The fish of Merged Tiu-U, by the worked examples and beside the slow twin: what a catch is worth."""

import pytest

from paiju import Table
from tests.games.fishing.catches import compare_with_twin, worth
from tests.oracles import tiu_u_merged as oracle

SLUG = "tiu-u-merged"


def test_E1_heaven_nine_needs_one_nine() -> None:
    assert worth(SLUG, "[6:3][6:6][6:6]") == 90
    assert worth(SLUG, "[6:3][5:4][5:4]") == 30


def test_E2_earth_eight_needs_one_eight() -> None:
    assert worth(SLUG, "[5:3][1:1][1:1]") == 60
    assert worth(SLUG, "[5:3][6:2][6:2]") == 30


@pytest.mark.parametrize("face", ["[5:5]", "[6:4]", "[6:5]"])
def test_E3_a_jun_is_all_four(face: str) -> None:
    assert [worth(SLUG, face * number) for number in range(5)] == [0, 10, 20, 30, 120]


def test_E4_all_three_juns() -> None:
    assert worth(SLUG, "[5:5]×4 [6:5]×4 [6:4]×4") == 660


def test_E5_supreme() -> None:
    assert worth(SLUG, "[4:2][4:2][2:1][2:1]") == 320
    assert worth(SLUG, "[4:2][4:2][2:1]") == 90
    assert worth(SLUG, "[2:1][2:1]") == 20


def test_E6_all_heaven_nine() -> None:
    assert worth(SLUG, "[6:6]×4 [6:3]×2 [5:4]×2") == 540
    for seven in ("[6:6]×3 [6:3]×2 [5:4]×2", "[6:6]×4 [6:3] [5:4]×2", "[6:6]×4 [6:3]×2 [5:4]"):
        assert worth(SLUG, seven) == 210


def test_E7_the_authors_catch() -> None:
    catch = "[6:6]×2 [6:3]×2 [5:4]×2 [4:4]×2 [4:3] [6:1] [6:5]×4 [5:5]×2 [3:3] [5:1] [4:2]×2 [2:1]×2 [1:1]×4"
    assert worth(SLUG, catch, bonus_supreme=0) == 570
    assert worth(SLUG, catch) == 770
    assert worth(SLUG, catch, bonus_supreme=100) == 670
    assert worth(SLUG, catch, wen_wu="one_two") == 740


def test_E10_all_tiles() -> None:
    deck = Table(SLUG).tiles
    assert worth(SLUG, deck.text(deck.tiles())) == 2160


def test_random_catches_are_worth_what_the_slow_twin_counts() -> None:
    compare_with_twin(SLUG, oracle, seed=9, number=3_000)
