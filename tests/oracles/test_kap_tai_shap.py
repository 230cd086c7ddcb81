"""The slow twin of Collecting Many Tens (夾大十) against the worked examples of its rule file."""

import pytest

from tests.oracles.kap_tai_shap import Oracle, eyes, is_winning
from tests.oracles.whole_hands import finish, power_wall, tiles
from tests.oracles.winner_deals import FULL32
from tests.oracles.xiangshifu import in_order

TWO_SETS = in_order(FULL32 * 2)
E2 = tiles("[6:3][6:3] [6:6][4:4] [6:1][4:2] [5:5][6:4] [4:1][3:2]")


def P(base: int) -> list[str]:
    return power_wall(TWO_SETS, base, 67)


def at_take(hand: list[str], pool: str, **options: object) -> Oracle:
    """A table of three where seat 1 begins its turn with this hand and this pool."""
    table = Oracle(3, [P(12)] * 8, **options)
    table.hands[1], table.pool = list(hand), tiles(pool)
    table.begin_turn(1)
    return table


@pytest.mark.parametrize(
    ("seats", "sets", "left"), [(2, 1, 13), (3, 2, 36), (5, 2, 18), (6, 3, 41), (10, 4, 37), (20, 8, 75)]
)
def test_E1_sets(seats: int, sets: int, left: int) -> None:
    assert len(Oracle(seats, [FULL32 * sets]).wall) == left


def test_E1_sets_must_suffice() -> None:
    with pytest.raises(ValueError):
        Oracle(4, [FULL32], sets=1)
    assert len(Oracle(3, [FULL32], sets=1).wall) == 4


def test_E2_eye_of_military_tiles() -> None:
    assert eyes(E2) == ["[6:3]"]
    assert not is_winning(["[5:4]", *E2[1:]])


def test_E3_four_two_is_three() -> None:
    hand = tiles("[2:2][2:2] [6:6][4:4] [5:5][6:4] [4:1][3:2] [4:2][3:1]")
    assert not is_winning(hand)
    assert is_winning([*hand[:-1], "[5:2]"])


def test_E4_which_eye() -> None:
    assert eyes(tiles("[5:5][5:5] [6:4][6:4] [2:2][2:2] [4:4][1:1] [6:5][5:4]")) == ["[2:2]"]


def test_E5_no_eye() -> None:
    assert not is_winning(tiles("[1:1][4:4] [2:2][3:3] [3:1][5:1] [6:6][6:2] [5:4][6:5]"))


def test_E6_three_alike() -> None:
    assert "[3:2]" in eyes(tiles("[3:2][3:2][3:2][4:1] [6:6][6:2] [6:5][5:4] [6:5][6:3]"))


def test_E7_take_and_win() -> None:
    table = at_take(E2[1:], "[2:2][6:3][2:2]", hands=1)
    assert table.words() == ["take [2:2]", "take [6:3]", "pass"]
    table.play("take [6:3]")
    discards = [f"discard {tile}" for tile in in_order(E2) if tile != "[6:3]"]
    assert table.words() == ["win", *discards]
    left = len(table.wall)
    table.play("win")
    assert table.over
    assert len(table.wall) == left
    assert table.results == [[-1, 2, -1]]


def test_E8_payment() -> None:
    table = Oracle(5, [TWO_SETS] * 2, stake=2, hands=2)
    table.turn, table.hands[3] = 3, list(E2)
    table.play("win")
    assert table.scores == [-2, -2, -2, 8, -2]
    assert table.turn == 3
    assert len(table.hand(3)) == 10


def test_E9_wall_runs_out() -> None:
    table = at_take(tiles("[6:6][6:6][6:6][1:1][1:1][1:1][4:4][4:4][6:3]"), "[2:2]", hands=1)
    table.wall = ["[5:4]"]
    table.play("pass")
    assert not table.wall
    table.play("discard [5:4]")
    assert table.over
    assert table.results == [[0, 0, 0]]


