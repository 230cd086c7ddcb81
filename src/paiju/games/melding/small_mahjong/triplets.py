"""The triplets of Small Mahjong, and what a hand of two of them is worth.

The six numbers of three tiles are split into two halves: a set is three equal numbers, a straight three in a row. How
the numbers lie on the tiles does not matter. The kinds exclude each other, so a kind is known by its points.
"""

from itertools import combinations, combinations_with_replacement
from typing import Any

from paiju.kernel.compile import rule
from paiju.tiles.dominoes import HIGH, LOW
from paiju.tiles.tileset import Table, table

FACES = 21
NOTHING = -1  # for a face: no tile

NO_TRIPLET, STRAIGHT_STRAIGHT, SET_STRAIGHT, SET_SET = range(4)  # 双连, 连同, 双同: their points
NAMES = ("no triplet", "Straight-Straight", "Set-Straight", "Set-Set")

SETS = [(number,) * 3 for number in range(1, 7)]
STRAIGHTS = [(number, number + 1, number + 2) for number in range(1, 5)]


def _patterns() -> dict[tuple[int, ...], int]:
    """The points of six numbers in order."""
    found = {tuple(sorted(one + other)): SET_SET for one, other in combinations(SETS, 2)}
    for three in SETS:
        for straight in STRAIGHTS:
            if three[0] not in straight:
                found[tuple(sorted(three + straight))] = SET_STRAIGHT
    for one, other in combinations_with_replacement(STRAIGHTS, 2):
        found[tuple(sorted(one + other))] = STRAIGHT_STRAIGHT
    return found


def _worths() -> Table:
    """The points of every three faces, in any order."""
    patterns = _patterns()
    numbers = list(zip(HIGH.tolist(), LOW.tolist(), strict=True))
    return table(patterns.get(tuple(sorted(x + y + z)), NO_TRIPLET) for x in numbers for y in numbers for z in numbers)


WORTHS = _worths()


@rule
def worth(x: int, y: int, z: int) -> int:
    """The points of three tiles, 0 if they are no triplet."""
    return WORTHS[(FACES * x + y) * FACES + z]


@rule
def copies(hand: Any, taken: int, face: int) -> int:
    """How often a face is among the tiles of a hand and one more."""
    return hand[face] + (1 if face == taken else 0)


@rule
def worth_of_two(hand: Any, taken: int) -> int:
    """The most points of six tiles as two triplets, 0 if they are not: the lowest tile is in one of them."""
    lowest = 0
    while copies(hand, taken, lowest) == 0:
        lowest += 1
    best = 0
    for x in range(lowest, FACES):
        if copies(hand, taken, x) > (1 if x == lowest else 0):
            for y in range(x, FACES):
                if worth(lowest, x, y) and has_also(hand, taken, y, lowest, x):
                    other = worth_of_rest(hand, taken, lowest, x, y)
                    if other:
                        best = max(best, worth(lowest, x, y) + other)
    return best


@rule
def has_also(hand: Any, taken: int, face: int, one: int, other: int) -> bool:
    """Whether a face is there besides two tiles that are used already."""
    return copies(hand, taken, face) > (1 if face == one else 0) + (1 if face == other else 0)


@rule
def worth_of_rest(hand: Any, taken: int, x: int, y: int, z: int) -> int:
    """The points of the three tiles that are left without these."""
    a = b = c = 0
    for face in range(FACES):
        used = (1 if face == x else 0) + (1 if face == y else 0) + (1 if face == z else 0)
        for _ in range(copies(hand, taken, face) - used):
            a, b, c = b, c, face
    return worth(a, b, c)


@rule
def worth_of_one(hand: Any, taken: int) -> int:
    """The points of three tiles."""
    return worth_of_rest(hand, taken, NOTHING, NOTHING, NOTHING)
