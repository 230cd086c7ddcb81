"""Small Mahjong: how its bot weighs its own hand against what a tile may be to others."""

from typing import Any

import pytest

from paiju import Table
from tests.games.melding.small_mahjong_positions import drawn_by, exposed_row
from tests.games.playing import set_state

KEEPING = "What I keep waits on the most unseen tiles"
CAREFUL = "this tile serves the fewest hands"


def on_turn(seat: int, concealed: str, exposed: dict[int, str], dead: str = "") -> Table:
    """A seat is to throw; triplets lie exposed, and some tiles lie dead."""
    table = drawn_by(seat, concealed)
    throws = table.tiles.read(dead)
    room = len(table._state[0]["throws"]) - len(throws)
    rows: list[Any] = [exposed_row(table, exposed.get(owner, "")) for owner in range(4)]
    set_state(table, exposed=rows, throws=throws + [0] * room, thrown=len(throws), drawn=[0] * 4)
    return table


RIVALS = {0: "[3:3][6:4][5:3]", 2: "[1:1][2:2][2:1]", 3: "[1:1][6:5][4:1]"}
HAND = "[4:4][6:5][6:1][5:4][5:2][3:2]"


def test_without_an_exposed_rival_the_bot_thinks_of_its_own_hand() -> None:
    assert KEEPING in on_turn(1, HAND, {}, "[5:1]").advice(language="en").reason
    assert KEEPING in on_turn(1, "[6:4][4:2][3:2]", {1: "[6:1][5:1][4:1]"}).advice(language="en").reason


@pytest.mark.parametrize(
    ("seat", "concealed", "exposed", "dead", "thrown"),
    [  # with a little more or less care each of these would be another tile
        (1, HAND, RIVALS, "[5:1]", "[6:1]"),
        (0, "[4:4][3:3][2:2][6:5][5:1][6:2]", {1: "[4:4][2:2][4:2]", 3: "[6:6][6:3][2:1]"}, "[5:2]", "[3:3]"),
        (3, "[6:4][4:2][3:2]", {1: "[1:1][3:1][3:3]", 3: "[6:1][5:1][4:1]"}, "", "[4:2]"),
        (3, "[5:1][4:3][4:1]", {2: "[4:4][2:2][4:2]", 3: "[1:1][6:4][5:1]"}, "", "[4:1]"),
    ],
)
def test_care_and_the_wait_are_weighed(
    seat: int, concealed: str, exposed: dict[int, str], dead: str, thrown: str
) -> None:
    assert on_turn(seat, concealed, exposed, dead).advice().words == f"discard {thrown}"
