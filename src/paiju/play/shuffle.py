"""Walls from a seed, by a published method that anyone can repeat.

key = SHA-256 over "paiju-wall", the game's slug, the seed as text and the number of the deal, each preceded by its
length as four bytes; stream = SHAKE-256(key); 64-bit big-endian words; Fisher-Yates from the top, where a word above
the largest multiple of the range is passed over. The tiles start in canonical order.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from paiju.kernel.integers import integer
from paiju.kernel.options import OptionError
from paiju.play.fair.stream import permuted, words
from paiju.play.fair.stream import thrown as thrown_from
from paiju.words.said import Quoted, Said

SEED_BITS = 63


class Chance(Protocol):
    """Where the walls and dice of a session come from; deals and throws are numbered from 0.

    What each method must promise is in docs/table.md.

    >>> class Sorted:
    ...     def wall(self, tiles, deal):
    ...         return sorted(tiles)
    ...     def dice(self, number, throw, deal):
    ...         return [1] * number
    ...     def line(self):
    ...         return "seed 0"
    >>> import paiju
    >>> table = paiju.Table("jielong", chance=Sorted())
    >>> table.deal()
    >>> table.walls[0] == sorted(table.tiles.tiles())
    True
    """

    def wall(self, tiles: Sequence[int], deal: int) -> list[int]: ...

    def dice(self, number: int, throw: int, deal: int) -> list[int]:
        """The dice of a throw; `deal` is the last one before it."""
        ...

    def line(self) -> str:
        """What the head of a record says about it."""
        ...


@dataclass(frozen=True)
class Seeded:
    """Chance from a seed."""

    slug: str
    seed: int

    def wall(self, tiles: Sequence[int], deal: int) -> list[int]:
        return shuffled(tiles, self.slug, self.seed, deal)

    def dice(self, number: int, throw: int, deal: int) -> list[int]:
        return thrown(number, self.slug, self.seed, throw)

    def line(self) -> str:
        return f"seed {self.seed}"


def fresh_seed() -> int:
    return secrets.randbits(SEED_BITS)


def check_seed(seed: object) -> int:
    number = integer(seed)
    if number is None or number < 0:
        raise OptionError(Said("no-such-seed", seed=Quoted(repr(seed))))
    return number


def shuffled(tiles: Sequence[int], slug: str, seed: int, deal: int) -> list[int]:
    """The wall of a deal: deals of a session are numbered from 0.

    >>> shuffled([1, 2, 3], "jielong", 7, 0)
    [1, 2, 3]
    """
    return permuted(tiles, words(_key(slug, seed, deal)))


def thrown(number: int, slug: str, seed: int, throw: int) -> list[int]:
    """So many dice of a throw: throws of a session are numbered from 0.

    >>> thrown(2, "ku-pai", 7, 0)
    [2, 4]
    """
    return thrown_from(number, words(_key(slug, seed, throw, "paiju-dice")))


def _key(slug: str, seed: int, deal: int, label: str = "paiju-wall") -> bytes:
    parts = (label, slug, str(seed), str(deal))
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part.encode() for part in parts)).digest()
