"""A position turned round the table, as the declarations of its fields say.

What is counted by seats moves to other rows, and what names a seat names another one; all else stays. The rules of a
game do not know where the first seat stands, so a turned position goes on as the first one does.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.meaning import SEAT, Meaning, Used
from paiju.kernel.record import Field, Record, Records, array_of

Numbers = NDArray[np.signedinteger]


def turned(record: type[Record], state: Records, seats: int, by: int) -> Records:
    """The same position with every seat moved on by so many places."""
    after = array_of(state.tobytes(), state.dtype)
    for name, field in record.fields.items():
        values = state[0][name]
        after[0][name] = _rows(field, _seats_in(field, values, state, seats, by), seats, by)
    return after


def is_turned(field: Field, seats: int) -> bool:
    """Whether a field has a row for each seat at the table; where it has fewer, the game has no use for it."""
    return bool(field.axes) and field.axes[0] == SEAT and field.shape[0] >= seats


def _rows(field: Field, values: Numbers, seats: int, by: int) -> Numbers:
    if not is_turned(field, seats):
        return values
    rows = values.copy()
    rows[:seats] = np.roll(values[:seats], by, axis=0)
    return rows


def _seats_in(field: Field, values: Numbers, state: Records, seats: int, by: int) -> Numbers:
    """The values with the seats that they name moved on; places that are not used stay as they are."""
    if field.holds is None:
        return values
    moved = renamed(field.holds, values, seats, by)
    axis = field.axes[-1] if field.axes else None
    if isinstance(axis, Used):
        in_use = np.arange(field.shape[-1]) < state[0][axis.by]
        return np.where(in_use, moved, values)
    return moved


def renamed(meaning: Meaning, values: Numbers, seats: int, by: int) -> Numbers:
    """Values with the seats that they name moved on by so many places."""
    if meaning.upper is not None:
        upper = renamed(meaning.upper, values // meaning.step, seats, by)
        joined: Numbers = values % meaning.step + meaning.step * upper
        return joined
    if meaning.kind == "seat":
        named = values - meaning.offset
        is_seat = (named >= 0) & (named < seats)
        return np.where(is_seat, meaning.offset + (named + by) % seats, values)
    if meaning.kind == "seats":
        moved: Numbers = values & ((1 << meaning.offset) - 1)
        for seat in range(seats):
            moved = moved | (values >> (meaning.offset + seat) & 1) << (meaning.offset + (seat + by) % seats)
        return moved
    return values
