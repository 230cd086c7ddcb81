"""The slow twin of Sticking the Tail (꼬리붙이기) against the worked examples of its rule file."""

import pytest

from tests.oracles.jielong import halves, pips, winner
from tests.oracles.kkoriput_igi import FULL32, TAIL24, Oracle, settle
from tests.oracles.test_jielong import finish, wall_of


def stride(step: int, tiles: list[str]) -> list[str]:
    return [tiles[(step * place) % len(tiles)] for place in range(len(tiles))]


def test_E1_last_pays_first() -> None:
    assert settle([3, 18, 25, 29], 0) == [1, 0, 0, -1]


def test_E2_above_thirty() -> None:
    assert settle([3, 31, 25, 44], 0) == [2, -1, 0, -1]
    assert settle([3, 31, 25, 44], 0, payment="points") == [69, -28, 0, -41]
    assert settle([3, 31, 25, 44], 0, payment="points", stake=2) == [138, -56, 0, -82]
    assert settle([3, 31, 25, 44], 0, stake=5) == [10, -5, 0, -5]
    assert settle([3, 31, 25, 44], 0, thirty_rule="none") == [1, 0, 0, -1]
    assert settle([3, 31, 25, 44], 0, thirty_players="four") == [2, -1, 0, -1]
    assert settle([3, 31, 44], 0) == [2, -1, -1]
    assert settle([3, 31, 44], 0, thirty_players="four") == [1, 0, -1]


def test_E3_exactly_thirty() -> None:
    assert settle([3, 30, 25, 44], 0) == [1, 0, 0, -1]
    assert settle([3, 30, 25, 44], 0, thirty_rule="at_least") == [2, -1, 0, -1]


def test_E4_tie_for_last() -> None:
    assert settle([8, 20, 20, 11], 3) == [1, 0, -1, 0]
    assert settle([8, 20, 20, 11], 3, ties="all") == [2, -1, -1, 0]


def test_E5_tie_for_first() -> None:
    assert settle([8, 8, 20, 11], 1) == [0, 1, -1, 0]
    assert settle([8, 8, 20, 11], 1, ties="all") == [1, 1, -2, 0]


def test_E6_winner_above_thirty() -> None:
    assert settle([35, 41, 52, 60], 2) == [3, -1, -1, -1]
    assert settle([35, 41, 52, 60], 2, thirty_winner_below=True) == [1, 0, 0, -1]


def test_E6_the_tied_above_thirty() -> None:
    assert settle([35, 35, 52, 60], 0) == [3, -1, -1, -1]
    assert settle([35, 35, 52, 60], 0, ties="all") == [2, 2, -2, -2]


def test_E7_all_equal() -> None:
    assert settle([12, 12, 12, 12], 2) == [0, 0, 0, 0]
    assert settle([32, 32, 32, 32], 2, ties="all") == [0, 0, 0, 0]
    assert winner([12, 12, 12, 12], 2) == 2


def test_E8_two_players() -> None:
    assert settle([5, 33], 0) == [1, -1]
    assert settle([5, 33], 0, payment="points") == [28, -28]


def test_E9_set() -> None:
    assert len(TAIL24) == 24
    assert pips(TAIL24) == 155
    assert [tile for tile in TAIL24 if halves(tile)[0] == halves(tile)[1]] == ["[1:1]", "[1:1]", "[2:2]", "[2:2]"]


@pytest.mark.parametrize(("payment", "result"), [("tokens", [0, 1, -1]), ("points", [0, 28, -28])])
def test_E10_whole_hand(payment: str, result: list[int]) -> None:
    hands = [
        "[1:1] [3:1] [2:2] [6:5] [6:3] [6:2] [4:2] [4:1]",
        "[1:1] [3:1] [6:1] [5:1] [5:4] [5:3] [4:3] [3:2]",
        "[2:2] [6:5] [6:4] [6:4] [6:1] [5:1] [5:2] [2:1]",
    ]
    story = """
        0 [2:2], 1 [3:2], 2 down [6:5], 0 [3:1], 1 [1:1], 2 [6:1], 0 [6:5], 1 [5:1], 2 [5:1], 0 down [1:1], 1 [5:4],
        2 [6:4], 0 [6:3], 1 [3:1], 2 [2:1], 0 [6:2], 1 [6:1], 2 down [6:4], 0 [4:1], 1 [4:3], 2 down [5:2],
        0 down [4:2], 1 [5:3]
    """
    oracle = Oracle(3, [wall_of(hands, 2)], first_dealer=2, payment=payment, hands=1)
    taken = finish(oracle, "F")
    told = [" ".join(move.split()).replace("down", "discard").replace(" [", " play [", 1) for move in story.split(",")]
    assert taken == ["2 lead [2:2] open 2"] + [move.replace("discard play", "discard") for move in told]
    assert oracle.points == [[8, 0, 28]]
    assert oracle.results == [result]


def test_E11_deal_order() -> None:
    oracle = Oracle(3, [stride(5, TAIL24)], hands=1)
    finish(oracle, "F")
    assert oracle.points == [[20, 0, 11]]
    assert oracle.results == [[-1, 1, 0]]


def test_E12_session() -> None:
    oracle = Oracle(3, [stride(step, TAIL24) for step in (5, 7, 11)], hands=3, first_dealer=1)
    finish(oracle, "F")
    assert oracle.dealers == [1, 2, 2]
    assert oracle.results == [[0, -1, 1], [-1, 0, 1], [1, -1, 0]]
    assert oracle.scores == [0, -2, 2]


def test_E13_winner_at_exactly_thirty() -> None:
    assert settle([30, 31, 45, 33], 0, thirty_winner_below=True) == [3, -1, -1, -1]
    assert settle([30, 31, 45, 33], 0, thirty_winner_below=True, thirty_rule="at_least") == [1, 0, -1, 0]


@pytest.mark.parametrize(("seats", "size"), [(2, 12), (3, 8), (4, 8)])
def test_everything_is_dealt(seats: int, size: int) -> None:
    wall = stride(5, FULL32 if seats == 4 else TAIL24)
    oracle = Oracle(seats, [wall], first_dealer=1)
    dealt = [oracle.hands[(1 + step) % seats] for step in range(seats)]
    assert [len(hand) for hand in dealt] == [size] * seats
    assert [tile for hand in dealt for tile in hand] == wall


@pytest.mark.parametrize(("seats", "arms"), [(2, 1), (3, 2), (4, 1)])
def test_the_koan_a_deals_every_hand(seats: int, arms: int) -> None:
    tiles = FULL32 if seats == 4 else TAIL24
    walls = [stride(step, tiles) for step in (5, 7, 11)]
    oracle = Oracle(seats, walls, first_lead="koan_a", first_dealer=1, next_dealer="rotate", arms=arms, hands=3)
    assert oracle.hands[0] == walls[0][: len(tiles) // seats]
    finish(oracle, "L")
    assert oracle.dealers == [wall.index("[5:2]") // (len(tiles) // seats) for wall in walls]
    for dealer, points, result in zip(oracle.dealers, oracle.points, oracle.results, strict=True):
        assert result == settle(points, dealer)


@pytest.mark.parametrize("bad", [{"stake": 0}, {"ties": "none"}, {"must_play": True}, {"players": 4}])
def test_options_that_do_not_exist(bad: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Oracle(3, [stride(5, TAIL24)], **bad)
