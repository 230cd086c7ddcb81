"""Fifteen Lakes, the fishing game (十五湖, Shí Wǔ Hú): Catching Fish with 84 cards and a richer count.

A fish is small by itself; with the companions of its group it becomes middle or large. Full groups earn extra points,
and players pay each other the difference.
"""

from paiju.games.fishing.lakes.play import deal_lakes, legal_moves, play_move
from paiju.games.fishing.pool import begin_session
from paiju.games.fishing.shi_wu_hu.state import MILITARY, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Wall

POOL = 24
HANDS = 30  # tiles in all hands together

begin = begin_session
legal = legal_moves


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_lakes(g, s, wall, POOL, HANDS, MILITARY)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    play_move(g, s, move, MILITARY)
