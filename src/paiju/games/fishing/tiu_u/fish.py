"""The fish: which tiles match, and what a catch is worth."""

from typing import Any

from paiju.kernel.compile import rule
from paiju.tiles.dominoes import PIPS, RED
from paiju.tiles.tileset import table

FACES = 21
DOUBLE_SIX = 0
GEE_JOON_SIX = 17  # [4:2]
GEE_JOON_THREE = 20  # [2:1]

# Option gee_joon_match by its place in the list.
NONE, PAIR, SIXES = range(3)

BIG = 8  # a fish of so many pips or more is big
BIG_PIPS = table(pips if pips >= BIG else 0 for pips in PIPS.tolist())
SMALL_RED = table(red if pips < BIG else 0 for pips, red in zip(PIPS.tolist(), RED.tolist(), strict=True))


def matches(gee_joon_match: int, one: int, other: int) -> bool:
    if PIPS[one] == PIPS[other]:
        return True
    if gee_joon_match == PAIR:
        return {one, other} == {GEE_JOON_THREE, GEE_JOON_SIX}
    # no tile but [2:1] has three pips
    return gee_joon_match == SIXES and {int(PIPS[one]), int(PIPS[other])} == {3, 6}


# The faces that each bait matches, one shoal after the other, for each gee_joon_match; where the shoals begin.
_SHOALS = [
    [fish for fish in range(FACES) if matches(gee_joon_match, bait, fish)]
    for gee_joon_match in (NONE, PAIR, SIXES)
    for bait in range(FACES)
]
SHOALS = table(fish for shoal in _SHOALS for fish in shoal)
SHOAL_STARTS = table(sum(map(len, _SHOALS[:number])) for number in range(len(_SHOALS) + 1))


@rule
def points_of(catch: Any) -> int:
    """Two a pip for big fish; one a red pip for small ones, rounded up to tens."""
    small = 0
    big = 0
    for face in range(FACES):
        small += SMALL_RED[face] * catch[face]
        big += BIG_PIPS[face] * catch[face]
    return 10 * ((small + 9) // 10) + 2 * big
