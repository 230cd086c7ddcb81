"""Walls from a seed, by a published method that anyone can repeat.

key = SHA-256 over "paiju-wall", the game's slug, the seed as text and the number of the deal, each preceded by its
length as four bytes; stream = SHAKE-256(key); 64-bit big-endian words; Fisher-Yates from the top, where a word above
the largest multiple of the range is passed over. The tiles start in canonical order.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence

SEED_BITS = 64
WORD = 8
WORDS_AT_ONCE = 256


def fresh_seed() -> int:
    return secrets.randbits(SEED_BITS)


def shuffled(tiles: Sequence[int], slug: str, seed: int, deal: int) -> list[int]:
    """The wall of a deal: deals of a session are numbered from 0."""
    wall = list(tiles)
    words = _words(_key(slug, seed, deal))
    for i in range(len(wall) - 1, 0, -1):
        j = _below(words, i + 1)
        wall[i], wall[j] = wall[j], wall[i]
    return wall


def _key(slug: str, seed: int, deal: int) -> bytes:
    digest = hashlib.sha256()
    for part in ("paiju-wall", slug, str(seed), str(deal)):
        digest.update(len(part.encode()).to_bytes(4, "big") + part.encode())
    return digest.digest()


def _words(key: bytes) -> Iterator[int]:
    length = WORD * WORDS_AT_ONCE
    start = 0
    while True:
        stream = hashlib.shake_256(key).digest(start + length)
        for at in range(start, start + length, WORD):
            yield int.from_bytes(stream[at : at + WORD], "big")
        start += length


def _below(words: Iterator[int], limit: int) -> int:
    ceiling = (1 << 64) // limit * limit
    return next(word for word in words if word < ceiling) % limit
