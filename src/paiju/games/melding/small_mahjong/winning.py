"""The triplets of Small Mahjong, and what a hand of two of them is worth.

The six numbers of three tiles are split into two halves: a set is three equal numbers, a straight three in a row. How
the numbers lie on the tiles does not matter. The kinds exclude each other, so a kind is known by its points.
"""

from itertools import combinations, combinations_with_replacement

from paiju.games.melding.packed import FACES, lowest, one, partners, types_in, without_lowest
from paiju.kernel.compile import rule
from paiju.tiles.dominoes import HIGH, LOW
from paiju.tiles.tileset import Table, table

NO_TRIPLET, STRAIGHT_STRAIGHT, SET_STRAIGHT, SET_SET = range(4)  # 双连, 连同, 双同: their points

SETS = [(number,) * 3 for number in range(1, 7)]
STRAIGHTS = [(number, number + 1, number + 2) for number in range(1, 5)]


def _patterns() -> dict[tuple[int, ...], int]:
    """The points of six numbers in order."""
    found = {tuple(sorted(low + high)): SET_SET for low, high in combinations(SETS, 2)}
    for three in SETS:
        for straight in STRAIGHTS:
            if three[0] not in straight:
                found[tuple(sorted(three + straight))] = SET_STRAIGHT
    for low, high in combinations_with_replacement(STRAIGHTS, 2):
        found[tuple(sorted(low + high))] = STRAIGHT_STRAIGHT
    return found


def _worths() -> Table:
    """The points of every three faces, in any order."""
    patterns = _patterns()
    numbers = list(zip(HIGH.tolist(), LOW.tolist(), strict=True))
    return table(patterns.get(tuple(sorted(x + y + z)), NO_TRIPLET) for x in numbers for y in numbers for z in numbers)


def _thirds() -> Table:
    """By points and two faces: the types that make a triplet worth at least that many points with them."""
    worths = WORTHS.reshape(FACES**2, FACES)
    found = (
        sum(1 << 2 * face for face in range(FACES) if row[face] >= points)
        for points in range(SET_SET + 1)
        for row in worths
    )
    return table(found).reshape(SET_SET + 1, FACES, FACES)


WORTHS = _worths()
THIRDS = _thirds()


@rule
def worth(x: int, y: int, z: int) -> int:
    """The points of three tiles, 0 if they are no triplet."""
    return WORTHS[(FACES * x + y) * FACES + z]


@rule
def worth_of_one(three: int) -> int:
    """The points of three tiles."""
    others = three - one(lowest(three))
    return worth(lowest(three), lowest(others), lowest(others - one(lowest(others))))


@rule
def worth_of_two(six: int) -> int:
    """The most points of six tiles as two triplets, 0 if they are not."""
    return worth_with(six - one(lowest(six)), lowest(six))


@rule
def worth_with(five: int, tile: int) -> int:
    """The most points of five tiles and one more as two triplets: that one is in one of them."""
    best = 0
    types = types_in(five)
    while types:
        x = lowest(types)
        types = without_lowest(types)
        others = partners(five, x, THIRDS[STRAIGHT_STRAIGHT, x, tile])
        while others:
            y = lowest(others)
            others = without_lowest(others)
            points = worth_of_one(five - one(x) - one(y))
            if points:
                best = max(best, worth(x, y, tile) + points)
    return best
