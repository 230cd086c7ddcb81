"""The slow twin of Kol-ye-si (골여시) against the worked examples of its rule file."""

from fractions import Fraction

import pytest

from tests.oracles.banking import Policy, play_hand, policy_f, policy_l, policy_m, stride, tiles
from tests.oracles.kol_ye_si import (
    Oracle,
    Strategy,
    count,
    is_perfect_pair,
    odds,
    profit,
    score,
    settle,
    stake,
    turnover,
)
from tests.oracles.pai_gow_ranking import ORDER

E4_WALL = tiles("[3:1][6:5][4:4][2:2][6:1][5:5][6:3][1:1]")


def scores(table: Oracle) -> list[int]:
    return [score(table.hand(seat)) for seat in range(table.seats)]


def test_E1_scores() -> None:
    banker = score(tiles("[4:1][1:1]"))
    mine = [score(tiles(text)) for text in ("[6:5][6:5]", "[5:4][6:2]", "[4:2][6:6][5:5]")]
    assert (banker, mine) == (7, [2, 7, 8])
    assert [settle(1, player, banker) for player in mine] == [-1, 0, 1]


def test_E2_no_wild_tiles() -> None:
    assert score(tiles("[4:2][3:1]")) == score(tiles("[2:1][6:1]")) == 0
    assert settle(1, 0, 1) == -1


@pytest.mark.parametrize(("pair", "perfect"), [("[5:5][5:5]", True), ("[6:3][5:4]", False), ("[6:4][5:5]", False)])
def test_E3_perfect_pair(pair: str, perfect: bool) -> None:
    assert is_perfect_pair(tiles(pair)) is perfect
    wall = [*tiles("[6:6][1:1]"), *tiles(pair), *tiles("[3:1][3:1][3:3][3:3]")]
    table = Oracle(3, [wall], hands=1)
    table.play("bet 4")
    table.play("bet 7")
    assert table.over is perfect
    assert table.results == ([[11, -4, -7]] if perfect else [])
    points = Oracle(3, [wall], hands=1, perfect_pair=False)
    points.play("bet 4")
    points.play("bet 7")
    assert points.words() == ["draw 1", "draw 2"]


def test_E4_wall_order() -> None:
    table = Oracle(3, [E4_WALL], hands=1)
    assert [table.hand(seat) for seat in range(3)] == [[], ["[3:1]"], ["[6:5]"]]
    for text in ("bet 1", "bet 1", "draw 2", "draw 1"):
        table.play(text)
    assert scores(table) == [2, 1, 0]
    assert table.results == [[2, -1, -1]]


def test_E5_odds() -> None:
    assert odds("[2:2]", 1) == (4945, 1326, 6924, 290)
    assert odds("[2:2]", 2) == (81890, 18309, 84531, 4060)
    assert count(Strategy("exact"), "[2:2]") == 2


def test_E6_pairs_left() -> None:
    assert {odds(tile, 1)[3] for tile in ORDER[:11]} == {290}
    assert {odds(tile, 1)[3] for tile in ORDER[11:]} == {319}
    assert {odds(tile, 1, False)[3] for tile in ORDER} == {0}
    assert {sum(odds(tile, 1)) for tile in ORDER} == {13485}


def test_E7_settle() -> None:
    gains = [settle(s, player, 5) for s, player in zip((4, 7, 1), (5, 9, 0), strict=True)]
    assert gains == [0, 7, -1]
    assert -sum(gains) == -6


def test_E8_profit() -> None:
    assert profit(Strategy("fixed", 5, 1)) == Fraction(-1397, 10788)
    assert profit(Strategy("fixed", 5, 2)) == Fraction(-42457, 402752)
    assert turnover(Strategy("fixed", 5, 1)) == 5


def test_E9_ladder() -> None:
    plain, bonus = Strategy("threshold", 5, 0), Strategy("threshold", 5, 2)
    assert [stake(plain, tile) for tile in tiles("[6:5][6:6][2:1][4:1][4:4]")] == [10, 7, 5, 3, 1]
    assert [stake(bonus, tile) for tile in tiles("[6:6][4:4][4:1]")] == [9, 3, 3]


@pytest.mark.parametrize(("least", "counts"), [(5, "1112222121"), (9, "2111212121")])
def test_E10_threshold_counts(least: int, counts: str) -> None:
    for tile in ORDER:
        assert count(Strategy("threshold", least), tile) == int(counts[score([tile])])


