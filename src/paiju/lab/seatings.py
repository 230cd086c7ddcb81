"""Who sits where: every deal is played in several seatings, so that no bot has the better tiles or seats."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

MOST_SEATINGS = 24

Seating = tuple[int, ...]  # the number of a bot for each seat


def seatings(bots: int, seats: int) -> list[Seating]:
    """All ways to seat the bots, each at as many seats as the others; where they are many, rotations of each company.

    Two bots at four seats sit two against two in all six ways.
    """
    if sum(map(arrangements, companies(bots, seats))) <= MOST_SEATINGS:
        return [seating for company in companies(bots, seats) for seating in sorted(set(permutations(company)))]
    return [rotated(company, by) for company in companies(bots, seats) for by in range(seats)]


def companies(bots: int, seats: int) -> Iterator[Seating]:
    """Who sits together: all bots, as often as each other as far as that goes."""
    if bots >= seats:
        yield from combinations(range(bots), seats)
        return
    rounds, more = divmod(seats, bots)
    for extra in combinations(range(bots), more):
        yield tuple(sorted(tuple(range(bots)) * rounds + extra))


def arrangements(company: Seating) -> int:
    """In how many ways these bots can sit."""
    return math.factorial(len(company)) // math.prod(map(math.factorial, Counter(company).values()))


def rotated(company: Seating, by: int) -> Seating:
    return company[by:] + company[:by]
