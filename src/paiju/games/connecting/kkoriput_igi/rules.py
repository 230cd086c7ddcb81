"""Sticking the Tail (꼬리붙이기, kkoriput-igi): the Korean brother of Connect the Dragon.

The same play with another tile set for small tables, and a simple settlement: only the worst player pays the best
one, and so does everybody above 30 points.
"""

from paiju.games.connecting.chain import (
    MUST_PLAY,
    begin_session,
    close_hand,
    count_points,
    deal_chain,
    is_played_out,
    legal_moves,
    play_move,
)
from paiju.games.connecting.kkoriput_igi.settlement import settle
from paiju.games.connecting.kkoriput_igi.state import BY_KOAN_A, KOAN_A, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall

begin = begin_session


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    if g.first_lead == BY_KOAN_A:
        deal_chain(g, s, wall, 0)
        s.dealer = holder_of_koan_a(g, s)
    else:
        deal_chain(g, s, wall, s.dealer)
    s.turn = s.dealer


@rule
def holder_of_koan_a(g: Rules, s: State) -> int:
    holder = 0
    for seat in range(g.seats):
        if s.hands[seat, KOAN_A] > 0:
            holder = seat
    return holder


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_moves(s, out, g.arms, MUST_PLAY)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    play_move(g, s, move, g.arms, MUST_PLAY)
    if is_played_out(g, s, MUST_PLAY):
        count_points(g, s)
        settle(g, s)
        close_hand(g, s)
