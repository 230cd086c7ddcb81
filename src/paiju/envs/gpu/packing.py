"""States as whole words: what a GPU copies eight bytes at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

WORD = 8  # bytes
SMALL = np.int16  # holds the number of any tile or move: what a thread lists is short in its memory


def words_of(record: np.dtype[np.void]) -> int:
    return -(-record.itemsize // WORD)


def padded(record: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same fields at the same places, in whole words."""
    fields: Mapping[str, Any] = record.fields or {}
    return np.dtype(
        {
            "names": list(fields),
            "formats": [field[0] for field in fields.values()],
            "offsets": [field[1] for field in fields.values()],
            "itemsize": words_of(record) * WORD,
        }
    )


def by_columns(tables: tuple[np.ndarray, ...]) -> tuple[np.ndarray, ...]:
    """The arrays of a batch's tables as they lie on a card."""
    states, walls, *others = tables
    return (pack(states), np.asfortranarray(walls.astype(SMALL)), *map(np.asfortranarray, others))


def pack(states: NDArray[np.void]) -> NDArray[np.int64]:
    """A row of words for each state, stored by columns."""
    count, size = len(states), states.dtype.itemsize
    rows = np.zeros((count, words_of(states.dtype) * WORD), np.uint8)
    rows[:, :size] = states.view(np.uint8).reshape(count, size)
    return np.asfortranarray(rows.view(np.int64))


def unpack(words: NDArray[np.int64], record: np.dtype[np.void]) -> NDArray[np.void]:
    rows = np.ascontiguousarray(words).view(np.uint8)
    return np.ascontiguousarray(rows[:, : record.itemsize]).view(record).reshape(len(words))
