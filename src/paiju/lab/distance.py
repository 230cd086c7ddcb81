"""How far tiles are from a complete hand: the fewest that must come, over all hands that could be completed.

A shape says how many parts of which kinds a complete hand has. The search takes part after part, each tile of it from
the hand where it is there and else from the unseen ones; it goes through all choices of parts that need no more than
so many unseen tiles, and begins with the fewest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.compile import rule
from paiju.kernel.hands import Row, Shape

NO_TILE = -1
MOST = 30  # more than any hand has tiles
FIRST, STOP, GOES_ON = range(3)

Ints = NDArray[np.int64]


class Catalogue(NamedTuple):
    """A shape as arrays."""

    parts: Ints  # the faces of each part, filled up with NO_TILE
    slots: Ints  # for each part of a hand: FIRST and STOP of those that may stand there; a last row closes the table

    @staticmethod
    def of(shape: Shape) -> Catalogue:
        widest = max(len(part.tiles) for _, parts in shape.kinds for part in parts)
        rows = [[*part.tiles, *[NO_TILE] * (widest - len(part.tiles))] for _, parts in shape.kinds for part in parts]
        slots: list[tuple[int, int, int]] = []
        first = 0
        for number, parts in shape.kinds:
            # parts of a kind are chosen in order, each slot going on where the one before stands
            slots += [(first, first + len(parts), int(place > 0)) for place in range(number)]
            first += len(parts)
        return Catalogue(np.array(rows, np.int64), np.array([*slots, (0, 0, 0)], np.int64))


def missing_tiles(hand: Row, unseen: Row, catalogues: Sequence[Catalogue]) -> tuple[int | None, list[int]]:
    """How many tiles must come at least (None: it is impossible), and the faces that can be among them."""
    needed, wanted = np.zeros(len(hand), np.int64), np.zeros(len(hand), np.int64)
    for budget in range(MOST):
        found = [within(hand.copy(), unseen.copy(), needed, wanted, *one, 0, 0, budget) for one in catalogues]
        if any(found):
            return budget, [int(face) for face in np.flatnonzero(wanted)]
    return None, []


@rule
def within(
    hand: Row, unseen: Row, needed: Ints, wanted: Ints, parts: Ints, slots: Ints, slot: int, first: int, budget: int
) -> bool:
    """Whether a hand can be completed with so many unseen tiles; `wanted` notes which they may be.

    The parts before `slot` are chosen already, with the unseen tiles that `needed` counts; this one stands at `first`
    among all parts or after it.
    """
    if slot == len(slots) - 1:
        for face in range(len(needed)):
            wanted[face] = max(wanted[face], needed[face])
        return True
    found = False
    for place in range(first, slots[slot, STOP]):
        cost = cost_of(hand, unseen, parts[place])
        if cost <= budget:
            from_hand = take_part(hand, unseen, needed, parts[place])
            then = place if slots[slot + 1, GOES_ON] else slots[slot + 1, FIRST]
            if within(hand, unseen, needed, wanted, parts, slots, slot + 1, then, budget - cost):
                found = True
            give_back(hand, unseen, needed, parts[place], from_hand)
    return found


@rule
def cost_of(hand: Row, unseen: Row, part: Ints) -> int:
    """The unseen tiles that a part needs, MOST if there are not so many."""
    cost = 0
    alike = 0  # tiles of the part before this one that are like it; equal ones stand together
    for place in range(len(part)):
        face = part[place]
        if face != NO_TILE:
            alike = alike + 1 if place > 0 and part[place - 1] == face else 0
            if alike >= hand[face] + unseen[face]:
                return MOST
            if alike >= hand[face]:
                cost += 1
    return cost


@rule
def take_part(hand: Row, unseen: Row, needed: Ints, part: Ints) -> int:
    """Tiles from the hand first; which of them were there, as bits."""
    from_hand = 0
    for place in range(len(part)):
        face = part[place]
        if face != NO_TILE and hand[face] > 0:
            hand[face] -= 1
            from_hand |= 1 << place
        elif face != NO_TILE:
            unseen[face] -= 1
            needed[face] += 1
    return from_hand


@rule
def give_back(hand: Row, unseen: Row, needed: Ints, part: Ints, from_hand: int) -> None:
    for place in range(len(part)):
        face = part[place]
        if from_hand >> place & 1:
            hand[face] += 1
        elif face != NO_TILE:
            unseen[face] += 1
            needed[face] -= 1
