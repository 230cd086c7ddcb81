"""The score sheet of Catching Fish: what small and big fish are worth."""

from functools import partial

import numpy as np
from numpy.typing import NDArray

from paiju.games.fishing.pool import POINTS
from paiju.games.fishing.sheets import Count, Part, catch_against, difference, scored
from paiju.games.fishing.tiu_u.catches import BIG_PIPS, SMALL_RED, points_of
from paiju.games.fishing.tiu_u.state import Rules, State
from paiju.games.sheets import between_all, number_of
from paiju.kernel.payments import Payment


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    counts = [count_of(after.catches[seat].array) for seat in range(g.seats)]
    if g.settlement == POINTS:
        return scored(counts)
    return between_all(g.seats, partial(difference, counts), partial(catch_against, counts))


def count_of(catch: NDArray[np.int8]) -> Count:
    """Small and big fish are counted apart: each as a catch of its own."""
    kinds = ((SMALL_RED, "red pip", "small"), (BIG_PIPS, "pip", "big"))
    parts = [
        Part(int(points_of(catch * (pips > 0))), f"{number_of(int(pips @ catch), pip)} of {size} fish")
        for pips, pip, size in kinds
    ]
    return [part for part in parts if part.points]
