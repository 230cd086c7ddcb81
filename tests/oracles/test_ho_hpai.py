"""The slow twin of Barbarian Tablets (호패) against the worked examples of its rule file; the prices apart."""

import pytest

from tests.oracles.ho_hpai import TAIL24, Oracle
from tests.oracles.whole_hands import finish, power_wall, tiles, wall_of
from tests.oracles.winner_deals import FULL32
from tests.oracles.xiangshifu import in_order


def P(base: int) -> list[str]:
    return power_wall(FULL32, base, 37)


def P24(base: int) -> list[str]:
    return power_wall(TAIL24, base, 29)


def test_E10_whole_hand() -> None:
    table = Oracle(4, [P(15)], hands=1)
    assert [table.hand(seat) for seat in range(4)] == [
        tiles("[1:1] [3:1] [5:5] [6:5] [5:4] [5:2]"),
        tiles("[3:1] [6:1] [6:1] [5:1] [5:3] [3:2]"),
        tiles("[1:1] [3:3] [5:1] [6:3] [4:2] [2:1]"),
        tiles("[6:6] [4:4] [5:5] [2:2] [4:3] [4:1]"),
    ]
    assert table.line == tiles("[6:5] [6:4] [3:3] [6:4] [2:2] [6:2] [4:4] [6:6]")
    assert finish(table, "F").decisions == ["0 put [1:1]", "1 put [3:1]", "2 put [1:1]", "2 win"]
    assert table.hand(2) == in_order(tiles("[3:3][3:3][2:1][6:3][5:1][4:2]"))
    assert table.results == [[-2, -2, 6, -2]]


def test_E10_without_sok() -> None:
    table = Oracle(4, [P(15)], sok=False, hands=1)
    record = finish(table, "F")
    assert (table.turns, len(record.decisions), table.results) == (48, 48, [[0] * 4])
    for seat in range(4):
        puts = record.of(seat)
        assert puts == puts[:3] * 4
    assert record.of(0)[:3] == ["put [1:1]", "put [3:1]", "put [5:5]"]


def test_E11_eye() -> None:
    table = Oracle(4, [P(20)], line_fix="eye", hands=1)
    assert table.options["max_rounds"] == 50
    assert table.eye == "[4:4]"
    assert table.line == tiles("[5:5] [2:1] [3:3] [2:2] [5:1] [2:2] [6:6]")
    finish(table, "F")
    assert (table.turns, table.results) == (7, [[-2, -2, 6, -2]])
    assert table.hand(2) == in_order(tiles("[5:4][6:4][6:5][6:6][6:3][3:3]"))


def test_E12_three_players() -> None:
    table = Oracle(3, [P24(2)], hands=1)
    assert len(table.line) == 6
    assert finish(table, "F").decisions == ["0 put [1:1]", "0 win"]
    assert table.hand(0) == in_order(tiles("[3:1][3:1][2:2][6:5][6:4][5:4]"))
    assert table.results == [[4, -2, -2]]


def test_E14_draw_first() -> None:
    table = Oracle(3, [P24(19)], draw_order="draw_first", line_fix="eye", hands=1)
    assert len(table.line) == 7  # eight, of which the dealer has taken the front
    record = finish(table, "M")
    assert (table.turns, len(record.decisions), table.results) == (7, 7, [[6, -3, -3]])
    assert table.hand(0) == in_order(tiles("[5:1][6:3][4:2][6:4][5:3][2:1]"))


