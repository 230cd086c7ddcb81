"""Connect the Dragon (接龍, Jiē Lóng): join tiles to the open end of one growing chain.

Everybody loses one tile a turn: joined to the dragon, or face down in front of himself. The pips of the tiles that
were not joined are the points; all pay each other the difference.
"""

from paiju.games.connecting.chain import (
    begin_session,
    close_hand,
    count_points,
    deal_chain,
    is_played_out,
    legal_moves,
    play_move,
)
from paiju.games.connecting.jielong.settlement import settle
from paiju.games.connecting.jielong.state import Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall

begin = begin_session


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_chain(g, s, wall, s.dealer)
    s.turn = s.dealer


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_moves(s, out, g.arms, g.must_play)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    play_move(g, s, move, g.arms, g.must_play)
    if is_played_out(g, s, g.must_play):
        count_points(g, s)
        settle(g, s)
        close_hand(g, s)
