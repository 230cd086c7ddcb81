"""Is every order of the tiles equally likely? Four questions, each with the chance of an answer as odd as this one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.compile import rule
from tests.fair.keccak import words_for
from tests.fair.shufflers import shuffle

LEAST_EXPECTED = 5.0  # in a cell of a chi-square test
PRIME = 0x9E3779B97F4A7C15  # for the mark of a wall: an odd number without a pattern


@dataclass(frozen=True)
class Counts:
    """What is counted over many walls."""

    walls: int
    places: NDArray[np.int64]  # [place, tile]
    followers: NDArray[np.int64]  # [tile, the one after it]; the first comes after the last
    rising: NDArray[np.int64]  # [number of rising sequences]
    repeats: int  # walls that came up before


def count_walls(kind: int, seed: int, size: int, walls: int) -> Counts:
    places, followers = np.zeros((size, size), np.int64), np.zeros((size, size), np.int64)
    rising, marks = np.zeros(size + 1, np.int64), np.zeros(walls, np.uint64)
    _count(kind, seed, words_for(size), places, followers, rising, marks)
    marks.sort()
    return Counts(walls, places, followers, rising, int((marks[1:] == marks[:-1]).sum()))


@rule
def _count(kind: int, seed: int, words: Any, places: Any, followers: Any, rising: Any, marks: Any) -> None:
    size = len(places)
    wall, place_of = np.zeros(size, np.int64), np.zeros(size, np.int64)
    lanes, row = np.zeros(25, np.uint64), np.zeros(5, np.uint64)
    for number in range(len(marks)):
        shuffle(kind, seed, number, wall, words, lanes, row)
        before, mark = wall[size - 1], np.uint64(0)
        for place in range(size):
            tile = wall[place]
            places[place, tile] += 1
            followers[before, tile] += 1
            mark = (mark ^ np.uint64(tile + 1)) * np.uint64(PRIME)
            place_of[tile] = place
            before = tile
        marks[number] = mark
        sequences = 1
        for tile in range(1, size):
            sequences += place_of[tile] < place_of[tile - 1]
        rising[sequences] += 1


def p_values(counts: Counts) -> dict[str, float]:
    return {
        "places": places_p(counts),
        "followers": followers_p(counts),
        "rising": rising_p(counts),
        "repeats": repeats_p(counts),
    }


def places_p(counts: Counts) -> float:
    """Each tile is as often at each place. Rows and columns are whole walls, hence (size - 1)² degrees of freedom."""
    size = len(counts.places)
    deviation = counts.places - counts.walls / size
    return chi_square_p((size - 1) * float((deviation**2).sum()) / counts.walls, (size - 1) ** 2)


def followers_p(counts: Counts) -> float:
    """Each tile is followed as often by each other one.

    A wall read as a ring is a cycle through all tiles. Over uniform cycles the deviations d(a, b) are uncorrelated
    once taken apart into d(a, b) + d(b, a), of variance 1 / (size - 1), and d(a, b) - d(b, a), of variance
    1 / (size - 1) + 2 / ((size - 1) (size - 2)), in an orthonormal basis of each.
    """
    size = len(counts.followers)
    deviation = counts.followers - counts.walls / (size - 1)
    np.fill_diagonal(deviation, 0)
    mutual, turned = (deviation + deviation.T) / 2, (deviation - deviation.T) / 2
    variance = 1 / (size - 1)
    statistic = (mutual**2).sum() / variance + (turned**2).sum() / (variance + 2 * variance / (size - 2))
    return chi_square_p(float(statistic) / counts.walls, size * (size - 3) // 2 + (size - 1) * (size - 2) // 2)


def rising_p(counts: Counts) -> float:
    """As many walls with k rising sequences as there are such orders: the Eulerian numbers."""
    size = len(counts.places)
    expected = [counts.walls * orders / math.factorial(size) for orders in eulerian(size)]
    cells = [(0, 0.0)]
    for found, awaited in zip(counts.rising[1:], expected, strict=True):
        if cells[-1][1] >= LEAST_EXPECTED:
            cells.append((0, 0.0))
        cells[-1] = (cells[-1][0] + int(found), cells[-1][1] + awaited)
    last = cells.pop()
    cells[-1] = (cells[-1][0] + last[0], cells[-1][1] + last[1])
    return chi_square_p(sum((found - awaited) ** 2 / awaited for found, awaited in cells), len(cells) - 1)


def repeats_p(counts: Counts) -> float:
    """No wall comes up twice: marks of 64 bits agree by chance in walls² / 2^65 pairs."""
    if counts.repeats == 0:
        return 1.0
    log_p = counts.repeats * math.log(counts.walls**2 / 2**65) - math.lgamma(counts.repeats + 1)
    return math.exp(min(0.0, log_p))


def eulerian(size: int) -> list[int]:
    """How many orders have 1, 2, … rising sequences."""
    row = [1]
    for n in range(2, size + 1):
        row = [
            (k + 1) * same + (n - k) * one_less
            for k, (same, one_less) in enumerate(zip([*row, 0], [0, *row], strict=True))
        ]
    return row


def chi_square_p(statistic: float, freedom: int) -> float:
    """The chance of a larger chi-square, by the cube-root approximation of Wilson and Hilferty."""
    part = 2 / (9 * freedom)
    return 0.5 * math.erfc((math.cbrt(statistic / freedom) - 1 + part) / math.sqrt(2 * part))
