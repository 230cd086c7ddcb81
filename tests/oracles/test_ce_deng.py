"""The slow twin of Slanted Nail (斜釘) against the worked examples of its rule file."""

import pytest

from tests.oracles.ce_deng import Oracle, count_doubles, settle
from tests.oracles.jielong import pips, winner
from tests.oracles.test_jielong import FULL32, finish, stride, wall_of

EIGHT = [
    "[6:6] [6:6] [1:1] [1:1] [5:5] [3:3] [2:2] [4:4]",
    "[6:5] [6:5] [6:4] [6:4] [6:1] [6:1] [5:1] [5:1]",
    "[6:3] [5:4] [6:2] [5:3] [5:2] [4:3] [4:2] [4:1]",
    "[3:1] [3:1] [4:4] [5:5] [3:3] [2:2] [3:2] [2:1]",
]


def wall_with(hand: str) -> list[str]:
    """A wall that begins with this hand."""
    rest = list(FULL32)
    for tile in hand.split():
        rest.remove(tile)
    return hand.split() + rest[::-1]


SEVEN = wall_with("[6:6] [6:6] [1:1] [4:4] [5:5] [3:3] [2:2] [6:5]")
SIX = wall_with("[6:6] [6:6] [1:1] [4:4] [5:5] [3:3] [5:4] [6:5]")


def test_E1_pass() -> None:
    assert settle([0, 6, 11, 20], [0, 1, 2, 3], 0) == [74, 7, -18, -63]


def test_E2_head_of_seven() -> None:
    assert settle([5, 52, 9, 3], [1, 7, 2, 1], 1) == [96, -278, 76, 106]
    assert winner([5, 52, 9, 3], 1) == 3


def test_E3_tail_of_seven_is_safe() -> None:
    assert settle([5, 52, 9, 3], [1, 7, 2, 1], 0) == [49, -139, 33, 57]


def test_E4_six_and_seven() -> None:
    assert settle([5, 52, 9, 3], [1, 7, 2, 1], 0, penalty_rule="6_7") == [96, -278, 76, 106]
    assert settle([5, 52, 9, 3], [1, 7, 2, 1], 1, penalty_rule="none") == [49, -139, 33, 57]


def test_E5_pass_against_eight_tail() -> None:
    assert settle([0, 55, 9, 3], [0, 8, 2, 1], 0) == [244, -416, 68, 104]


def test_E6_two_penalties() -> None:
    assert settle([0, 48, 60, 3], [0, 7, 8, 1], 1) == [438, -270, -366, 198]
    assert settle([0, 48, 60, 3], [0, 7, 8, 1], 1, penalty_vs_penalty=2) == [438, -258, -378, 198]


def test_E7_two_passes() -> None:
    assert settle([0, 0, 10, 14], [0, 0, 2, 3], 2) == [48, 48, -36, -60]
    assert winner([0, 0, 10, 14], 2) == 0


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_E8_eight_doubles(dealer: int) -> None:
    assert [pips(hand.split()) for hand in EIGHT[1:]] == [68, 59, 44]
    oracle = Oracle(4, [wall_of(EIGHT, dealer), stride(5)], first_dealer=dealer, hands=2)
    assert oracle.results == [[342, -136, -118, -88]]
    assert oracle.points == [[0, 68, 59, 44]]
    assert oracle.dealers == [dealer, 0]
    assert oracle.turn == 0


def test_E8_eight_doubles_may_end_the_session() -> None:
    oracle = Oracle(4, [wall_of(EIGHT, 0)], hands=1)
    assert oracle.over
    assert oracle.turn == -1
    assert oracle.words() == []
    assert oracle.scores == [342, -136, -118, -88]


@pytest.mark.parametrize("redeal_doubles", [7, 6, "none"])
def test_E8_eight_doubles_otherwise(redeal_doubles: object) -> None:
    walls = [wall_of(EIGHT, 0), stride(5)]
    thrown = Oracle(4, walls, redeal_doubles=redeal_doubles, eight_doubles="redeal")
    assert (thrown.throw_ins, thrown.hands[0]) == (1, stride(5)[:8])
    played = Oracle(4, walls, redeal_doubles=redeal_doubles, eight_doubles="none")
    assert (played.throw_ins, played.hands[0]) == (0, EIGHT[0].split())
    won = Oracle(4, walls, redeal_doubles=redeal_doubles)
    assert (won.throw_ins, len(won.results)) == (0, 1)


