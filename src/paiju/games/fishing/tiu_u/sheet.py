"""The score sheet of Catching Fish: what small and big fish are worth."""

from functools import partial

import numpy as np
from numpy.typing import NDArray

from paiju.games.fishing import sheets
from paiju.games.fishing.pool import POINTS
from paiju.games.fishing.sheets import Count, Part, catch_against, difference, scored
from paiju.games.fishing.tiu_u.catches import BIG_PIPS, SMALL_RED, points_of
from paiju.games.fishing.tiu_u.state import Rules, State
from paiju.games.sheets import between_all
from paiju.kernel.payments import Payment
from paiju.words.said import Said

aim = sheets.aim


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    counts = [count_of(after.catches[seat].array) for seat in range(g.seats)]
    if g.settlement == POINTS:
        return scored(counts)
    return between_all(g.seats, partial(difference, counts), partial(catch_against, counts))


def count_of(catch: NDArray[np.int8]) -> Count:
    """Small and big fish are counted apart: each as a catch of its own."""
    small = Said("paid-red-pips-of-small-fish", count=int(SMALL_RED @ catch))
    big = Said("paid-pips-of-big-fish", count=int(BIG_PIPS @ catch))
    kinds = ((SMALL_RED, small), (BIG_PIPS, big))
    parts = [Part(int(points_of(catch * (pips > 0))), fish) for pips, fish in kinds]
    return [part for part in parts if part.points]
