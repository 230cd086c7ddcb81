"""The slow twin of Da Ling (打零) against the worked examples of its rule file."""

from itertools import combinations

import pytest

from tests.oracles.banking import Policy, play_hand, policy_f, policy_l, policy_m, stride, tiles
from tests.oracles.da_ling import (
    Oracle,
    Split,
    banker_table,
    best_split,
    colour_pips,
    ev,
    group_table,
    is_red,
    matches,
    settle,
    splits,
    target,
    value,
)

E6_SPLITS = [
    "[5:5] | [6:4][6:4] | [6:5][6:3][3:1]",
    "[6:2] | [5:1][2:2] | [5:2][4:3][3:3]",
    "[5:5] | [6:1][2:1] | [6:6][6:5][5:3]",
]
E7_SPLITS = [
    "[6:2] | [6:4][6:4] | [6:5][6:3][3:1]",
    "[5:4] | [5:1][2:2] | [5:2][4:3][3:3]",
    "[6:6] | [6:1][2:1] | [5:5][6:5][5:3]",
]
E9_SPLITS = ["[3:3] | [6:6][3:1] | [6:4][6:1][6:3]", "[5:1] | [4:4][6:2] | [1:1][6:5][2:1]"]


def split(text: str) -> Split:
    return tuple(tiles(group) for group in text.split("|"))


def exact(
    table: str,
    chosen: list[str],
    bets: tuple[int, int, int] = (3, 7, 15),
    mode: str = "exact",
    absolute_tie: str = "push",
    house_fee: int = 0,
) -> list[int]:
    return settle(
        mode,
        tiles(table),
        [split(text) for text in chosen],
        [bets] * len(chosen),
        absolute_tie=absolute_tie,
        house_fee=house_fee,
    )


@pytest.mark.parametrize(
    ("group", "worth"),
    [
        ("[5:5]", 10),
        ("[6:5]", 1),
        ("[4:2]", 6),
        ("[2:1]", 6),
        ("[4:2][3:1]", 10),
        ("[4:2][2:1]", 9),
        ("[4:2][2:1][3:1]", 10),
        ("[2:1][6:1]", 10),
    ],
)
def test_E1_values(group: str, worth: int) -> None:
    assert value(tiles(group)) == worth


def test_E2_outrank() -> None:
    chosen = split("[6:5] | [4:4][5:1] | [6:6][1:1][6:1]")
    assert [value(group) for group in chosen] == [1, 4, 1]
    assert settle("outrank", tiles("[6:1][2:2]"), [chosen], [(2, 3, 5)]) == [3, -3]


def test_E3_zero_is_high() -> None:
    chosen = split("[6:6] | [4:1][3:2] | [6:5][6:3][5:4]")
    assert [value(group) for group in chosen] == [2, 10, 9]
    assert settle("outrank", tiles("[5:5][6:4]"), [chosen], [(1, 1, 1)]) == [-2, 2]


def test_E4_wild_tile_of_the_banker() -> None:
    assert value(tiles("[4:2][6:1]")) == 10
    assert value(tiles("[4:2][6:1]"), wild=False) == 3


def test_E5_actions() -> None:
    assert len(splits(tiles("[6:6][4:4][6:5][5:4][3:2][2:1]"))) == 60
    assert len(splits(tiles("[6:6][6:6][3:3][3:3][2:2][2:2]"))) == 15


def test_E6_exact() -> None:
    assert (target(tiles("[4:4][1:1]")), is_red(tiles("[4:4][1:1]"))) == (10, True)
    pairs = [split(text)[1] for text in E6_SPLITS]
    assert [colour_pips(pair, red=True) for pair in pairs] == [8, 1, 2]
    assert exact("[4:4][1:1]", E6_SPLITS) == [-1, 23, -22, 0]
    assert exact("[4:4][1:1]", E6_SPLITS, bets=(1, 2, 3)) == [1, 4, -5, 0]


def test_E7_nobody_matches() -> None:
    assert exact("[4:4][1:1]", E7_SPLITS) == [-1, 23, -22, 0]
    assert exact("[4:4][1:1]", E7_SPLITS, mode="exact_with_banker") == [-4, 20, -25, 9]


def test_E8_absolute_winner() -> None:
    table = tiles("[3:1][6:2]")
    assert (target(table), is_red(table)) == (2, False)
    chosen = ["[6:6] | [6:5][6:5] | [6:4][6:1][3:2]", *E6_SPLITS[1:]]
    assert [all(matches(g, table) for g in split(text)) for text in chosen] == [True, False, False]
    assert exact("[3:1][6:2]", chosen) == [50, -25, -25, 0]
    assert exact("[3:1][6:2]", chosen, house_fee=1) == [49, -25, -25, 0]
    assert exact("[3:1][6:2]", chosen, mode="exact_with_banker") == [55, -25, -25, -5]


def test_E9_absolute_tie() -> None:
    table = tiles("[5:4][4:3]")
    assert (target(table), is_red(table)) == (6, True)
    for text in E9_SPLITS:
        assert all(matches(group, table) for group in split(text))
        assert sum(colour_pips(group, red=True) for group in split(text)) == 12
    assert exact("[5:4][4:3]", E9_SPLITS) == [0, 0, 0]
    assert exact("[5:4][4:3]", E9_SPLITS, absolute_tie="groups") == [5, -5, 0]


