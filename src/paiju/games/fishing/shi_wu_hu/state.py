"""The records of the fishing game Fifteen Lakes: those of Fifteen Lakes, and nothing besides."""

from paiju.games.fishing.lakes.state import LakesRules
from paiju.games.fishing.pool import POOL_MOVES, PoolState

MOVES = POOL_MOVES

MILITARY = 4  # copies of a military face


class Rules(LakesRules):
    pass


class State(PoolState):
    pass
