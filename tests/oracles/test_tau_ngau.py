"""The slow twin of Tau Ngau (鬥牛) against the worked examples of its rule file."""

import pytest

from tests.oracles.banking import Policy, play_hand, policy_f, policy_l, policy_m, stride, tiles
from tests.oracles.tau_ngau import Oracle, best_score, bulls, odds, score, settle, without


def found(text: str, zero: str = "low") -> list[tuple[str, int]]:
    """Every bull with the score it leaves."""
    five = tiles(text)
    return [("".join(bull), score(without(five, bull), zero)) for bull in bulls(five)]


def settled(player: int | None, bankers: list[int | None], settlement: str) -> list[int]:
    return [settle(1, player, banker, settlement) for banker in bankers]


def test_E1_three_bulls() -> None:
    assert found("[6:6][1:1][3:3][6:5][6:1]") == [
        ("[6:6][1:1][3:3]", 8),
        ("[6:6][6:5][6:1]", 8),
        ("[1:1][6:5][6:1]", 8),
    ]


def test_E2_stuck() -> None:
    assert found("[6:5][6:5][6:3][5:4][3:2]") == []
    assert best_score(tiles("[6:5][6:5][6:3][5:4][3:2]")) is None


def test_E3_wild_in_the_bull() -> None:
    assert found("[4:4][3:3][6:5][4:1][2:1]") == [("[4:4][3:3][2:1]", 6), ("[3:3][6:5][2:1]", 3)]
    assert best_score(tiles("[4:4][3:3][6:5][4:1][2:1]")) == 6


def test_E4_zero() -> None:
    assert found("[1:1][3:1][5:5][2:2][6:4]") == [("[1:1][3:1][2:2]", 0)]
    assert found("[1:1][3:1][5:5][2:2][6:4]", "high") == [("[1:1][3:1][2:2]", 10)]


def test_E5_wild_in_the_rest() -> None:
    scores = dict(found("[6:6][3:1][5:5][4:2][2:1]"))
    assert scores["[3:1][5:5][2:1]"] == 8
    assert scores["[3:1][4:2][2:1]"] == 2


def test_E6_settle_pagat() -> None:
    assert [settle(5, player, 4) for player in (7, 4, None)] == [5, 0, -5]


def test_E7_banker_stuck() -> None:
    assert [settle(5, player, None) for player in (0, 7, None)] == [5, 5, 0]


def test_E8_macao() -> None:
    rests = ["[6:6][4:4]", "[3:1][1:1]", "[5:4][2:2]"]
    bankers = [None, *(score(tiles(rest), "high") for rest in rests)]
    assert bankers == [None, 10, 6, 3]
    assert settled(score(tiles("[6:5][4:1]"), "high"), bankers, "macao") == [6, -4, 0, 3]
    assert settled(None, bankers, "macao") == [-4, -4, -4, -4]


def test_E9_macao_fixed() -> None:
    assert settled(None, [9, None], "macao_fixed") == [-9, -4]
    assert settled(6, [None, 10], "macao_fixed") == [6, -4]


def test_E10_multiset() -> None:
    assert found("[6:6][5:5][5:5][6:4][6:4]") == [("[5:5][5:5][6:4]", 2), ("[5:5][6:4][6:4]", 2)]


def test_E11_action_order() -> None:
    assert found("[5:4][5:3][4:3][4:2][4:1]") == [
        ("[5:4][5:3][4:2]", 2),
        ("[5:4][4:2][4:1]", 5),
        ("[5:3][4:3][4:1]", 5),
    ]


def test_E12_odds() -> None:
    assert odds(tiles("[6:6][1:1][3:3][6:5][6:1]")) == (65826, 7785, 7119)


