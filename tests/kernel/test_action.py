"""Actions in words: written one way, read in many."""

import pytest

from paiju.kernel.action import Action, has_numbers_of, normal_form
from paiju.tiles import FULL32, MAHJONG108, XIANGQI32, TileSet


def same(first: str, second: str, tiles: TileSet = FULL32) -> bool:
    return normal_form(first, tiles.read) == normal_form(second, tiles.read)


def test_an_action_is_written_with_its_tiles() -> None:
    assert Action("lead {} open 4", ((16,),)).text(FULL32.text) == "lead [4:3] open 4"
    assert Action("set {} | {}", ((0, 0), (7, 11))).text(FULL32.text) == "set [6:6][6:6] | [6:5][6:3]"
    assert (
        Action("discard {}", ((3,),)).joined(Action("discard {}", ((20,),))).text(FULL32.text) == "discard [3:1][2:1]"
    )
    assert Action("discard {}", ((3, 20),)).covered().text(FULL32.text) == "discard [?:?][?:?]"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("lead [6:6][6:3]", "LEAD [6:3] [6:6]"),
        ("lead [6:6][6:3]", "lead 63 66"),
        ("lead [4:3] open 4", "lead(43, open 4)"),
        ("catch [5:5] x [6:4]", "CATCH([5:5], {[6:4]})"),
        ("set [6:6][6:5] | [6:3][6:6]", "set [6:3][6:6] | [6:5][6:6]"),
        ("play [6:3] R", "play [3:6] r"),
    ],
)
def test_ways_to_write_the_same(first: str, second: str) -> None:
    assert same(first, second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("catch [5:5] x [6:4]", "catch [6:4] x [5:5]"),
        ("play [6:3] R", "play [6:3] L"),
        ("swap 0[4:3] 8[4:4]", "swap 8[4:3] 0[4:4]"),
        ("bet 3", "bet 4"),
        ("swap 3[2:2] 11[6:6]", "swap 3[6:6] 11[2:2]"),
        ("play [6:3]", "play [6:3] [9:9]"),
    ],
)
def test_different_actions_stay_apart(first: str, second: str) -> None:
    assert not same(first, second)


def test_a_number_is_not_read_backwards() -> None:
    assert has_numbers_of(Action("bet 12"), "bet 12")
    assert not has_numbers_of(Action("bet 12"), "bet 21")
    assert not has_numbers_of(Action("bet 12"), "bet -12")
    assert has_numbers_of(Action("join 5"), "join 6-5")
    assert has_numbers_of(Action("swap 0{} 8{}", ((16,), (2,))), "swap 0[4:3], 8[4:4]")


def test_other_tiles() -> None:
    assert same("play Sr Sr Gb", "play gb SR sr", XIANGQI32)
    assert same("discard 3b", "DISCARD 3B", MAHJONG108)
