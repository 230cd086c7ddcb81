"""Parts of a strategy that choose how many tiles to draw to a first tile.

A part names all counts that it chooses with equal chance; that is one for all but the random part.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Protocol

from paiju.games.banking.kol_ye_si.single_hand import odds
from paiju.tiles import FULL32
from paiju.tiles.dominoes import PIPS


class CountPart(Protocol):
    def counts(self, face: int) -> Sequence[int]: ...


@dataclass(frozen=True)
class AlwaysDraw:
    count: int

    def counts(self, face: int) -> Sequence[int]:
        return (self.count,)


@dataclass(frozen=True)
class DrawByChance:
    def counts(self, face: int) -> Sequence[int]:
        return (1, 2)


@dataclass(frozen=True)
class DrawByValue:
    """One tile to some values, which are pips modulo ten, and two to the others."""

    one_more: tuple[int, ...]

    def counts(self, face: int) -> Sequence[int]:
        return (1 if PIPS[face] % 10 in self.one_more else 2,)


@dataclass(frozen=True)
class DrawToReach:
    """As many as reach a score of `least` more often; two where both do alike."""

    least: int

    def counts(self, face: int) -> Sequence[int]:
        return (1 if self.share(face, 1) > self.share(face, 2) else 2,)

    def share(self, face: int, count: int) -> Fraction:
        rest = FULL32.tiles()
        rest.remove(face)
        pips = [PIPS[face] + sum(PIPS[other] for other in draw) for draw in combinations(rest, count)]
        return Fraction(sum(int(number % 10 >= self.least) for number in pips), len(pips))


@dataclass(frozen=True)
class DrawBest:
    """As many as gain more; one where both gain alike."""

    perfect_pair: bool

    def counts(self, face: int) -> Sequence[int]:
        return (max((1, 2), key=lambda count: odds(face, count, self.perfect_pair).ev),)


@dataclass(frozen=True)
class DrawByTable:
    """A count for every face, in canonical order."""

    table: tuple[int, ...]

    def counts(self, face: int) -> Sequence[int]:
        return (self.table[face],)
