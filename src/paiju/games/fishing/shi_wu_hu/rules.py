"""Fifteen Lakes, the fishing game (十五湖, Shí Wǔ Hú): Catching Fish with 84 cards and a richer count.

A fish is small by itself; with the companions of its group it becomes middle or large. Full groups earn extra points,
and players pay each other the difference.
"""

from paiju.games.fishing.lakes.play import deal_lakes, legal_moves, play_move
from paiju.games.fishing.lakes.state import LakesRules
from paiju.games.fishing.pool import MOVES, PoolState, begin_session
from paiju.games.fishing.redealing import redeal_pool
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng, Wall

__all__ = ["MOVES"]

POOL = 24
HANDS = 30  # tiles in all hands together
MILITARY = 4  # copies of a military face


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
