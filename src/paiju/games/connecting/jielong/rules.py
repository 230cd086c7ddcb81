"""Connect the Dragon (接龍, Jiē Lóng): join tiles to the open end of one growing chain.

Everybody loses one tile a turn: joined to the dragon, or face down in front of himself. The pips of the tiles that
were not joined are the points; all pay each other the difference.
"""

from paiju.games.connecting.chain import (
    MOVES,
    ChainRules,
    ChainState,
    begin_session,
    close_hand,
    count_points,
    deal_chain,
    hand_is_over,
    is_played_out,
    legal_moves,
    play_move,
    redeal_chain,
)
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng, Wall, i8, public

__all__ = ["MOVES", "hand_is_over"]

DIFFERENCE, CHIPS = range(2)


class Rules(ChainRules):
    arms = public(i8)
    must_play = public(i8)
    settlement = public(i8)
    clean_doubles_others = public(i8)


class State(ChainState):
    pass


@rule
def begin(g: Rules, s: State) -> None:
    begin_session(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_chain(g, s, wall, s.dealer)
    s.turn = s.dealer


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_moves(s, out, g.arms, g.must_play)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    play_move(g, s, move, g.arms)
    if is_played_out(g, s, g.must_play):
        count_points(g, s)
        settle(g, s)
        close_hand(g, s)


@rule
def settle(g: Rules, s: State) -> None:
    if g.settlement == CHIPS:
        for seat in range(g.seats):
            s.result[seat] = g.seats - 1 if seat == s.winner else -1
        return
    total = 0
    for seat in range(g.seats):
        total += owed_points(g, s, seat)
    for seat in range(g.seats):
        s.result[seat] = total - g.seats * owed_points(g, s, seat)


@rule
def owed_points(g: Rules, s: State, seat: int) -> int:
    """The points that count for settling: doubled when another seat joined all its tiles and this one did not."""
    points = s.points[seat]
    if g.clean_doubles_others and not is_clean(s, seat):
        for other in range(g.seats):
            if is_clean(s, other):
                return 2 * points
    return points


@rule
def is_clean(s: State, seat: int) -> bool:
    """All tiles joined: no tile has fewer than two pips, so that is to have no points."""
    return s.points[seat] == 0


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if not hand_is_over(g, s):
        redeal_chain(g, s, seat, rng, pool)
