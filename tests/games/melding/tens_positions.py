"""Positions and walls that the tests of both games of collecting tens set up."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiju import Table
from paiju.games.melding.tens.state import ENDING, TAKING
from paiju.tiles import FULL32
from tests.games.playing import counts, set_state

FACES = 21


def row(faces: list[int]) -> NDArray[np.int8]:
    """Faces as a row of counts."""
    return np.bincount(faces, minlength=FACES).astype(np.int8)


def faces(table: Table, counted: Any) -> str:
    return table.tiles.text(face for face in range(FACES) for _ in range(counted[face]))


def in_order(text: str) -> str:
    """The same tiles in canonical order, written together."""
    return FULL32.text(sorted(FULL32.read(text)))


def power_wall(tiles: list[int], base: int, prime: int) -> list[int]:
    """P(g): tile number v, counted from 1, for every power v of the base that is the number of a tile."""
    powers = [pow(base, k, prime) for k in range(1, prime)]
    return [tiles[v - 1] for v in powers if v <= len(tiles)]


def taking(slug: str, hand: str, pool: str, last: str = "", **options: Any) -> Table:
    """Seat 1 holds this hand and is asked whether it takes from this pool; last is the tile thrown last."""
    table = Table(slug, seed=1, **options)
    assert table.decide() == 0
    rows, held = table._state[0]["hands"].copy(), table._state[0]["held"].copy()
    rows[1], held[1] = counts(table, hand), len(table.tiles.read(hand))
    thrown = table.tiles.read(last or pool)[-1]
    set_state(table, hands=rows, held=held, pool=counts(table, pool), last=thrown, turn=1, turns=2, phase=TAKING)
    return table


def deciding(slug: str, hand: str, seat: int = 0, **options: Any) -> Table:
    """A seat holds this hand and is to win or to discard."""
    table = Table(slug, seed=1, **options)
    assert table.decide() == 0
    rows, held = table._state[0]["hands"].copy(), table._state[0]["held"].copy()
    rows[seat], held[seat] = counts(table, hand), len(table.tiles.read(hand))
    set_state(table, hands=rows, held=held, turn=seat, phase=ENDING)
    return table


def wins(slug: str, hand: str, **options: Any) -> bool:
    return "win" in deciding(slug, hand, **options).words


def eyes(hand: str) -> list[str]:
    """The types of a hand that can be its eye: without two of them all other tiles are tens pairs."""
    from paiju.games.melding.tens.winning import balance_of, unpaired

    counted = row(FULL32.read(hand))
    found = []
    for face in range(FACES):
        if counted[face] >= 2:
            counted[face] -= 2
            if unpaired(balance_of(counted)) == 0:
                found.append(FULL32.text([face]))
            counted[face] += 2
    return found
