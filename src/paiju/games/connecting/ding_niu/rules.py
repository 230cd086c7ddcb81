"""Bull Fight (頂牛, Dǐng Niú): a two-armed dragon on a set that is half doubles, settled by places.

A player who chooses to kill the layout (SuanZhang 算張, "counting the tiles") doubles his win or pays for everybody.
"""

from paiju.games.connecting.chain import (
    MOVES,
    SEATS,
    begin_session,
    close_hand,
    count_points,
    deal_chain,
    is_played_out,
    legal_moves,
    play_move,
    redeal_chain,
)
from paiju.games.connecting.chain import hand_is_over as hand_is_over
from paiju.games.connecting.ding_niu.state import NOBODY, Rules, State
from paiju.games.connecting.ding_niu.suan_zhang import OPEN, SMOTHERED, has_another_way, is_double_or_no_play, status
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng, Wall
from paiju.tiles.tileset import table

__all__ = ["MOVES"]

ARMS = 2
PLACE_PAYS = table([6, -1, -2, -3])
MAKER_PAYS = 12

# Options by their place in the list.
PLAY_ON_AFTER_CLASSIC, STOP_AFTER_CLASSIC = range(2)
STOP_AFTER_SMOTHERED, PLAY_ON_AFTER_SMOTHERED = range(2)


@rule
def begin(g: Rules, s: State) -> None:
    s.mover = NOBODY
    s.maker = NOBODY
    begin_session(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_chain(g, s, wall, s.dealer)
    s.status = OPEN
    s.event = OPEN
    s.mover = NOBODY
    s.maker = NOBODY
    s.turn = s.dealer


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_moves(s, out, ARMS, 1)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    seat = s.turn
    may_count = s.event == OPEN and not is_double_or_no_play(move)
    is_chosen = may_count and (g.forced_counts or has_another_way(g, s, move))
    play_move(g, s, move, ARMS)
    s.status = status(g, s)
    stops = False
    if may_count and s.status != OPEN:
        s.event = s.status
        s.mover = seat
        s.maker = seat if is_chosen else NOBODY
        stops = stops_play(g, s.status)
    if stops or is_played_out(g, s, 1):
        end_hand(g, s)


@rule
def stops_play(g: Rules, reached: int) -> bool:
    if reached == SMOTHERED:
        return g.after_smothered == STOP_AFTER_SMOTHERED
    return g.after_classic == STOP_AFTER_CLASSIC


@rule
def end_hand(g: Rules, s: State) -> None:
    count_points(g, s)
    settle(g, s)
    close_hand(g, s)


@rule
def settle(g: Rules, s: State) -> None:
    """By places; a maker doubles everything if he is first, and pays for all if he is not."""
    counts = s.maker != NOBODY and not (g.clean_exempt and s.points[s.maker] == 0)
    if counts and s.maker != s.winner:
        s.result[s.maker] = -MAKER_PAYS
        s.result[s.winner] = MAKER_PAYS
        return
    for seat in range(SEATS):
        s.result[seat] = PLACE_PAYS[place(s, seat)] * (2 if counts else 1)


@rule
def place(s: State, seat: int) -> int:
    """0 for the first place; losers with equal points are ranked by the highest hand."""
    if seat == s.winner:
        return 0
    better = 1
    for other in range(SEATS):
        if other != s.winner and other != seat and is_ahead(s, other, seat):
            better += 1
    return better


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    if s.points[one] != s.points[other]:
        return s.points[one] < s.points[other]
    return (one - s.dealer + SEATS) % SEATS > (other - s.dealer + SEATS) % SEATS


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if not hand_is_over(g, s):
        redeal_chain(g, s, seat, rng, pool)
