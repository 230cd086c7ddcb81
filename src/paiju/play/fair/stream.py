"""Streams of words, and what is drawn from them without bias."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

TOP = 1 << 64  # the words are below it
WORD = 8  # bytes, big-endian
WORDS_AT_FIRST = 128
DIE = 6

Thing = TypeVar("Thing")


def words(source: bytes) -> Iterator[int]:
    """The words of SHAKE-256(source), without end."""
    shake = hashlib.shake_256(source)
    start, stop = 0, WORDS_AT_FIRST
    while True:
        yield from struct.unpack_from(f">{stop - start}Q", shake.digest(WORD * stop), WORD * start)
        start, stop = stop, 2 * stop


def below(limit: int, stream: Iterator[int], top: int = TOP) -> int:
    """A number below the limit; words from the largest multiple of the limit up are passed over."""
    ceiling = top - top % limit
    for word in stream:
        if word < ceiling:
            return word % limit
    raise EOFError("the stream has ended")


def permuted(things: Sequence[Thing], stream: Iterator[int], top: int = TOP) -> list[Thing]:
    """Fisher-Yates from the top: every place in turn is exchanged with one at or below it."""
    order = list(things)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, stream, top)
        order[i], order[j] = order[j], order[i]
    return order


def thrown(number: int, stream: Iterator[int]) -> list[int]:
    return [1 + below(DIE, stream) for _ in range(number)]
