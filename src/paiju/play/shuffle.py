"""Walls from a seed, by a published method that anyone can repeat.

key = SHA-256 over "paiju-wall", the game's slug, the seed as text and the number of the deal, each preceded by its
length as four bytes; stream = SHAKE-256(key); 64-bit big-endian words; Fisher-Yates from the top, where a word above
the largest multiple of the range is passed over. The tiles start in canonical order.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Sequence

SEED_BITS = 63
WORDS_AT_ONCE = 128
WORD = 8
TOP = 1 << 64


def fresh_seed() -> int:
    return secrets.randbits(SEED_BITS)


def shuffled(tiles: Sequence[int], slug: str, seed: int, deal: int) -> list[int]:
    """The wall of a deal: deals of a session are numbered from 0."""
    wall = list(tiles)
    key = _key(slug, seed, deal)
    words = _words(key, 0)
    used = 0
    for i in range(len(wall) - 1, 0, -1):
        ceiling = TOP - TOP % (i + 1)
        while True:
            if used == len(words):
                words += _words(key, used)
            word = words[used]
            used += 1
            if word < ceiling:
                break
        j = word % (i + 1)
        wall[i], wall[j] = wall[j], wall[i]
    return wall


def thrown(number: int, slug: str, seed: int, throw: int) -> list[int]:
    """So many dice of a throw: throws of a session are numbered from 0."""
    ceiling = TOP - TOP % 6
    words = _words(_key(slug, seed, throw, "paiju-dice"), 0)
    return [1 + word % 6 for word in words if word < ceiling][:number]


def _key(slug: str, seed: int, deal: int, label: str = "paiju-wall") -> bytes:
    parts = (label, slug, str(seed), str(deal))
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part.encode() for part in parts)).digest()


def _words(key: bytes, start: int) -> list[int]:
    """So many words of the stream from number `start` on."""
    stream = hashlib.shake_256(key).digest(WORD * (start + WORDS_AT_ONCE))
    return list(struct.unpack_from(f">{WORDS_AT_ONCE}Q", stream, WORD * start))
