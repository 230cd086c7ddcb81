"""The slow twin of Collecting Tens (夾十) against the worked examples of its rule file."""

from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from tests.oracles.kap_shap import Oracle, is_winning
from tests.oracles.kap_tai_shap import eyes, is_tens_pair
from tests.oracles.whole_hands import finish, power_wall, tiles
from tests.oracles.winner_deals import FULL32
from tests.oracles.xiangshifu import CIVIL, TYPES, in_order

TENS = [pair for pair in combinations_with_replacement(TYPES, 2) if is_tens_pair(*pair)]


def P(base: int) -> list[str]:
    return power_wall(FULL32, base, 37)


def copies(tile: str) -> int:
    return FULL32.count(tile)


def test_tens_pairs() -> None:
    assert sum(is_tens_pair(*pair) for pair in combinations(FULL32, 2)) == 51
    assert sum(copies(one) > (one == other) for one, other in TENS) == 22


@pytest.mark.parametrize(("size", "winning"), [(6, 8675), (8, 81745)])
def test_winning_hands(size: int, winning: int) -> None:
    """Built up from eyes and tens pairs instead of looked for among all hands."""
    built = set()
    for eye in CIVIL:
        for chosen in combinations_with_replacement(TENS, size // 2 - 1):
            hand = [eye, eye, *(tile for pair in chosen for tile in pair)]
            if all(hand.count(tile) <= copies(tile) for tile in hand):
                built.add(tuple(in_order(hand)))
    assert sum(prod(comb(copies(tile), hand.count(tile)) for tile in set(hand)) for hand in built) == winning
    assert all(is_winning(hand) for hand in built)


def test_winning_hands_of_four_by_search() -> None:
    found = sum(is_winning(hand) for hand in combinations(FULL32, 4))
    built = {tuple(in_order([eye, eye, *pair])) for eye in CIVIL for pair in TENS}
    assert found == sum(prod(comb(copies(tile), hand.count(tile)) for tile in set(hand)) for hand in built)


def test_E1_win() -> None:
    assert eyes(tiles("[2:2][2:2] [6:5][6:3] [3:3][3:1] [6:6][5:3]")) == ["[2:2]"]


def test_E2_which_eye() -> None:
    assert eyes(tiles("[5:5][5:5] [6:4][6:4] [2:2][2:2] [6:5][5:4]")) == ["[2:2]"]


def test_E3_tens_of_tens() -> None:
    assert eyes(tiles("[5:5][5:5] [6:4][6:4] [4:4][1:1] [5:3][6:6]")) == ["[5:5]", "[6:4]"]


def test_E4_no_eye() -> None:
    assert not is_winning(tiles("[1:1] [6:5] [3:1] [5:5] [4:4] [3:3] [5:4] [6:4]"))


def test_E5_four_two_is_three() -> None:
    assert not is_winning(tiles("[3:3][3:3] [4:2][3:1] [6:6][6:2] [4:1][3:2]"))
    assert is_winning(tiles("[3:3][3:3] [4:2][6:1] [6:6][6:2] [4:1][3:2]"))


def test_E6_only_partner() -> None:
    hand = tiles("[2:2][2:2] [6:6][4:4] [5:5][6:4] [4:1]")
    left = [tile for tile in TYPES if hand.count(tile) < copies(tile)]
    assert [tile for tile in left if is_winning([*hand, tile])] == ["[3:2]"]
    table = Oracle(2, [P(13)], hands=1)
    table.hands[1], table.pool = hand, ["[3:2]"]
    table.begin_turn(1)
    table.play("take [3:2]")
    table.play("win")
    assert table.results == [[-1, 1]]


def test_E7_count() -> None:
    table = Oracle(2, [P(13)], hands=1)
    assert (len(table.hand(0)), len(table.hand(1)), len(table.wall)) == (8, 7, 17)
    turns = []
    while not table.over:
        turns.append(table.turns)
        words = table.words()
        table.play("pass" if "pass" in words else words[-1])
    assert max(turns) == 18
    assert table.results == [[0, 0]]


def test_E8_win_with_a_discard() -> None:
    table = Oracle(2, [P(22)], hands=1)
    assert table.hand(0) == tiles("[6:6] [1:1] [5:5] [2:2] [2:2] [5:1] [5:2] [4:2]")
    assert table.hand(1) == tiles("[1:1] [4:4] [3:1] [6:4] [6:4] [5:1] [5:3]")
    assert finish(table, "F").decisions == ["0 discard [6:6]", "1 take [6:6]", "1 win"]
    assert eyes(table.hand(1)) == ["[6:4]"]
    assert (len(table.wall), table.results) == (17, [[-1, 1]])


def test_E9_whole_hand() -> None:
    table = Oracle(2, [P(13)], hands=1)
    assert table.hand(0) == tiles("[4:4] [5:5] [3:3] [2:2] [2:2] [6:4] [5:1] [2:1]")
    assert table.hand(1) == tiles("[1:1] [3:1] [5:5] [6:5] [6:1] [6:2] [4:2]")
    front = tiles("[5:4] [6:5] [6:3] [1:1] [6:6] [5:3] [4:4] [4:3] [3:2] [5:1] [5:2] [6:4]")
    assert table.wall[: len(front)] == front
    exchanges = """
        1 [4:4] [1:1] [4:4] | 0 [1:1] [5:5] [1:1] | 1 [1:1] [3:1] [1:1] | 0 [1:1] [3:3] [1:1] |
        1 [1:1] [5:5] [6:6] | 0 [6:6] [1:1] [6:6] | 1 [6:6] [1:1] [6:6] | 0 [6:6] [2:2] [6:6] | 1 [6:6] [4:4] [6:6] |
        0 [6:6] [2:2] [6:6] | 1 [6:6] [6:5] [6:6]
    """
    expected = ["0 discard [4:4]"]
    for exchange in exchanges.split("|"):
        seat, taken, thrown, last = exchange.split()
        expected += [f"{seat} take {taken}", f"{seat} discard {thrown}", f"{seat} discard {last}"]
    expected += ["0 take [6:6]", "0 discard [6:5]", "0 win"]
    assert finish(table, "F").decisions == expected
    assert len(expected) == 37
    assert table.hand(0) == tiles("[6:6] [6:4] [6:4] [5:1] [5:1] [5:3] [4:3] [2:1]")
    assert "[5:1]" in eyes(table.hand(0))
    assert (len(table.wall), table.results) == (5, [[1, -1]])


def test_E10_taking_back() -> None:
    table = Oracle(2, [P(13)])
    table.play("discard [4:4]")
    table.play("pass")
    table.play(table.words()[-1])
    assert table.turn == 0
    table.play("take [4:4]")
    assert "discard [4:4]" not in table.words()
    table.play("discard [5:5]")
    assert "discard [4:4]" in table.words()


def test_E11_no_draw_after_a_take() -> None:
    table = Oracle(2, [P(5)], draw_after_take=False, hands=1)
    record = finish(table, "M")
    assert len(record.decisions) == 33
    assert (table.turns, len(table.wall), table.results) == (17, 11, [[1, -1]])
    assert [line.split()[1] for line in record.decisions[-2:]] == ["take", "win"]
    assert table.hand(0) == tiles("[1:1] [3:3] [2:2] [6:4] [6:4] [6:1] [6:2] [4:2]")
    assert "[6:4]" in eyes(table.hand(0))


def test_only_two_players_and_one_set() -> None:
    with pytest.raises(ValueError):
        Oracle(3, [P(5)])
    with pytest.raises(ValueError):
        Oracle(2, [P(5)], sets=1)
