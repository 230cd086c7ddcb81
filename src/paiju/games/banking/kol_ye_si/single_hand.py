"""Exact chances of a first tile: every pair of the banker with every draw of one or two of the tiles then left.

What other players hold does not change them, because nobody has seen it.
"""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.compile import rule
from paiju.tiles import FULL32
from paiju.tiles.dominoes import PIPS

Counts = NDArray[np.int64]


class Odds(NamedTuple):
    """Numbers of cases; `pair` are those lost to the banker's perfect pair."""

    win: int
    push: int
    lose: int
    pair: int

    @property
    def cases(self) -> int:
        return sum(self)

    @property
    def ev(self) -> Fraction:
        """The mean gain of a stake of one."""
        return Fraction(self.win - self.lose - self.pair, self.cases)


WIN, PUSH, LOSE, PERFECT = range(4)


@cache
def odds(face: int, count: int, perfect_pair: bool = True) -> Odds:
    """For a player who holds this tile and will draw so many."""
    rest = FULL32.tiles()
    rest.remove(face)
    found = np.zeros(4, np.int64)
    count_banker_pairs(PIPS[face], PIPS[rest], np.array(rest), count, perfect_pair, found)
    return Odds(*found.tolist())


@rule
def count_banker_pairs(first: int, pips: Counts, rest: Counts, count: int, perfect_pair: bool, found: Counts) -> None:
    """Add up the outcomes of a first tile of so many pips; the rest are faces, with their pips."""
    left = np.zeros(len(rest) - 2, np.int64)
    for one in range(len(rest)):
        for other in range(one):
            copy_without(pips, one, other, left)
            is_perfect = perfect_pair and rest[one] == rest[other]
            count_draws(first, left, count, (pips[one] + pips[other]) % 10, is_perfect, found)


@rule
def copy_without(pips: Counts, one: int, other: int, left: Counts) -> None:
    size = 0
    for place in range(len(pips)):
        if place not in (one, other):
            left[size] = pips[place]
            size += 1


@rule
def count_draws(first: int, left: Counts, count: int, banker: int, is_perfect: bool, found: Counts) -> None:
    for second in range(len(left)):
        if count == 1:
            found[outcome(first + left[second], banker, is_perfect)] += 1
        else:
            for third in range(second):
                found[outcome(first + left[second] + left[third], banker, is_perfect)] += 1


@rule
def outcome(pips: int, banker: int, is_perfect: bool) -> int:
    if is_perfect:
        return PERFECT
    if pips % 10 == banker:
        return PUSH
    return WIN if pips % 10 > banker else LOSE
