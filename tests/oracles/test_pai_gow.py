"""The slow twin of Pai Gow (牌九) against the worked examples of its rule file."""

from collections.abc import Callable
from itertools import combinations

import pytest

from tests.oracles.pai_gow import (
    Oracle,
    commission,
    compare,
    house_way,
    odds,
    rank,
    settle,
    splits,
)
from tests.oracles.pai_gow_ranking import FULL32, GONG, PAIR, WONG, Split, kind, total

STRIDE7 = [FULL32[(7 * i) % 32] for i in range(32)]


def tiles(text: str) -> tuple[str, ...]:
    return tuple(text.replace("][", "] [").split())


def split(text: str) -> Split:
    return tuple(tiles(group) for group in text.split("|"))


def versus(x: str, y: str, zero_tie: str = "copy", gee_joon_rank: str = "both_low") -> int:
    return compare(tiles(x), tiles(y), zero_tie, gee_joon_rank)


def by_house(text: str, way: str = "easy", gee_joon_rank: str = "both_low") -> str:
    """The split of the house way, written high hand / low hand."""
    hand = tiles(text)
    chosen = splits(hand)[house_way(hand, way, "copy", gee_joon_rank)]
    low, high = sorted(chosen, key=lambda h: rank(h, "copy", gee_joon_rank))
    return "".join(high) + " / " + "".join(low)


def finish(oracle: Oracle, choose: Callable[[Oracle], str]) -> Oracle:
    while not oracle.over:
        oracle.play(choose(oracle))
    return oracle


def first(oracle: Oracle) -> str:
    return oracle.words()[0]


def last(oracle: Oracle) -> str:
    return oracle.words()[-1]


def middling() -> Callable[[Oracle], str]:
    """Policy M for one hand."""
    earlier = 0

    def choose(oracle: Oracle) -> str:
        nonlocal earlier
        words = oracle.words()
        if len(words) == 1:
            return words[0]
        earlier += 1
        return words[7 * (earlier - 1) % len(words)]

    return choose


def house(oracle: Oracle) -> str:
    if oracle.phase == "BET":
        return last(oracle)
    return oracle.words()[house_way(oracle.hand(oracle.turn))]


def test_E1_wong() -> None:
    assert versus("[6:6][5:4]", "[1:1][6:3]") == 1
    assert versus("[6:6][6:3]", "[6:6][5:4]") == 0
    assert kind(tiles("[5:4][6:6]")) == kind(tiles("[6:6][5:4]")) == WONG


def test_E2_gong() -> None:
    assert versus("[1:1][4:4]", "[1:1][6:2]") == 0
    assert versus("[6:6][5:3]", "[1:1][4:4]") == 1
    assert kind(tiles("[4:4][1:1]")) == GONG


def test_E3_points_and_pair() -> None:
    assert total(tiles("[4:4][5:4]")) == total(tiles("[6:1][5:5]")) == 7
    assert versus("[4:4][5:4]", "[6:1][5:5]") == 1
    assert versus("[5:1][5:1]", "[6:6][6:3]") == 1


def test_E4_three_or_six() -> None:
    assert total(tiles("[4:2][3:1]")) == total(tiles("[2:1][6:5]")) == 7
    assert versus("[4:2][3:1]", "[2:1][6:5]") == 1
    assert kind(tiles("[4:2][2:1]")) == PAIR


def test_E5_zero() -> None:
    assert versus("[3:1][3:3]", "[5:5][6:4]") == 0
    assert versus("[3:1][3:3]", "[5:5][6:4]", zero_tie="high_tile") == 1


@pytest.mark.parametrize(
    ("player", "copies", "gain"),
    [
        ("[2:2][2:2]|[6:1][4:4]", "banker", 10),
        ("[6:6][6:2]|[6:4][4:1]", "banker", 0),
        ("[6:6][6:2]|[6:4][4:1]", "none", 10),
        ("[6:5][4:4]|[5:1][6:3]", "banker", -10),
    ],
)
def test_E6_settle(player: str, copies: str, gain: int) -> None:
    assert settle(10, split(player), split("[1:1][5:3]|[6:4][3:2]"), copies) == gain


def test_E7_six_high() -> None:
    assert versus("[2:1][4:1]", "[4:2][3:2]") == 0
    assert versus("[2:1][4:1]", "[4:2][3:2]", gee_joon_rank="six_high") == -1


def test_E8_actions() -> None:
    text = "[6:6][6:6][6:3][6:5]"
    assert splits(tiles(text)) == [
        split("[6:6][6:6]|[6:5][6:3]"),
        split("[6:6][6:5]|[6:6][6:3]"),
    ]
    assert by_house(text) == "[6:6][6:3] / [6:6][6:5]"
    assert by_house(text, "max_sum") == "[6:6][6:6] / [6:5][6:3]"


def values(text: str) -> list[int]:
    return [total(tiles(hand)) for hand in by_house(text).split(" / ")]


def test_E9_easy_pairs() -> None:
    assert values("[4:2][2:1][3:3][3:1]") == [9, 7]
    assert values("[6:2][5:3][6:5][6:3]") == [9, 7]
    high, low = by_house("[6:3][5:4][5:5][1:1]").split(" / ")
    assert (kind(tiles(high)), total(tiles(low))) == (WONG, 9)
    assert values("[1:1][6:6][4:1][3:2]") == [7, 7]