def test_E11_deal_order() -> None:
    table = Oracle(4, [stride(7)], first_banker=1)
    assert (table.hand(2), table.hand(3), table.hand(0)) == (["[6:6]"], ["[3:1]"], ["[6:5]"])
    turns = []
    for text in ("bet 1", "bet 1", "bet 1", "draw 1", "draw 1"):
        turns.append(table.turn)
        table.play(text)
    assert [*turns, table.turn] == [2, 3, 0, 2, 3, 0]
    assert table.hand(1) == list(tiles("[5:1][4:2]"))


@pytest.mark.parametrize(
    ("choose", "points", "result"),
    [(policy_f, [1, 2, 4, 0], [-1, 1, 1, -1]), (policy_l, [8, 2, 0, 2], [10, 0, -10, 0])],
)
def test_E11_whole_hand(choose: Policy, points: list[int], result: list[int]) -> None:
    table = Oracle(4, [stride(7)], first_banker=1, hands=1)
    assert play_hand(table, choose) == result
    assert scores(table) == points


@pytest.mark.parametrize(
    ("draw_counts", "counts", "points", "result"),
    [
        ("1_2", [2, 1, 2], [2, 0, 4, 2], [-7, -1, 8, 0]),
        ("2", [2, 2, 2], [2, 0, 2, 8], [-4, -1, 0, 5]),
        ("1", [1, 1, 1], [2, 4, 0, 1], [12, 1, -8, -5]),
    ],
)
def test_E12_draw_counts(draw_counts: str, counts: list[int], points: list[int], result: list[int]) -> None:
    table = Oracle(4, [stride(7)], draw_counts=draw_counts, hands=1)
    assert play_hand(table, policy_m()) == result
    assert table.stakes == {1: 1, 2: 8, 3: 5}
    assert list(table.counts.values()) == counts
    assert scores(table) == points


def test_E13_all_in_and_early_end() -> None:
    walls = [tiles("[6:6][4:4][6:3][1:1][3:3]")] * 2
    table = Oracle(2, walls, banker_mode="fixed", bankroll=5, min_stake=3)
    assert table.words() == ["bet 3", "bet 4", "bet 5"]
    table.play("bet 3")
    table.play("draw 1")
    assert table.results == [[3, -3]]
    assert table.words() == ["bet 2"]
    table.play("bet 2")
    table.play("draw 1")
    assert (table.over, table.turn, table.scores) == (True, -1, [5, -5])


def test_E14_views() -> None:
    table = Oracle(3, [E4_WALL], hands=1)
    for text in ("bet 1", "bet 1", "draw 2"):
        table.play(text)
    assert table.hand(1) == list(tiles("[3:1][5:5][6:1]"))
    assert table.hand(2) == ["[6:5]"]
    assert table.hand(0) == list(tiles("[4:4][2:2]"))
    assert (table.stakes, table.counts) == ({1: 1, 2: 1}, {1: 2})


def test_the_bank_moves_round() -> None:
    table = Oracle(3, [stride(7)] * 4, hands=4)
    bankers = []
    while not table.over:
        bankers.append(table.banker)
        play_hand(table, policy_f)
    assert bankers == [0, 1, 2, 0]


def test_ten_seats_draw_two() -> None:
    table = Oracle(10, [stride(7)], hands=1)
    play_hand(table, policy_l)
    assert len(table.line) == 3


def test_good_players_draw_by_the_table() -> None:
    assert [count(Strategy("exact"), tile) for tile in ORDER] == [count(Strategy("weighted"), tile) for tile in ORDER]
    assert profit(Strategy("fixed", 5, 2), draw_counts="1") == Fraction(-1397, 10788)


def test_equal_stakes_with_perfect_counts_beat_the_banker() -> None:
    assert 0 < profit(Strategy("weighted")) < profit(Strategy("exact"))


def test_random_is_the_mean_over_stake_and_count() -> None:
    even = (profit(Strategy("fixed", 1, 1)) + profit(Strategy("fixed", 1, 2))) / 2
    assert profit(Strategy("random")) == even * Fraction(11, 2)
    assert turnover(Strategy("random")) == Fraction(11, 2)
