"""Pai Gow: ranking, settings, house ways and odds, by the worked examples and exhaustively beside the slow twin."""

import random
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from paiju.games.banking.pai_gow import GAME
from paiju.games.banking.pai_gow.bot import HIGH_CHANCES, LOW_CHANCES
from paiju.games.banking.pai_gow.house_way import house_setting, score_of
from paiju.games.banking.pai_gow.options import EASY, MAX_SUM
from paiju.games.banking.pai_gow.ranking import GONG, PAIR, POINTS, WONG, class_of, hand_rank, value_of
from paiju.games.banking.pai_gow.setting import is_distinct, pack, set_ranks
from paiju.games.banking.pai_gow.settlement import outcome
from paiju.games.banking.pai_gow.single_hand import odds
from paiju.tiles import FULL32
from tests.budget import TIMES
from tests.oracles import pai_gow as oracle
from tests.oracles import pai_gow_ranking as oracle_ranking

WAYS = ("easy", "max_sum")
RANKINGS = [
    {"zero_tie": zero_tie, "gee_joon_rank": gee_joon_rank}
    for zero_tie in ("copy", "high_tile")
    for gee_joon_rank in ("both_low", "six_high")
]


@cache
def _rules(options: tuple[tuple[str, Any], ...]) -> NDArray[np.void]:
    return GAME.rules_record(4, GAME.values(4, dict(options)))


def rules(**options: Any) -> NDArray[np.void]:
    return _rules(tuple(options.items()))


def rank(tiles: str, **options: Any) -> int:
    return int(hand_rank(rules(**options)[0], *FULL32.read(tiles)))


