"""What a seat sees of a record as masks over its words, so that compiled search covers the rest in one loop.

The masks follow from the declarations as the kernel's `observe` does: what is not public or the seat's own is covered,
but for fields that a rule has opened to all.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.record import Field, Record

Words = NDArray[np.uint32]
WORD_BYTES = 4
FACTORS = 2  # of each word, for a key
SUM_BITS = 63


def openings(fields: Mapping[str, Field]) -> list[str]:
    """The names of the rules that open fields to all."""
    return sorted({field.shown.__name__ for field in fields.values() if field.shown})


def blank_words(record: type[Record]) -> tuple[NDArray[np.void], Words]:
    """A blank record, and the same memory as words."""
    size = record.dtype.itemsize
    memory = np.zeros(-(-size // WORD_BYTES) * WORD_BYTES, np.uint8)
    return memory[:size].view(record.dtype), memory.view(np.uint32)


def masks_of(record: type[Record], seats: int) -> NDArray[np.uint32]:
    """For every set of rules that hold, as bits in the order of `openings`, and every seat: the bits it sees."""
    rules = openings(record.fields)
    return np.array(
        [[_mask(record, rules, holding, seat) for seat in range(seats)] for holding in range(1 << len(rules))],
        np.uint32,
    )


def _mask(record: type[Record], rules: list[str], holding: int, seat: int) -> Words:
    seen, words = blank_words(record)
    for name, field in record.fields.items():
        is_open = field.shown is not None and bool(holding >> rules.index(field.shown.__name__) & 1)
        if field.sight == "public" or is_open:
            seen[name] = -1
        elif field.sight == "own":
            seen[name][0, seat] = -1
    return words


def factors_of(words: int) -> NDArray[np.uint32]:
    """Odd factors for each word of a record, always the same, so small that no sum of products leaves 63 bits."""
    rng, limit = random.Random(words), (1 << SUM_BITS - 1 - 8 * WORD_BYTES) // words
    return np.array([[rng.randrange(limit) * 2 + 1 for _ in range(words)] for _ in range(FACTORS)], np.uint32)
