"""The records of Catching Fish."""

from paiju.games.fishing.pool import POOL_MOVES, PoolRules, PoolState
from paiju.games.fishing.shoals import FACES
from paiju.kernel.meaning import FACE, FLAG
from paiju.kernel.record import i8, public

MOVES = POOL_MOVES


class Rules(PoolRules):
    third_tile = public(i8)
    pile_locks = public(i8)


class State(PoolState):
    piles = public(i8, FACES, holds=FLAG, by=FACE)  # 1 where a locked pile of three lies