@pytest.mark.parametrize(
    ("seats", "options", "line"),
    [
        (4, {}, 8),
        (4, {"line_fix": "eye"}, 7),
        (3, {}, 6),
        (3, {"line_fix": "eye"}, 5),
        (3, {"remove_doubles": False}, 14),
        (3, {"remove_doubles": False, "line_fix": "eye"}, 13),
        (4, {"draw_order": "draw_first"}, 12 - 1),
        (4, {"draw_order": "draw_first", "line_fix": "eye"}, 11 - 1),
        (3, {"draw_order": "draw_first"}, 9 - 1),
        (3, {"draw_order": "draw_first", "remove_doubles": False}, 17 - 1),
        (3, {"draw_order": "draw_first", "remove_doubles": False, "line_fix": "eye"}, 16 - 1),
    ],
)
def test_the_line(seats: int, options: dict[str, object], line: int) -> None:
    wall = TAIL24 if seats == 3 and options.get("remove_doubles", True) else FULL32
    table = Oracle(seats, [wall], **options)
    assert len(table.line) == line
    assert len(table.hand(0)) == 6


def test_a_hand_not_shown_may_be_declared_later() -> None:
    table = Oracle(4, [P(15)], hands=1)
    for text in ("put [1:1]", "pass", "put [3:1]", "pass", "put [1:1]"):
        table.play(text)
    assert table.words() == ["win", "pass"]
    table.play("pass")
    while table.turn != 2:
        table.play(table.words()[-1])
    assert table.words()[0] == "win"
    assert len(table.words()) == 1 + len(set(table.hand(2)))


def test_draw_first_has_no_show() -> None:
    table = Oracle(4, [P(15)], draw_order="draw_first", hands=1, max_rounds=2)
    for step in range(8):
        assert table.turn == step % 4
        table.play(next(text for text in table.words() if text.startswith("put")))
    assert table.over


def test_rummy() -> None:
    table = Oracle(4, [P(15)], play="rummy", hands=1, line_fix="eye", draw_order="draw_first")
    assert table.options["max_rounds"] == 40
    assert ([len(table.hand(seat)) for seat in range(4)], len(table.line)) == ([6, 5, 5, 5], 11)
    thrown = table.hand(0)[0]
    table.play(f"discard {thrown}")
    assert (table.turn, table.words()) == (1, ["take", "draw"])
    table.play("take")
    assert f"discard {thrown}" not in table.words()
    assert thrown in table.hand(1)
    assert len(table.line) == 11
    table.play(table.words()[0])
    table.play("draw")
    assert (len(table.hand(2)), len(table.line)) == (6, 10)


def test_rummy_ends_with_its_wall() -> None:
    table = Oracle(3, [P24(2)], play="rummy", hands=1)
    turns = 1
    while not table.over:
        if "draw" in table.words():
            table.play("draw")
            turns += 1
        table.play(table.words()[-1])
    assert turns == 1 + 8
    assert table.results == [[0, 0, 0]]


def test_rummy_cut_off() -> None:
    table = Oracle(3, [P24(2)], play="rummy", hands=1, max_rounds=1)
    while not table.over:
        table.play(table.words()[-1])
    assert (table.turns, len(table.line)) == (3, 6)


def test_rummy_win_of_the_dealer() -> None:
    deal = tiles("[6:1][5:4][3:2][3:3][3:1]" + "[6:6][6:6][4:4][4:4][5:5]" + "[2:2][2:2][6:4][6:4][5:5]")
    table = Oracle(4, [wall_of(FULL32, [*deal, *tiles("[6:5][6:5][6:3][5:3][4:2]"), "[1:1]"])], play="rummy", hands=1)
    assert table.words()[0] == "win"
    table.play("win")
    assert table.results == [[6, -2, -2, -2]]


@pytest.mark.parametrize(("next_dealer", "dealer"), [("winner", 2), ("rotate", 1)])
def test_next_dealer(next_dealer: str, dealer: int) -> None:
    table = Oracle(4, [P(15), P(15)], next_dealer=next_dealer)
    for text in ("put [1:1]", "pass", "put [3:1]", "pass", "put [1:1]", "win"):
        table.play(text)
    assert table.turn == dealer
    assert table.hand(dealer) == tiles("[1:1] [3:1] [5:5] [6:5] [5:4] [5:2]")
