"""Parts of a strategy that choose how much to stake on a first tile.

A part names all stakes that it chooses with equal chance; that is one for all but the random part.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from paiju.games.banking.kol_ye_si.single_hand import odds
from paiju.games.banking.kol_ye_si.terms import Limits
from paiju.tiles.dominoes import IS_CIVIL, PIPS


class StakePart(Protocol):
    def stakes(self, face: int, limits: Limits) -> Sequence[int]: ...


def clipped(stake: int, limits: Limits) -> Sequence[int]:
    return (max(limits.lo, min(limits.hi, stake)),)


@dataclass(frozen=True)
class AlwaysStake:
    stake: int

    def stakes(self, face: int, limits: Limits) -> Sequence[int]:
        return clipped(self.stake, limits)


@dataclass(frozen=True)
class StakeByChance:
    def stakes(self, face: int, limits: Limits) -> Sequence[int]:
        return range(limits.lo, limits.hi + 1)


@dataclass(frozen=True)
class HighOnEleven:
    """High on [6:5] alone."""

    def stakes(self, face: int, limits: Limits) -> Sequence[int]:
        return (limits.hi if PIPS[face] == 11 else limits.lo,)


@dataclass(frozen=True)
class StakeTheMiddle:
    def stakes(self, face: int, limits: Limits) -> Sequence[int]:
        return clipped((limits.min_stake + limits.max_stake) // 2, limits)


# How far up the ladder a value stands; 1 stands on top.
STEPS = {4: 0, 6: 0, 8: 0, 5: 1, 3: 2, 0: 3, 2: 3, 7: 3, 9: 3}


@dataclass(frozen=True)
class Ladder:
    """Step by step by the value of the tile; a civil tile gets a bonus, but [6:5] stands on top anyway."""

    bonus: int

    def stakes(self, face: int, limits: Limits) -> Sequence[int]:
        value = int(PIPS[face]) % 10
        if value == 1:
            return (limits.hi,)
        step = (limits.max_stake - limits.min_stake) // 4
        bonus = self.bonus if IS_CIVIL[face] else 0
        return clipped(limits.lo + STEPS[value] * step + bonus, limits)


@dataclass(frozen=True)
class HighIfItGains:
    """High on a tile that gains with the better count."""

    perfect_pair: bool

    def stakes(self, face: int, limits: Limits) -> Sequence[int]:
        best = max(odds(face, count, self.perfect_pair).ev for count in (1, 2))
        return (limits.hi if best > 0 else limits.lo,)


@dataclass(frozen=True)
class StakeByTable:
    """A stake for every face, in canonical order."""

    table: tuple[int, ...]

    def stakes(self, face: int, limits: Limits) -> Sequence[int]:
        return clipped(self.table[face], limits)