def test_E13_deal_order() -> None:
    table = Oracle(4, [stride(7)], first_banker=1)
    assert (table.turn, table.hand(2)) == (2, [])
    for _ in range(3):
        table.play("bet 1")
    assert table.hand(2) == list(tiles("[6:6][3:1][6:5][5:1][4:2]"))
    assert table.hand(3) == list(tiles("[1:1][3:3][6:4][6:2][2:1]"))
    assert table.hand(0) == list(tiles("[1:1][3:1][2:2][5:1][4:3]"))
    assert table.hand(1) == list(tiles("[4:4][5:5][6:4][5:4][3:2]"))
    turns = []
    while not table.results:
        turns.append(table.turn)
        if table.turn == 1:
            assert table.words() == ["stuck"]
        table.play(policy_f(table))
    assert turns == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("choose", "settlement", "scores", "result"),
    [
        (policy_f, "pagat", [3, None, 6, 9], [1, -3, 1, 1]),
        (policy_f, "macao", [3, None, 6, 9], [3, -18, 6, 9]),
        (policy_l, "pagat", [3, None, 6, 2], [10, -30, 10, 10]),
    ],
)
def test_E13_whole_hand(choose: Policy, settlement: str, scores: list[int | None], result: list[int]) -> None:
    once = Oracle(4, [stride(7)], first_banker=1, settlement=settlement, hands=1)
    assert play_hand(once, choose) == once.scores == result
    assert (once.over, once.turn, once.words()) == (True, -1, [])
    assert [once.score_of(seat) for seat in range(4)] == scores
    twice = Oracle(4, [stride(7)] * 2, first_banker=1, settlement=settlement, hands=2)
    play_hand(twice, choose)
    assert (twice.banker, twice.turn) == (1, 2)
    moves = Oracle(4, [stride(7)] * 2, first_banker=1, settlement=settlement, banker_keeps_when_stuck=False)
    play_hand(moves, choose)
    assert (moves.banker, moves.turn) == (2, 3)


@pytest.mark.parametrize(
    ("may_decline", "scores", "result", "banker"),
    [(False, [8, 2, 9, None], [-2, -1, 8, -5], 1), (True, [None, 2, 9, None], [-9, 1, 8, 0], 0)],
)
def test_E14_declining(may_decline: bool, scores: list[int | None], result: list[int], banker: int) -> None:
    once = Oracle(4, [stride(3)], may_decline=may_decline, hands=1)
    assert play_hand(once, policy_m()) == result
    assert once.stakes == {1: 1, 2: 8, 3: 5}
    assert [once.score_of(seat) for seat in range(4)] == scores
    twice = Oracle(4, [stride(3)], may_decline=may_decline)
    play_hand(twice, policy_m())
    assert twice.banker == banker


@pytest.mark.parametrize(("mode", "banker", "inside"), [("rotate", 2, [0, 2, 3]), ("fixed", 1, [0, 1, 2, 3])])
def test_E15_leaving_before_keeping(mode: str, banker: int, inside: list[int]) -> None:
    walls = [stride(7)] * 2
    table = Oracle(4, walls, first_banker=1, settlement="macao", bankroll=10, banker_mode=mode)
    assert table.words()[0].startswith("discard")
    assert play_hand(table, policy_f) == [3, -18, 6, 9]
    assert (table.banker, table.inside, table.balance(1)) == (banker, inside, -8)
    assert table.turn == (banker + 1) % 4


def test_declining_comes_last() -> None:
    table = Oracle(2, [tiles("[6:6][1:1][3:3][6:5][6:1][6:5][6:5][6:3][5:4][3:2]")], may_decline=True)
    table.play("bet 10")
    assert table.words() == [
        "discard [6:6][1:1][3:3]",
        "discard [6:6][6:5][6:1]",
        "discard [1:1][6:5][6:1]",
        "stuck",
    ]


def test_fixed_stake_is_capped_by_the_balance() -> None:
    table = Oracle(2, [stride(7)], settlement="macao", min_stake=5, bankroll=3)
    assert table.stakes == {1: 3}
