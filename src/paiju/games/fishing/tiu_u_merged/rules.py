"""Merged Tiu-U (釣魚 Diào Yú with the count of 十五湖): Fifteen Lakes for two sets of dominoes.

The deal is that of Catching Fish, 64 tiles; what matches and what a catch is worth is that of Fifteen Lakes, where
one military face is enough in the mixed groups.
"""

from paiju.games.fishing.lakes.play import deal_lakes, legal_moves, play_move
from paiju.games.fishing.lakes.state import LakesRules
from paiju.games.fishing.pool import MOVES, PoolState, begin_session
from paiju.games.fishing.redealing import redeal_pool
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng, Wall

__all__ = ["MOVES"]

POOL = 16
HANDS = 24  # tiles in all hands together
MILITARY = 2  # copies of a military face


class Rules(LakesRules):
    pass


class State(PoolState):
    pass


@rule
def begin(g: Rules, s: State) -> None:
    begin_session(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_lakes(g, s, wall, POOL, HANDS, MILITARY)


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_moves(g, s, out)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    play_move(g, s, move, MILITARY)


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, unseen: Wall) -> None:
    redeal_pool(g, s, seat, rng, unseen)
