"""Exact odds of a player's setting: every hand that the banker may hold, set by a house way."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.pai_gow.house_way import house_setting
from paiju.games.banking.pai_gow.options import MOST_EACH, SMALL
from paiju.games.banking.pai_gow.setting import pack, set_ranks, shown_ranks
from paiju.games.banking.pai_gow.settlement import outcome
from paiju.games.banking.pai_gow.state import Rules
from paiju.kernel.compile import rule
from paiju.tiles import FULL32

LOSE, PUSH, WIN = range(3)

Counts = NDArray[np.int64]


def odds(rules: NDArray[np.void], tiles: Sequence[int], setting: int, banker_way: int) -> tuple[int, int, int]:
    """How many of the banker's possible hands a player beats, pushes with and loses to.

    `rules` is the record of a table's options, `tiles` are the faces that the player holds, and setting k lays his
    first tile in canonical order beside tile k. In the small game setting and way have no effect.
    """
    rest = FULL32.tiles()
    for face in tiles:
        rest.remove(face)
    in_order = [*sorted(tiles), 0, 0]  # the small game has no third and no fourth tile
    counts = np.zeros(3, np.int64)
    count_odds(rules[0], pack(*in_order[:MOST_EACH]), setting, banker_way, np.array(rest), counts)
    return int(counts[WIN]), int(counts[PUSH]), int(counts[LOSE])


@rule
def count_odds(g: Rules, tiles: int, setting: int, way: int, rest: Counts, counts: Counts) -> None:
    """Count the outcomes against all hands of the rest, which is in canonical order."""
    high, low = shown_ranks(g, tiles, setting)
    if g.variant == SMALL:
        count_small(g, high, rest, counts)
    else:
        count_full(g, high, low, way, rest, counts)


@rule
def count_small(g: Rules, rank: int, rest: Counts, counts: Counts) -> None:
    for second in range(len(rest)):
        for first in range(second):
            banker_rank, _ = shown_ranks(g, pack(rest[first], rest[second], 0, 0), 0)
            counts[PUSH + outcome(g, rank, rank, banker_rank, banker_rank)] += 1


@rule
def count_full(g: Rules, high: int, low: int, way: int, rest: Counts, counts: Counts) -> None:
    for fourth in range(len(rest)):
        for third in range(fourth):
            for second in range(third):
                for first in range(second):
                    banker = pack(rest[first], rest[second], rest[third], rest[fourth])
                    banker_high, banker_low = set_ranks(g, banker, house_setting(g, banker, way))
                    counts[PUSH + outcome(g, high, low, banker_high, banker_low)] += 1
