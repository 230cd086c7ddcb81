"""Exact tree counts: how many positions lie so many actions below a deal."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.game import Announce, Game
from paiju.kernel.options import Values
from paiju.kernel.record import ROLL, array_of

MOST_MOVES_AN_ACTION = 8


def count_positions(
    game: Game,
    seats: int,
    values: Values,
    wall: Sequence[int],
    depth: int,
    announce: Announce | None = None,
    dice: Sequence[int] = (),
) -> int:
    """Positions `depth` actions below the first deal; a hand that ends earlier counts where it ends.

    A game with dice throws these, one after the other; a line that asks for more of them ends there.
    """
    drivers = game.drivers(announce)
    rules = game.rules_record(seats, values)
    state = game.state.State.blank()
    drivers.begin(rules, state)
    dice = _throw(drivers, rules, state, dice)
    drivers.deal(rules, state, np.asarray(wall, np.int64))
    return _count(game, drivers, rules, state, dice, depth)


def _count(
    game: Game, drivers: ModuleType, rules: NDArray[np.void], state: NDArray[np.void], dice: Sequence[int], depth: int
) -> int:
    """Where actions ask for dice they are counted one by one, everywhere else in one compiled run."""
    dice = _throw(drivers, rules, state, dice)
    children = _children(game, drivers, rules, state) if dice and depth else []
    if any(child[0]["turn"] == ROLL for child in children):
        return sum(_count(game, drivers, rules, child, dice, depth - 1) for child in children)
    levels = depth * MOST_MOVES_AN_ACTION + 1 if "picking" in game.state.State.fields else depth + 1
    states = game.state.State.blank(levels)
    states[0] = state[0]
    outs = np.zeros((levels, game.state.MOVES), np.int32)
    return int(drivers.count_tree(rules, states, outs, depth))


def _throw(drivers: ModuleType, rules: NDArray[np.void], state: NDArray[np.void], dice: Sequence[int]) -> Sequence[int]:
    """Throw if that is due and there are dice for it; those that are left."""
    if state[0]["turn"] != ROLL or not dice:
        return dice
    wanted = int(state[0]["dice_wanted"])
    drivers.roll(rules, state, np.array([*dice[:wanted], 0][:2], np.int64))
    return dice[wanted:]


def _children(
    game: Game, drivers: ModuleType, rules: NDArray[np.void], state: NDArray[np.void]
) -> list[NDArray[np.void]]:
    out = np.zeros(game.state.MOVES, np.int32)
    children = []
    for move in out[: drivers.legal(rules, state, out)]:
        children.append(array_of(state.tobytes(), state.dtype))
        drivers.apply(rules, children[-1], move)
    return children
