"""The slow prices of Barbarian Tablets (호패) against the worked examples and the counts of its rule file."""

from collections import Counter
from functools import cache
from itertools import combinations
from math import comb, prod
from typing import Any

import pytest

from tests.oracles.ho_hpai_value import are_pairs, divisions, sok_number, straight, triplet, value
from tests.oracles.whole_hands import tiles
from tests.oracles.winner_deals import FULL32
from tests.oracles.xiangshifu import MILITARY, in_order

LISTS = ("culin", "korean", "combined")


def values(text: str, **options: Any) -> list[int]:
    """By every price list."""
    return [value(tiles(text), scoring=scoring, **options) for scoring in LISTS]


def straight_of(x: int) -> str:
    return "".join(f"[{max(x, y)}:{min(x, y)}]" for y in range(1, 7))


def two_triplets(sok: bool) -> set[tuple[str, ...]]:
    threes = {three for three in combinations(FULL32, 3) if triplet(three, sok)}
    return {tuple(in_order([*one, *other])) for one in threes for other in threes}


@cache
def winning_hands(sok: bool = True) -> list[tuple[str, ...]]:
    """All different hands that win, built up from their triplets, and the straights."""
    straights = {tuple(in_order(tiles(straight_of(x)))) for x in range(1, 7)}
    return [
        hand for hand in two_triplets(sok) | straights if all(hand.count(tile) <= FULL32.count(tile) for tile in hand)
    ]


def ways(hand: tuple[str, ...]) -> int:
    return prod(comb(FULL32.count(tile), hand.count(tile)) for tile in set(hand))


def test_T_triplets_without_sok() -> None:
    valid = [three for three in combinations(FULL32, 3) if triplet(three, sok=False)]
    assert (len(valid), len(set(valid))) == (150, 39)
    kinds = Counter(str(triplet(three)) for three in combinations(FULL32, 3))
    assert [kinds[kind] for kind in ("FULL_DRAGON", "SMALL_DRAGON", "BIG_DRAGON", "KAO", "SPLIT")] == [
        33,
        12,
        16,
        9,
        80,
    ]
    assert "FIVE_POINTS" not in kinds


@pytest.mark.parametrize(("sok", "winning"), [(True, 17_016), (False, 7_127)])
def test_winning_hands(sok: bool, winning: int) -> None:
    assert sum(ways(hand) for hand in winning_hands(sok)) == winning
    assert all(value(hand, sok=sok) for hand in winning_hands(sok))


def test_two_full_dragons() -> None:
    def is_two_dragons(hand: tuple[str, ...]) -> bool:
        return any(triplet(one) == triplet(other) == "FULL_DRAGON" for one, other in divisions(hand))

    dragons = [hand for hand in winning_hands() if is_two_dragons(hand)]
    assert len(dragons) == 75
    paired = {hand for hand in dragons if are_pairs(hand, "korean")}
    assert paired == {
        tuple(in_order(tiles("[6:1][6:1][5:2][5:3][4:2][4:3]"))),
        tuple(in_order(tiles("[5:1][5:1][6:2][6:3][4:2][4:3]"))),
    }
    assert not any(are_pairs(hand, "chinese") for hand in dragons)
    military = [hand for hand in dragons if all(tile in MILITARY for tile in hand)]
    assert military == [tuple(in_order(tiles("[2:1][6:3][5:4][4:1][6:2][5:3]")))]


def test_sok_on_the_same_number() -> None:
    def is_same_sok(hand: tuple[str, ...]) -> bool:
        return any(
            triplet(one) and triplet(other) and not triplet(one, sok=False) and not triplet(other, sok=False)
            and sok_number(one) == sok_number(other)
            for one, other in divisions(hand)
        )  # fmt: skip

    assert {hand for hand in winning_hands() if is_same_sok(hand)} == {
        tuple(in_order(tiles(text)))
        for text in (
            "[6:6][6:6][6:5][6:5][6:1][6:1]",
            "[6:6][6:6][6:5][6:1][6:4][6:2]",
            "[5:5][5:5][5:1][5:4][5:3][5:2]",
        )
    }


def test_E1_full_dragon_and_split() -> None:
    assert values("[2:1][4:3][6:5][3:3][3:1][1:1]") == [2, 2, 2]


def test_E2_two_full_dragons() -> None:
    assert values("[2:1][4:3][6:5][3:1][4:2][6:5]") == [3, 3, 3]


def test_E3_military_full_dragons() -> None:
    assert values("[4:1][5:3][6:2][2:1][5:4][6:3]") == [5, 6, 5]


def test_E4_full_dragons_that_pair() -> None:
    assert values("[6:1][5:2][4:3][6:1][4:2][5:3]") == [4, 4, 4]
    assert values("[6:1][5:2][4:3][6:1][4:2][5:3]", pairs="chinese") == [3, 3, 3]


def test_E5_straights() -> None:
    expected = {"culin": [3, 5, 3, 3, 4, 3], "korean": [3, 7, 4, 4, 3, 3], "combined": [3, 5, 4, 4, 3, 3]}
    for scoring, prices in expected.items():
        assert [value(tiles(straight_of(x)), scoring=scoring) for x in range(1, 7)] == prices
    assert straight(tiles("[3:1][3:2][3:3][4:3][5:3][6:3]")) == 3
    assert straight(tiles("[3:1][3:1][3:3][4:3][5:3][6:3]")) is None


def test_E6_big_and_small_dragons() -> None:
    assert values("[4:4][5:5][6:6][4:4][5:5][6:6]") == [3, 3, 3]
    assert values("[1:1][2:2][3:3][4:4][5:5][6:6]") == [2, 2, 2]
    assert values("[1:1][2:2][3:3][4:4][5:5][6:6]", big_small_doubles=3) == [3, 3, 3]
    assert values("[2:1][3:1][3:2][5:4][6:4][6:5]") == [3, 3, 3]
    assert values("[3:1][3:1][2:2][6:5][6:5][4:4]") == [2, 2, 2]


def test_E7_sok_on_the_same_number() -> None:
    assert values("[6:6][6:5][6:1][6:6][6:5][6:1]") == [2, 4, 2]
    assert values("[6:6][6:5][6:1][6:6][6:5][6:1]", sok=False) == [0, 0, 0]


def test_E8_kao_without_doubles() -> None:
    assert values("[6:3][6:2][3:2][6:6][2:2][3:3]") == [2, 2, 2]
    assert values("[6:3][6:2][3:2][6:6][2:2][3:3]", kao_without_doubles="invalid") == [0, 0, 0]


def test_E9_three_pairs() -> None:
    assert values("[6:1][6:1][5:5][5:5][4:3][4:2]") == [0, 0, 0]
    assert values("[6:1][6:1][5:5][5:5][4:3][4:2]", three_pairs=True) == [4, 4, 4]
    assert values("[4:4][5:5][6:6][4:4][5:5][6:6]", three_pairs=True) == [4, 4, 4]


def test_E13_readings_differ() -> None:
    hand = "[2:2][2:2][6:3][5:4][6:2][2:1]"
    assert values(hand) == [2, 2, 2]
    assert values(hand, three_pairs=True) == [4, 4, 4]
    assert values(hand, three_pairs=True, pairs="chinese") == [2, 2, 2]
    assert values(hand, sok=False) == [0, 0, 0]
    assert values(hand, sok=False, three_pairs=True) == [4, 4, 4]