def test_E10_colour_border() -> None:
    assert not is_red(tiles("[6:1][3:2]"))
    assert is_red(tiles("[4:2][3:2]"))
    assert target(tiles("[4:2][3:2]")) == 1


def test_E11_best_split() -> None:
    hand = tiles("[6:6][4:4][6:5][5:4][3:2][2:1]")
    assert banker_table(hand) == [27, 34, 26, 41, 25, 40, 27, 38, 27, 40]
    best = best_split(hand, (1, 1, 1))
    assert best == split("[4:4] | [6:5][5:4] | [6:6][3:2][2:1]")
    assert [value(group) for group in best] == [8, 10, 10]
    assert ev(hand, best, (1, 1, 1)) == 723


def test_E12_deal_order() -> None:
    table = Oracle(6, [stride(7)], first_banker=1)
    turns = []
    while table.turn != 2 or not table.table:
        turns.append(table.turn)
        table.play(table.words()[0])
    assert turns == [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 0, 0, 0]
    assert table.hand(1) == list(tiles("[6:6][3:1]"))
    assert table.hand(2) == list(tiles("[1:1][3:3][6:5][6:4][5:1][4:2]"))
    assert table.hand(0) == list(tiles("[4:4][3:3][6:1][6:3][5:3][4:1]"))


@pytest.mark.parametrize(
    ("choose", "result"), [(policy_f, [-1, 3, 1, 1, -1, -3]), (policy_l, [-10, -10, 10, -20, 10, 20])]
)
def test_E12_whole_hand(choose: Policy, result: list[int]) -> None:
    table = Oracle(6, [stride(7)], first_banker=1, hands=1)
    assert play_hand(table, choose) == table.scores == result
    if choose is policy_f:
        worth = [[value(group) for group in table.chosen[seat]] for seat in (2, 3, 4, 5, 0)]
        assert worth == [[2, 7, 9], [4, 10, 8], [2, 8, 4], [2, 4, 5], [8, 3, 2]]


@pytest.mark.parametrize(("mode", "start"), [("rotate", 3), ("fixed", 2)])
def test_E13_starting_seat(mode: str, start: int) -> None:
    table = Oracle(4, [stride(9)] * 2, mode="exact", first_banker=2, banker_mode=mode)
    assert (table.turn, table.table) == (2, list(tiles("[6:6][5:5]")))
    assert sorted(table.hand(2)) == sorted(stride(9)[2:8])
    assert sorted(table.hand(1)) == sorted(stride(9)[20:26])
    assert (target(table.table), is_red(table.table)) == (2, True)
    chosen, choose = table.chosen, policy_m()
    while not table.results:
        table.play(choose(table))
    hits = [(seat, g) for seat in range(4) for g in range(3) if matches(chosen[seat][g], table.table)]
    assert hits == [(2, 2), (3, 0)]
    assert chosen[3][0] == ("[1:1]",)
    assert table.results == [[-18, -18, 42, -6]]
    assert table.turn == start


def test_E14_views() -> None:
    table = Oracle(6, [stride(7)], first_banker=1)
    assert (table.words()[0], table.words()[-1], table.hand(2)) == ("bet 1 1", "bet 1 10", [])
    banked = Oracle(6, [stride(7)], first_banker=1, mode="exact_with_banker")
    assert banked.table == list(tiles("[6:6][3:1]"))
    assert banked.bets == {seat: [3, 7, 15] for seat in (2, 3, 4, 5, 0)}
    assert banked.words()[0] == "split [1:1] | [3:3][6:5] | [6:4][5:1][4:2]"


def test_bets_are_capped_by_what_is_left() -> None:
    table = Oracle(2, [stride(7)], bankroll=6, min_stake=2)
    for words, text in [
        (["bet 1 2", "bet 1 3", "bet 1 4", "bet 1 5", "bet 1 6"], "bet 1 5"),
        (["bet 2 1"], "bet 2 1"),
        (["bet 3 0"], "bet 3 0"),
    ]:
        assert table.words() == words
        table.play(text)
    assert table.words()[0].startswith("split")
    assert Oracle(3, [stride(7)], mode="exact", bankroll=5).bets == {seat: [3, 2, 0] for seat in range(3)}


@pytest.mark.parametrize(("mode", "start"), [("rotate", 3), ("fixed", 3)])
def test_the_starting_seat_of_exact_leaves_like_any_other(mode: str, start: int) -> None:
    table = Oracle(4, [stride(9)] * 2, mode="exact", first_banker=2, banker_mode=mode, bankroll=25)
    table.scores[2] = -24  # a last chip, bet on the single
    table.begin()
    assert table.bets[2] == [1, 0, 0]
    while not table.results:
        hits = [[matches(group, table.table) for group in way] for way in splits(table.hand(table.turn))]
        table.play(table.words()[hits.index([table.turn == 3, False, False])])
    assert table.results == [[-3, -3, -1, 7]]
    assert (table.inside, table.turn) == ([0, 1, 3], start)


def test_group_table() -> None:
    assert [sum(row) for row in group_table()] == [32, 496, 4960]


def test_values_stay_between_one_and_ten() -> None:
    worth = {value(group) for group in combinations(stride(7), 2)}
    assert worth == set(range(1, 11))
