"""Whose result belongs to which decision: the attribution of returns, the same on the CPU and on a card.

The last steps of a group of tables lie in a ring. Slot t holds the decision of step t, and what each seat has won or
lost since the decision of the slot before. The return of a decision is what its own seat wins or loses from then on,
until the end of the hand. Where estimates are trusted, each later decision of the seat brings in a part of what was
expected there in place of what came of it, which has less chance in it (the λ-return of the literature, λ = 1 - trust).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.compile import rule

Floats = NDArray[np.float32]
Flags = NDArray[np.int8]
Ring = tuple[Floats, Flags, NDArray[np.int32], Floats]  # rewards, dones, turns, what was expected


@rule
def attribute(
    table: int, newest: int, count: int, ring: Ring, trust: float, gains: Floats, targets: Floats, finished: Flags
) -> None:
    """Write the returns of the oldest decisions of a table, and whether its hand has ended since.

    `newest` is the slot of the latest observation; `targets` and `finished` have a row for each of the `count` oldest
    decisions. `gains` is a row of zeros, one for each seat.
    """
    rewards, dones, turns, expected = ring
    slots = turns.shape[0]
    is_over = False
    for back in range(1, slots):
        after = (newest - back + 1) % slots
        at = (newest - back) % slots
        if dones[after, table]:
            is_over = True
            for seat in range(gains.shape[0]):
                gains[seat] = 0
        for seat in range(gains.shape[0]):
            gains[seat] += rewards[after, seat, table]
        row, seat = slots - 1 - back, turns[at, table]
        if row < count:
            targets[row, table] = gains[seat] if seat >= 0 else 0
            finished[row, table] = 1 if is_over and seat >= 0 else 0
        if seat >= 0:
            gains[seat] += trust * (expected[at, table] - gains[seat])


@rule
def attribute_all(
    newest: int, count: int, ring: Ring, trust: float, gains: Floats, targets: Floats, finished: Flags
) -> None:
    """The same for every table, on the CPU."""
    for table in range(targets.shape[1]):
        for seat in range(gains.shape[0]):
            gains[seat] = 0
        attribute(table, newest, count, ring, trust, gains, targets, finished)
