"""Exact tree counts: how many positions lie so many actions below a deal."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from paiju.kernel.game import Announce, Game
from paiju.kernel.options import Values

MOST_MOVES_AN_ACTION = 8


def count_positions(
    game: Game, seats: int, values: Values, wall: Sequence[int], depth: int, announce: Announce | None = None
) -> int:
    """Positions `depth` actions below the first deal; a hand that ends earlier counts where it ends."""
    drivers = game.drivers(announce)
    rules = game.rules_record(seats, values)
    levels = depth * MOST_MOVES_AN_ACTION + 1 if "picking" in game.rules.State.fields else depth + 1
    states = game.rules.State.blank(levels)
    drivers.begin(rules, states[:1])
    drivers.deal(rules, states[:1], np.asarray(wall, np.int64))
    outs = np.zeros((levels, game.rules.MOVES), np.int32)
    return int(drivers.count_tree(rules, states, outs, depth))
