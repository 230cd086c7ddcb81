"""All 201,376 · 80,730 deals of a player's and the banker's five tiles, counted exactly by merging tiles of one value.

Ten values make 1,776 types of hands. Both sides take their best bull.
"""

from collections.abc import Sequence
from functools import cache
from itertools import repeat
from math import comb

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.counting import types_of_hands
from paiju.games.banking.modulo_ten import TEN, VALUE
from paiju.games.banking.tau_ngau.bulls import BULL_PLACES, IS_BULL, LAST_PLACES, NO_BULL, SCORE
from paiju.games.banking.tau_ngau.options import HAND
from paiju.games.banking.tau_ngau.state import STUCK
from paiju.tiles import FULL32

Counts = NDArray[np.int64]

SCORES = TEN + 2  # places in a list by score: NO_BULL comes first, then 0 to 10


def by_value(faces: Sequence[int]) -> Counts:
    """How many of these tiles have each value."""
    return np.bincount([VALUE[face] for face in faces], minlength=TEN)


NO_TILES = np.zeros(TEN, np.int64)
SIZES = by_value(FULL32.tiles())
CHOOSE = np.array([[comb(tiles, number) for number in range(HAND + 1)] for tiles in range(max(SIZES) + 1)])


@cache
def hand_types() -> Counts:
    """How many tiles of each value a hand has, one row per type."""
    return np.array(list(types_of_hands(SIZES.tolist(), HAND)))


def bull_scores(values: Sequence[int], zero: int) -> list[int]:
    """The scores that the bulls of five values leave; none for a hand that is stuck."""
    found = []
    for number in range(1, STUCK):
        first, second, third = (values[place] for place in BULL_PLACES[number])
        one, other = (values[place] for place in LAST_PLACES[number])
        if IS_BULL[first, second, third]:
            found.append(int(SCORE[zero, one, other]))
    return found


@cache
def scores_of_types(zero: int) -> list[list[int]]:
    hands = [[value for value, count in enumerate(row) for _ in range(count)] for row in hand_types().tolist()]
    return list(map(bull_scores, hands, repeat(zero)))


@cache
def best_scores(zero: int) -> Counts:
    return np.array([max(scores, default=NO_BULL) for scores in scores_of_types(zero)])


def ways(held: Counts) -> Counts:
    """How many hands of each type are left beside the tiles that are held, so many of each value."""
    found: Counts = CHOOSE[SIZES - held, hand_types()].prod(axis=1)
    return found


def hands_by_score(held: Counts, zero: int) -> Counts:
    """How many hands come to each score, by its place, beside the tiles that are held."""
    counts = np.zeros(SCORES, np.int64)
    np.add.at(counts, best_scores(zero) - NO_BULL, ways(held))
    return counts


@cache
def deals_by_score(zero: int) -> Counts:
    """How many deals have each pair of scores, the player's and the banker's, by their places."""
    deals = np.zeros((SCORES, SCORES), np.int64)
    for held, number, score in zip(hand_types(), ways(NO_TILES), best_scores(zero), strict=True):
        deals[score - NO_BULL] += number * hands_by_score(held, zero)
    return deals