def test_E10_whole_hand() -> None:
    table = Oracle(3, [P(48)], hands=1)
    assert table.hand(0) == tiles("[1:1] [4:4] [5:5] [3:3] [2:2] [6:4] [5:1] [5:4] [5:3] [5:2]")
    assert table.hand(1) == tiles("[3:1] [3:3] [2:2] [2:2] [6:5] [6:1] [6:2] [4:3] [3:2]")
    assert table.hand(2) == tiles("[6:6] [6:6] [4:4] [3:1] [3:3] [3:3] [6:4] [6:1] [4:2]")
    assert finish(table, "F").decisions == [
        "0 discard [1:1]",
        *("1 take [1:1]", "1 discard [3:1]", "1 discard [1:1]"),
        *("2 take [1:1]", "2 discard [6:6]", "2 discard [6:6]"),
        *("0 take [6:6]", "0 discard [4:4]", "0 discard [6:6]"),
        *("1 take [6:6]", "1 discard [3:3]", "1 discard [6:6]"),
        *("2 take [6:6]", "2 discard [1:1]", "2 win"),
    ]
    assert "[3:3]" in eyes(table.hand(2))
    assert table.results == [[-1, -1, 2]]


def test_E11_no_draw_after_a_take() -> None:
    table = Oracle(3, [P(12)], draw_after_take=False, hands=1)
    record = finish(table, "M")
    assert len(record.decisions) == 39
    assert (table.turns, len(table.wall), table.results) == (20, 30, [[-1, 2, -1]])
    assert [line.split()[1] for line in record.decisions[-2:]] == ["take", "win"]
    assert table.hand(1) == tiles("[6:6] [6:6] [1:1] [4:4] [5:5] [6:5] [6:5] [6:4] [5:3] [5:3]")
    assert eyes(table.hand(1)) == ["[6:5]"]


def test_the_type_just_taken_may_go_after_the_draw() -> None:
    table = at_take(E2[1:], "[2:2]")
    table.play("take [2:2]")
    assert "discard [2:2]" not in table.words()
    table.play("discard [4:4]")
    assert "discard [2:2]" in table.words()
    assert len(table.hand(1)) == 10


def test_a_hand_of_one_type_may_throw_what_it_took() -> None:
    table = at_take(["[2:2]"] * 9, "[2:2]")
    table.play("take [2:2]")
    assert table.words() == ["discard [2:2]"]


def test_only_the_last_discard() -> None:
    table = at_take(E2[1:], "[6:3][2:2]", offer="last")
    assert table.words() == ["take [2:2]", "pass"]
    table.play("take [2:2]")
    table.play("discard [4:4]")
    assert table.pool == ["[6:3]", "[4:4]"]


def test_no_discards() -> None:
    table = Oracle(3, [P(12)], offer="none", hands=1)
    table.play(table.words()[0])
    assert table.turn == 1
    assert len(table.hand(1)) == 10
    assert table.words()[0].startswith("discard")


@pytest.mark.parametrize("draw_after_take", [True, False])
def test_the_dealer_draws(draw_after_take: bool) -> None:
    table = Oracle(3, [P(12)], dealer_draws=True, draw_after_take=draw_after_take)
    table.play(table.words()[0])
    assert (table.turn, len(table.hand(0)), len(table.wall)) == (0, 10, 35)
    table.play(table.words()[0])
    assert table.turn == 1
    assert table.words()[0].startswith("take")


def test_cut_off() -> None:
    table = Oracle(3, [P(12)], max_turns=2, hands=1)
    assert [line[0] for line in finish(table, "L").decisions] == ["0", "1", "1"]
    assert table.results == [[0, 0, 0]]


@pytest.mark.parametrize(("next_dealer", "dealers"), [("winner", [1, 1]), ("rotate", [2, 0])])
def test_next_dealer(next_dealer: str, dealers: list[int]) -> None:
    table = Oracle(3, [P(12)] * 3, next_dealer=next_dealer, first_dealer=1, max_turns=1, hands=3)
    for dealer in dealers:
        table.play(table.words()[0])
        assert table.turn == table.dealer == dealer