def test_E10_easy_without_pair() -> None:
    assert by_house("[6:6][6:5][5:5][4:3]") == "[6:6][4:3] / [5:5][6:5]"
    assert values("[6:6][6:3][4:4][3:1]") == [7, 6]
    assert by_house("[1:1][6:2][5:4][3:1]") == "[1:1][6:2] / [3:1][5:4]"
    assert by_house("[4:4][6:4][5:2][2:1]") == "[6:4][2:1] / [4:4][5:2]"


def test_E11_commission() -> None:
    assert commission(10, 5) == commission(20, 5) == 1
    assert commission(10, 5, "down") == commission(-10, 5) == 0
    wall = tiles("[1:1][1:1][5:5][3:1][5:5][6:5][3:3][6:4][6:6][6:3]")
    table = Oracle(5, [wall], variant="small", commission_percent=5, hands=1)
    finish(table, last)
    assert table.results == [[19, 9, -10, -10, -10]]
    assert table.house == 2


def test_E12_odds() -> None:
    hand = tiles("[4:2][2:1][3:3][3:1]")
    kept = splits(hand).index(split("[3:1][3:3]|[4:2][2:1]"))
    assert odds(hand, house_way(hand), "easy") == (8982, 7975, 3518)
    assert odds(hand, kept, "easy") == (0, 20475, 0)


def test_E13_deal_order() -> None:
    table = Oracle(4, [STRIDE7], first_banker=1, hands=1)
    assert table.hand(2) == []
    for bet in ("bet 1", "bet 2", "bet 3"):
        table.play(bet)
    assert table.turn == 2
    assert table.hand(2) == list(tiles("[6:6][3:1][6:5][5:1]"))
    assert table.hand(3) == list(tiles("[1:1][3:3][6:4][4:2]"))
    assert table.hand(0) == list(tiles("[3:1][2:2][6:2][2:1]"))
    assert table.hand(1) == list(tiles("[1:1][5:5][5:1][4:3]"))
    assert table.words()[0] == "set [6:6][3:1] | [6:5][5:1]"


@pytest.mark.parametrize(
    ("choose", "result"),
    [(first, [1, -3, 1, 1]), (last, [-10, 30, -10, -10]), (house, [-10, 20, 0, -10])],
)
def test_E13_whole_hand(choose: Callable[[Oracle], str], result: list[int]) -> None:
    table = finish(Oracle(4, [STRIDE7], first_banker=1, hands=1), choose)
    assert table.results == [result]
    assert table.scores == result
    assert table.turn == -1


def test_E13_banker_by_house_way() -> None:
    options = {"first_banker": 1, "hands": 1, "banker_sets": "house_way"}
    table = Oracle(4, [STRIDE7], **options)
    turns = []
    while not table.over:
        turns.append(table.turn)
        table.play(house(table))
    assert turns == [2, 3, 0, 2, 3, 0]
    assert table.results == [[-10, 20, 0, -10]]


def test_E14_small() -> None:
    wall = tiles("[5:5][6:4][6:6][6:3][4:4][4:4][6:6][5:4]")
    table = finish(Oracle(4, [wall], variant="small", hands=1), middling())
    assert table.stakes == {1: 1, 2: 8, 3: 5}
    assert table.results == [[-4, -1, 0, 5]]
    strict = Oracle(4, [wall], variant="small", copies="banker", hands=1)
    assert finish(strict, middling()).results == [[4, -1, -8, 5]]


def test_E15_easy_six_high() -> None:
    text = "[5:1][4:2][4:1][2:1]"
    assert by_house(text) == "[5:1][4:2] / [4:1][2:1]"
    assert by_house(text, gee_joon_rank="six_high") == "[5:1][2:1] / [4:2][4:1]"


def test_count_of_ranks() -> None:
    hands = set(combinations(FULL32, 2))
    assert len({rank(hand) for hand in hands}) == 102
    assert len({rank(hand)[:2] for hand in hands if kind(hand) == PAIR}) == 16


def test_two_pairs_are_kept() -> None:
    assert by_house("[6:3][5:4][6:6][6:6]") == "[6:6][6:6] / [6:3][5:4]"
    assert by_house("[2:2][2:2][3:3][3:3]") == "[3:3][3:3] / [2:2][2:2]"


def test_bankroll_caps_stakes_and_empty_seats_leave() -> None:
    losing = tiles("[5:5][6:4][5:5][6:4][6:6][6:6]")  # seats 1 and 2 (then others) lose to a pair
    table = Oracle(3, [losing] * 3, variant="small", copies="banker", bankroll=5, min_stake=3)
    assert table.words() == ["bet 3", "bet 4", "bet 5"]
    table.play("bet 5")
    table.play("bet 3")
    assert table.results == [[8, -5, -3]]
    assert (table.banker, table.turn, table.inside) == (2, 0, [0, 2])
    table.play("bet 10")  # two seats: the wall gives both of them zero, a copy for the banker
    assert table.scores == [-2, -5, 7]
    assert (table.banker, table.turn, table.words()) == (0, 2, [f"bet {s}" for s in range(3, 11)])


def test_bank_stays_when_fixed() -> None:
    walls = [STRIDE7] * 3
    assert finish(Oracle(4, walls, hands=3, banker_mode="fixed"), first).banker == 0
    assert finish(Oracle(4, walls, hands=3), first).banker == 2


def test_balance_below_the_minimum_forces_all_in() -> None:
    table = Oracle(2, [STRIDE7], bankroll=2, min_stake=5)
    assert table.words() == ["bet 2"]


def test_odds_of_small() -> None:
    assert odds(tiles("[4:2][2:1]"), 0, copies="none") == (435, 0, 0)
    assert sum(odds(tiles("[3:1][3:3]"), 0)) == 435
