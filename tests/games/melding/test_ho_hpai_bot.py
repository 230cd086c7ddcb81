"""Barbarian Tablets: when its bot takes a thrown tile, and what it puts into the line."""

from typing import Any

import pytest

from paiju import Table
from paiju.games.melding.ho_hpai.state import GIVING, LINE, TAKING
from tests.games.playing import counts, set_state

SLUG = "ho-hpai"


def on_turn(seat: int, concealed: str, phase: int, **options: Any) -> Table:
    """A seat is asked with these tiles in hand; it has seen no others."""
    table = Table(SLUG, seed=1, **options)
    hands = [[0] * 21] * 4
    hands[seat] = counts(table, concealed)
    held = [sum(hands[seat]) if owner == seat else 5 for owner in range(4)]
    set_state(table, hands=hands, held=held, turn=seat, phase=phase, drawn=[0] * 4)
    return table


def rummy(seat: int, concealed: str, discards: str, last: str, known: dict[int, str]) -> Table:
    table = on_turn(seat, concealed, TAKING, play="rummy")
    rows = [counts(table, known.get(owner, "")) for owner in range(4)]
    set_state(table, discards=counts(table, discards), last=table.tiles.read(last)[0], known=rows)
    return table


@pytest.mark.parametrize(
    ("seat", "concealed", "discards", "last", "known", "choice"),
    [  # the hand must be half as good again with the thrown tile, since a drawn one helps too
        (1, "[3:1][3:3][6:1][6:3][5:3]", "[5:2]", "[5:2]", {}, "draw"),
        (3, "[6:6][5:5][6:4][4:2][2:1]", "[5:5][6:1]", "[5:5]", {1: "[5:2]"}, "take"),
    ],
)
def test_a_thrown_tile_must_be_worth_taking(
    seat: int, concealed: str, discards: str, last: str, known: dict[int, str], choice: str
) -> None:
    assert rummy(seat, concealed, discards, last, known).advice().words == choice


@pytest.mark.parametrize(
    ("seat", "concealed", "turns", "own", "gift"),
    [  # but for the double these would be the tiles to put
        (2, "[6:6][3:1][5:5][6:5][6:1][4:2]", 7, {2: "[2:1]"}, "[6:1]"),
        (0, "[1:1][5:1][5:4][6:2][4:1][3:2]", 9, {4: "[5:3]"}, "[6:2]"),
    ],
)
def test_no_double_is_fed_to_another_seat(
    seat: int, concealed: str, turns: int, own: dict[int, str], gift: str
) -> None:
    table = on_turn(seat, concealed, GIVING, line_fix="eye")
    put = [[0] * LINE for _ in range(4)]
    for place, tile in own.items():
        put[seat][place] = 1 + table.tiles.read(tile)[0]
    set_state(table, put=put, eye=table.tiles.read("[1:1]")[0], turns=turns)
    assert table.advice().words == f"put {gift}"
