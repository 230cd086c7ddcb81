"""Strategies: how many tiles to draw to a first tile, and how much to stake on it.

A strategy is a pair of independent parts. Each part names all that it chooses with equal chance, which is one thing
for all but the random ones; so profit, turnover and growth are exact. The value of a tile is its pips modulo ten.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import log
from random import Random
from typing import NamedTuple, Protocol

from paiju.games.banking.kol_ye_si.chances import Odds, odds
from paiju.kernel.options import Values
from paiju.tiles import FULL32
from paiju.tiles.dominoes import IS_CIVIL, PIPS

FACES = range(len(FULL32.faces))
ELEVEN = 1  # the value of [6:5]


class Limits(NamedTuple):
    """A stake lies from lo to hi; the other two are agreed for the table."""

    lo: int
    hi: int
    min_stake: int
    max_stake: int

    def clip(self, stake: int) -> int:
        return max(self.lo, min(self.hi, stake))


@dataclass(frozen=True)
class House:
    """What is agreed at a table, as far as strategies care."""

    min_stake: int = 1
    max_stake: int = 10
    perfect_pair: bool = True
    draw_counts: tuple[int, ...] = (1, 2)

    @classmethod
    def of(cls, values: Values) -> "House":
        counts = tuple(map(int, str(values["draw_counts"]).split("_")))
        stakes = (int(str(values[name])) for name in ("min_stake", "max_stake"))
        return cls(*stakes, bool(values["perfect_pair"]), counts)

    def limits(self, balance: int | None = None) -> Limits:
        """What a player may stake who has so much, or who does not count his chips."""
        hi = self.max_stake if balance is None else min(self.max_stake, balance)
        return Limits(min(self.min_stake, hi), hi, self.min_stake, self.max_stake)

    def odds(self, face: int, count: int) -> Odds:
        return odds(face, count, self.perfect_pair)

    def best_count(self, face: int) -> int:
        """Of the counts that may be drawn the one that gains more."""
        return max(self.draw_counts, key=lambda count: self.odds(face, count).ev)


# Counts


class CountPart(Protocol):
    def counts(self, face: int) -> Sequence[int]:
        """How many tiles are drawn to a first tile: one number, or several with equal chance."""


@dataclass(frozen=True)
class AlwaysDraw(CountPart):
    count: int

    def counts(self, face: int) -> Sequence[int]:
        return (self.count,)


class DrawByChance(CountPart):
    def counts(self, face: int) -> Sequence[int]:
        return (1, 2)


class DrawByValue(CountPart):
    ONE_MORE = (0, 1, 2, 7, 9)

    def counts(self, face: int) -> Sequence[int]:
        return (1 if PIPS[face] % 10 in self.ONE_MORE else 2,)


@dataclass(frozen=True)
class DrawToReach(CountPart):
    """The count that reaches a score of `least` more often; two if both do alike."""

    least: int

    def counts(self, face: int) -> Sequence[int]:
        return (1 if self.share(face, 1) > self.share(face, 2) else 2,)

    def share(self, face: int, count: int) -> Fraction:
        rest = FULL32.tiles()
        rest.remove(face)
        sums = [sum(PIPS[[face, *draw]]) for draw in combinations(rest, count)]
        return Fraction(sum(pips % 10 >= self.least for pips in sums), len(sums))


@dataclass(frozen=True)
class DrawBest(CountPart):
    """The count that gains more; one if both gain alike."""

    perfect_pair: bool = True

    def counts(self, face: int) -> Sequence[int]:
        return (House(perfect_pair=self.perfect_pair).best_count(face),)


@dataclass(frozen=True)
class DrawByTable(CountPart):
    """A count for every face, in canonical order."""

    table: tuple[int, ...]

    def counts(self, face: int) -> Sequence[int]:
        return (self.table[face],)
