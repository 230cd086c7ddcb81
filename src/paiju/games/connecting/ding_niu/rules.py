"""Bull Fight (頂牛, Dǐng Niú): a two-armed dragon on a set that is half doubles, settled by places.

A player who chooses to kill the layout (SuanZhang 算張, "counting the tiles") doubles his win or pays for everybody.
"""

from paiju.games.connecting.chain import (
    DISCARD,
    MOVES,
    MUST_PLAY,
    SEATS,
    begin_session,
    close_hand,
    count_points,
    deal_chain,
    hand_is_over,
    is_played_out,
    legal_moves,
    play_move,
    redeal_chain,
    tile_of,
)
from paiju.games.connecting.ding_niu.state import ARMS, NOBODY, Rules, State
from paiju.games.connecting.ding_niu.suan_zhang import CLASSIC, OPEN, has_another_way, status_after
from paiju.games.dealing import add_tiles
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng, Wall
from paiju.tiles.tileset import table

__all__ = ["MOVES", "hand_is_over"]

PLACE_PAYS = table([6, -1, -2, -3])
MAKER_PAYS = 12

# Options by their place in the list.
PLAY_ON_AFTER_CLASSIC, STOP_AFTER_CLASSIC = range(2)
STOP_AFTER_SMOTHERED, PLAY_ON_AFTER_SMOTHERED = range(2)


@rule
def begin(g: Rules, s: State) -> None:
    begin_session(g, s)
    forget_suan_zhang(s)


@rule
def forget_suan_zhang(s: State) -> None:
    s.status = OPEN
    s.event = OPEN
    s.mover = NOBODY
    s.maker = NOBODY


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_chain(g, s, wall, s.dealer)
    forget_suan_zhang(s)
    s.outside[:] = 0
    add_tiles(s.outside, wall, 0, len(wall))
    s.turn = s.dealer


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_moves(s, out, ARMS, MUST_PLAY)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    s.status = status_after(g, s, move)
    is_event = s.status != OPEN and s.event == OPEN  # a SuanZhang move; only the first of a hand counts
    if is_event:
        note_event(g, s, move)
    if move < DISCARD:
        s.outside[tile_of(move)] -= 1
    play_move(g, s, move, ARMS)
    if (is_event and stops_play(g, s)) or is_played_out(g, s, MUST_PLAY):
        end_hand(g, s)


@rule
def note_event(g: Rules, s: State, move: int) -> None:
    """The mover answers for it if he had another way."""
    s.event = s.status
    s.mover = s.turn
    if g.forced_counts or has_another_way(g, s, move):
        s.maker = s.turn


@rule
def stops_play(g: Rules, s: State) -> bool:
    if s.event == CLASSIC:
        return g.after_classic == STOP_AFTER_CLASSIC
    return g.after_smothered == STOP_AFTER_SMOTHERED


@rule
def end_hand(g: Rules, s: State) -> None:
    count_points(g, s)
    settle(g, s)
    close_hand(g, s)


@rule
def settle(g: Rules, s: State) -> None:
    """By places; a maker doubles everything if he is first, and pays for all if he is not."""
    answers = answers_for_it(g, s)
    if answers and s.maker != s.winner:
        s.result[s.maker] = -MAKER_PAYS
        s.result[s.winner] = MAKER_PAYS
        return
    for seat in range(SEATS):
        s.result[seat] = PLACE_PAYS[place(s, seat)] * (2 if answers else 1)


@rule
def answers_for_it(g: Rules, s: State) -> bool:
    """A maker who joined all his tiles may be exempt, whatever his place."""
    if s.maker == NOBODY:
        return False
    return s.points[s.maker] > 0 or not g.clean_exempt


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
    return turns_after_dealer(s, one) > turns_after_dealer(s, other)


@rule
def turns_after_dealer(s: State, seat: int) -> int:
    return (seat - s.dealer + SEATS) % SEATS


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if not hand_is_over(g, s):
        redeal_chain(g, s, seat, rng, pool)
