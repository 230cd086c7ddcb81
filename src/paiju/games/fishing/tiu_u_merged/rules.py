"""Merged Tiu-U (釣魚 Diào Yú with the count of 十五湖): Fifteen Lakes for two sets of dominoes.

The deal is that of Catching Fish, 64 tiles; what matches and what a catch is worth is that of Fifteen Lakes, where
one military face is enough in the mixed groups.
"""

from paiju.games.fishing.lakes.play import deal_lakes, legal_moves, play_move
from paiju.games.fishing.pool import begin_session
from paiju.games.fishing.tiu_u_merged.state import MILITARY, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Wall

POOL = 16
HANDS = 24  # tiles in all hands together

begin = begin_session
legal = legal_moves


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_lakes(g, s, wall, POOL, HANDS, MILITARY)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    play_move(g, s, move, MILITARY)