def texts(faces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(FULL32.text([face]) for face in faces)


def in_order(tiles: str) -> tuple[int, ...]:
    return tuple(sorted(FULL32.read(tiles)))


def hands_of(four: tuple[int, ...], setting: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (four[0], four[setting]), tuple(four[place] for place in (1, 2, 3) if place != setting)


def by_house(tiles: str, way: int = EASY, **options: Any) -> str:
    """How the house sets four tiles, written high / low."""
    four = in_order(tiles)
    setting = int(house_setting(rules(**options)[0], pack(*four), way))
    low, high = sorted(hands_of(four, setting), key=lambda hand: rank(FULL32.text(hand), **options))
    return f"{FULL32.text(high)} / {FULL32.text(low)}"


def values_by_house(tiles: str, way: int = EASY) -> tuple[int, int]:
    high, low = by_house(tiles, way).split(" / ")
    return int(value_of(rank(high))), int(value_of(rank(low)))


# Ranking


def test_E1_wong_goes_by_the_high_tile() -> None:
    assert class_of(rank("[6:6][5:4]")) == class_of(rank("[1:1][6:3]")) == WONG
    assert rank("[6:6][5:4]") > rank("[1:1][6:3]")
    assert rank("[6:6][6:3]") == rank("[6:6][5:4]")


def test_E2_gong_takes_any_eight() -> None:
    assert class_of(rank("[1:1][4:4]")) == class_of(rank("[1:1][6:2]")) == GONG
    assert rank("[1:1][4:4]") == rank("[1:1][6:2]")
    assert rank("[6:6][5:3]") > rank("[1:1][4:4]")


def test_E3_high_tile_of_points_and_pairs_above_wong() -> None:
    assert value_of(rank("[4:4][5:4]")) == value_of(rank("[6:1][5:5]")) == 7
    assert rank("[4:4][5:4]") > rank("[6:1][5:5]")
    assert class_of(rank("[5:1][5:1]")) == PAIR
    assert rank("[5:1][5:1]") > rank("[6:6][6:3]")


def test_E4_three_or_six() -> None:
    assert value_of(rank("[4:2][3:1]")) == value_of(rank("[2:1][6:5]")) == 7
    assert rank("[4:2][3:1]") > rank("[2:1][6:5]")
    assert rank("[4:2][2:1]") > rank("[6:6][6:6]")
    assert class_of(rank("[4:2][2:1]")) == PAIR


def test_E5_zero_against_zero() -> None:
    assert value_of(rank("[3:1][3:3]")) == value_of(rank("[5:5][6:4]")) == 0
    assert class_of(rank("[3:1][3:3]")) == POINTS
    assert rank("[3:1][3:3]") == rank("[5:5][6:4]")
    assert rank("[3:1][3:3]", zero_tie="high_tile") > rank("[5:5][6:4]", zero_tie="high_tile")


def test_E7_six_high() -> None:
    assert value_of(rank("[2:1][4:1]")) == value_of(rank("[4:2][3:2]")) == 8
    assert rank("[2:1][4:1]") == rank("[4:2][3:2]")
    assert rank("[2:1][4:1]", gee_joon_rank="six_high") < rank("[4:2][3:2]", gee_joon_rank="six_high")


TWO_TILE_HANDS = sorted(set(combinations(FULL32.tiles(), 2)))
FOUR_TILE_HANDS = sorted(set(combinations(FULL32.tiles(), 4)))


@pytest.mark.parametrize("ranking", RANKINGS)
def test_every_two_hands_compare_as_in_the_slow_twin(ranking: dict[str, str]) -> None:
    ranks = [rank(FULL32.text(hand), **ranking) for hand in TWO_TILE_HANDS]
    turned = [rank(FULL32.text(hand[::-1]), **ranking) for hand in TWO_TILE_HANDS]
    assert ranks == turned
    slow = [oracle_ranking.rank(texts(hand), **ranking) for hand in TWO_TILE_HANDS]
    for one, slow_one in zip(ranks, slow, strict=True):
        assert [one > other for other in ranks] == [slow_one > other for other in slow]
        assert [one == other for other in ranks] == [slow_one == other for other in slow]


def test_there_are_102_ranks() -> None:
    assert len({rank(FULL32.text(hand)) for hand in TWO_TILE_HANDS}) == 102


# House ways


def test_E8_easy_splits_what_max_sum_keeps() -> None:
    tiles = "[6:6][6:6][6:3][6:5]"
    assert by_house(tiles) == "[6:6][6:3] / [6:6][6:5]"
    assert values_by_house(tiles) == (11, 3)
    assert by_house(tiles, MAX_SUM) == "[6:6][6:6] / [6:5][6:3]"
    assert values_by_house(tiles, MAX_SUM) == (12, 0)


@pytest.mark.parametrize(
    ("tiles", "values"),
    [
        ("[4:2][2:1][3:3][3:1]", (9, 7)),
        ("[6:2][5:3][6:5][6:3]", (9, 7)),
        ("[6:3][5:4][5:5][1:1]", (11, 9)),
        ("[1:1][6:6][4:1][3:2]", (7, 7)),
    ],
)
def test_E9_easy_splits_pairs(tiles: str, values: tuple[int, int]) -> None:
    assert values_by_house(tiles) == values


@pytest.mark.parametrize(
    ("tiles", "hands", "values"),
    [
        ("[6:6][6:5][5:5][4:3]", "[6:6][4:3] / [5:5][6:5]", (9, 1)),
        ("[6:6][6:3][4:4][3:1]", "[4:4][6:3] / [6:6][3:1]", (7, 6)),
        ("[1:1][6:2][5:4][3:1]", "[1:1][6:2] / [3:1][5:4]", (10, 3)),
        ("[4:4][6:4][5:2][2:1]", "[6:4][2:1] / [4:4][5:2]", (6, 5)),
    ],
)
def test_E10_easy_without_a_pair(tiles: str, hands: str, values: tuple[int, int]) -> None:
    assert by_house(tiles) == hands
    assert values_by_house(tiles) == values


def test_E15_easy_with_six_high() -> None:
    tiles = "[5:1][4:2][4:1][2:1]"
    assert values_by_house(tiles) == (9, 8)
    assert by_house(tiles) == "[5:1][4:2] / [4:1][2:1]"
    assert by_house(tiles, gee_joon_rank="six_high") == "[5:1][2:1] / [4:2][4:1]"


@pytest.mark.parametrize("way", [EASY, MAX_SUM])
@pytest.mark.parametrize("ranking", RANKINGS)
def test_the_house_sets_every_hand_as_in_the_slow_twin(ranking: dict[str, str], way: int) -> None:
    assert len(FOUR_TILE_HANDS) == 8130
    g = rules(**ranking)[0]
    for four in FOUR_TILE_HANDS[:: 1 if TIMES > 1 else 4]:
        tiles = pack(*four)
        settings = [setting for setting in (1, 2, 3) if is_distinct(tiles, setting)]
        slow = oracle_ranking.house_way(texts(four), WAYS[way], **ranking)
        assert settings.index(house_setting(g, tiles, way)) == slow, FULL32.text(four)


def test_every_hand_has_the_settings_of_the_slow_twin() -> None:
    for four in FOUR_TILE_HANDS:
        settings = [setting for setting in (1, 2, 3) if is_distinct(pack(*four), setting)]
        found = [tuple(map(texts, hands_of(four, setting))) for setting in settings]
        assert found == oracle_ranking.splits(texts(four))


# Settlement and odds


@pytest.mark.parametrize("copies", ["banker", "none"])
@pytest.mark.parametrize("ranking", RANKINGS)
def test_settles_like_the_slow_twin(ranking: dict[str, str], copies: str) -> None:
    g = rules(copies=copies, **ranking)[0]
    rng = random.Random(7)
    for _ in range(1500):
        eight = rng.sample(FULL32.tiles(), 8)
        seats = [tuple(sorted(eight[:4])), tuple(sorted(eight[4:]))]
        chosen = [rng.randint(1, 3), rng.randint(1, 3)]
        (high, low), (banker_high, banker_low) = (
            set_ranks(g, pack(*four), setting) for four, setting in zip(seats, chosen, strict=True)
        )
        slow = [tuple(map(texts, hands_of(four, setting))) for four, setting in zip(seats, chosen, strict=True)]
        expected = oracle.outcome(slow[0], slow[1], copies, **ranking)
        assert outcome(g, high, low, banker_high, banker_low) == expected


def test_E12_odds() -> None:
    tiles = in_order("[4:2][2:1][3:3][3:1]")
    split = int(house_setting(rules()[0], pack(*tiles), EASY))
    kept = next(setting for setting in (1, 2, 3) if FULL32.read("[4:2][2:1]") == [*hands_of(tiles, setting)[1]])
    assert odds(rules(), tiles, split, EASY) == (8982, 7975, 3518)
    assert odds(rules(), tiles, kept, EASY) == (0, 20475, 0)


def test_odds_like_the_slow_twin() -> None:
    options = {"copies": "none", "zero_tie": "high_tile", "gee_joon_rank": "six_high"}
    tiles = in_order("[6:6][6:4][6:4][2:1]")
    found = odds(rules(**options), tiles, 3, MAX_SUM)
    assert hands_of(tiles, 3) == (in_order("[6:6][2:1]"), in_order("[6:4][6:4]"))
    assert found == oracle.odds(texts(tiles), 1, "max_sum", **options)  # the second of two settings


@pytest.mark.parametrize("copies", ["banker", "none"])
def test_odds_of_the_small_game_like_the_slow_twin(copies: str) -> None:
    for two in TWO_TILE_HANDS[::10]:
        found = odds(rules(variant="small", copies=copies), two, 0, EASY)
        assert found == oracle.odds(texts(two), 0, copies=copies)
        assert sum(found) == 435


def test_the_bot_knows_the_chances_of_the_house_way() -> None:
    high_values, low_values = [], []
    g = rules()[0]
    for four in combinations(FULL32.tiles(), 4):
        tiles = pack(*four)
        high, low = set_ranks(g, tiles, house_setting(g, tiles, EASY))
        high_values.append(value_of(high))
        low_values.append(value_of(low))
    for chances, values in ((HIGH_CHANCES, np.array(high_values)), (LOW_CHANCES, np.array(low_values))):
        assert chances.tolist() == [round(100 * np.mean(values < value)) for value in range(14)]


def test_every_pair_of_tiles_scores_in_max_sum_as_its_slow_twin() -> None:
    for hand in combinations(FULL32.tiles(), 2):
        tiles = FULL32.text(sorted(hand))
        assert score_of(rank(tiles)) == oracle_ranking.score(texts(hand))