def test_E9_throw_in() -> None:
    oracle = Oracle(4, [SEVEN, SEVEN, stride(5)], first_dealer=3)
    assert count_doubles(SEVEN[:8]) == 7
    assert oracle.throw_ins == 2
    assert oracle.dealers == [3]
    assert oracle.results == []
    assert oracle.scores == [0, 0, 0, 0]
    assert oracle.hands[3] == stride(5)[:8]


@pytest.mark.parametrize(
    ("wall", "redeal_doubles", "throw_ins"),
    [(SEVEN, 6, 1), (SEVEN, "none", 0), (SIX, 7, 0), (SIX, 6, 1), (SIX, "6", 1)],
)
def test_E9_throw_in_thresholds(wall: list[str], redeal_doubles: object, throw_ins: int) -> None:
    assert Oracle(4, [wall, stride(5)], redeal_doubles=redeal_doubles).throw_ins == throw_ins


@pytest.mark.parametrize(("penalty_rule", "result"), [("7_8", [71, -49, -184, 162]), ("6_7", [122, -22, -368, 268])])
def test_E10_whole_hand(penalty_rule: str, result: list[int]) -> None:
    hands = [
        "[1:1] [3:3] [6:1] [5:1] [6:3] [5:2] [4:3] [2:1]",
        "[1:1] [4:4] [3:1] [5:5] [2:2] [6:2] [5:3] [3:2]",
        "[6:6] [4:4] [5:5] [3:3] [6:5] [6:4] [6:4] [5:4]",
        "[6:6] [3:1] [2:2] [6:5] [6:1] [5:1] [4:2] [4:1]",
    ]
    oracle = Oracle(4, [wall_of(hands, 2)], first_dealer=2, penalty_rule=penalty_rule, hands=1)
    finish(oracle, "F")
    assert oracle.points == [[2, 26, 53, 0]]
    assert oracle.left == [[1, 3, 6, 0]]
    assert oracle.results == [result]
    assert oracle.dealer == 3


def test_E11_deal_order() -> None:
    oracle = Oracle(4, [stride(5)], hands=1)
    finish(oracle, "F")
    assert oracle.points == [[7, 20, 17, 15]]
    assert oracle.left == [[2, 3, 3, 4]]
    assert oracle.results == [[31, -21, -9, -1]]


def test_E12_session() -> None:
    oracle = Oracle(4, [stride(5), stride(7), stride(9)], hands=3, first_dealer=1)
    finish(oracle, "F")
    assert oracle.dealers == [1, 1, 2]
    assert oracle.results == [[-1, 31, -21, -9], [-116, -1, 178, -61], [13, 1, 5, -19]]
    assert oracle.scores == [-104, 31, 162, -89]


def test_E12_session_with_throw_ins_between() -> None:
    walls = [SEVEN, stride(5), stride(7), SEVEN, SEVEN, stride(9)]
    oracle = Oracle(4, walls, hands=3, first_dealer=1)
    finish(oracle, "F")
    assert oracle.throw_ins == 3
    assert oracle.dealers == [1, 1, 2]
    assert oracle.scores == [-104, 31, 162, -89]


def test_E13_two_arms() -> None:
    oracle = Oracle(4, [stride(5)], arms=2, hands=1)
    finish(oracle, "F")
    assert oracle.points == [[8, 10, 9, 4]]
    assert oracle.left == [[1, 2, 2, 1]]
    assert oracle.results == [[-1, -9, -5, 15]]


def test_the_deal_rotates_but_not_after_a_throw_in() -> None:
    oracle = Oracle(4, [wall_of(EIGHT, 0), SEVEN, stride(5), stride(7)], next_dealer="rotate", hands=3)
    finish(oracle, "F")
    assert oracle.dealers == [0, 1, 2]


@pytest.mark.parametrize(
    "bad", [{"penalty_rule": "8_9"}, {"redeal_doubles": 5}, {"must_play": True}, {"settlement": "chips"}, {"hands": 0}]
)
def test_options_that_do_not_exist(bad: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Oracle(4, [stride(5)], **bad)
    with pytest.raises(ValueError):
        Oracle(3, [stride(5)])
