"""The fish of Fifteen Lakes, by the worked examples and beside the slow twin: what matches, what a catch is worth."""

from typing import Any

import pytest

from paiju import Table
from paiju.games.fishing.lakes.advice import RISE
from paiju.tiles import FULL32
from tests.games.fishing import pools
from tests.games.fishing.catches import compare_matches_with_twin, compare_with_twin, tiles, worth
from tests.oracles import shi_wu_hu as oracle

SLUG = "shi-wu-hu"


def matches(one: str, other: str, **options: Any) -> bool:
    """One tile in hand, the other alone in the pool: does it catch?"""
    table = pools.position(SLUG, other, one, **options)
    return table.words == [f"catch {one} x {other}"]


@pytest.mark.parametrize(
    ("one", "other", "is_match"),
    [
        ("[6:4]", "[5:5]", False),
        ("[4:2]", "[2:1]", False),
        ("[4:2]", "[5:1]", True),
        ("[6:6]", "[1:1]", False),
        ("[6:1]", "[4:3]", True),
        ("[5:3]", "[4:4]", True),
        ("[2:1]", "[2:1]", True),
    ],
)
def test_E1_what_matches(one: str, other: str, is_match: bool) -> None:
    assert matches(one, other) == matches(other, one) == is_match


def test_E2_gee_joon() -> None:
    assert matches("[2:1]", "[3:3]", gee_joon_match="sixes")
    assert matches("[2:1]", "[5:1]", gee_joon_match="sixes")
    assert matches("[2:1]", "[4:2]", gee_joon_match="pair")
    assert not matches("[2:1]", "[5:1]", gee_joon_match="pair")


def test_all_matches_are_those_of_its_slow_twin() -> None:
    compare_matches_with_twin()


def test_E5_heaven_nine() -> None:
    assert worth(SLUG, "[6:3][5:4][6:6]") == 90
    assert worth(SLUG, "[6:3][6:6][6:6]") == 30
    assert worth(SLUG, "[6:3][6:6][6:6]", wen_wu="one_one") == 90


def test_E6_earth_eight() -> None:
    assert worth(SLUG, "[5:3][6:2][1:1]") == 60
    assert worth(SLUG, "[5:3][1:1][1:1]") == 30
    assert worth(SLUG, "[5:3][1:1][1:1]", wen_wu="one_one") == 60


def test_E7_supreme_and_juns() -> None:
    assert worth(SLUG, "[4:2][4:2][2:1]") == 90
    assert worth(SLUG, "[4:2][4:2]") == 20
    assert worth(SLUG, "[6:5]×3") == 30
    assert worth(SLUG, "[6:5]×4") == 120
    assert worth(SLUG, "[5:5]×4 [6:5]×4 [6:4]×4") == 660


def test_E8_catch_of_a_replay() -> None:
    catch = tiles(
        "[1:1]×2 [4:4]×2 [5:5]×4 [3:3]×2 [2:2]×2 [6:5]×2 [5:1]×2 [6:3]×3 [5:4]×3 "
        "[6:2]×2 [5:3]×4 [5:2]×2 [4:2]×2 [2:1]×2"
    )
    assert catch.count("[") == 34
    assert worth(SLUG, catch) == 580


def test_E10_all_cards() -> None:
    deck = Table(SLUG).tiles
    assert worth(SLUG, deck.text(deck.tiles())) == 2740


@pytest.mark.parametrize(
    "group",
    [
        "[6:6][6:3][5:4]",
        "[1:1][6:2][5:3]",
        "[4:4][5:2][4:3]",
        "[3:1][4:1][3:2]",
        "[4:2][2:1]",
        "[5:5]×4",
        "[6:5]×4",
        "[6:4]×4",
        "[3:3]",
        "[2:2]",
        "[6:1]",
        "[5:1]",
    ],
)
def test_the_bot_knows_what_a_fish_gains_in_its_group(group: str) -> None:
    faces = FULL32.read(tiles(group))
    plain = {"bonus_heaven_nine": 0, "bonus_supreme": 0, "bonus_juns": 0}
    together = worth(SLUG, group, **plain)
    alone = sum(worth(SLUG, FULL32.text([face]), **plain) for face in faces)
    assert {int(RISE[face]) for face in faces} == {(together - alone) // len(faces)}


def test_special_combinations_are_added_once_each() -> None:
    heaven_nine, supreme = "[6:6]×4 [6:3]×4 [5:4]×4", "[4:2]×4 [2:1]×4"
    assert worth(SLUG, heaven_nine) == 360 + 300
    assert worth(SLUG, heaven_nine, bonus_heaven_nine=0) == 360
    assert worth(SLUG, supreme) == 240 + 300
    assert worth(SLUG, supreme, bonus_supreme=50) == 240 + 50
    assert worth(SLUG, "[6:6]×4 [6:3]×4 [5:4]×3") == 330


def test_the_largest_bonuses_fit() -> None:
    deck = Table(SLUG).tiles
    largest = dict.fromkeys(("bonus_heaven_nine", "bonus_juns", "bonus_supreme"), 10_000)
    everything = worth(SLUG, deck.text(deck.tiles()), **largest)
    assert everything == 2740 - 900 + 30_000 < 2**15


def test_random_catches_are_worth_what_the_slow_twin_counts() -> None:
    compare_with_twin(SLUG, oracle, seed=8, number=3_000)
