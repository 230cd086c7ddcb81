"""Slanted Nail (斜釘, Cè Dēng, Tsair Deng): Connect the Dragon for four with a harsher settlement.

A seat that joins all its tiles (a pass) and a seat that joins hardly any (seven-head-eight-tail) double the payments
they are part of. A deal with seven doubles in one hand is thrown in, a hand of eight doubles wins outright.
"""

from paiju.games.connecting.ce_deng.options import EIGHT_DOUBLES, REDEAL_DOUBLES
from paiju.games.connecting.ce_deng.settlement import settle
from paiju.games.connecting.ce_deng.state import Rules, State
from paiju.games.connecting.chain import (
    DISCARD,
    FACES,
    MUST_PLAY,
    SEATS,
    begin_session,
    close_hand,
    count_points,
    deal_chain,
    is_played_out,
    legal_moves,
    play_move,
    tile_of,
)
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, Moves, Wall
from paiju.tiles.dominoes import HIGH, LOW
from paiju.tiles.tileset import table

EACH = 8
NOBODY = -1

PAY_DOUBLE = EIGHT_DOUBLES.place("pay_double")
REDEAL = EIGHT_DOUBLES.place("redeal")
# So many doubles in one hand throw the deal in; more than a hand has, where none do.
THROW_IN = table(EACH + 1 if number == "none" else int(number) for number in REDEAL_DOUBLES.values)

begin = begin_session


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_chain(g, s, wall, s.dealer)
    s.left[:] = 0
    s.joined_doubles[:] = 0
    holder = holder_of_eight_doubles(s)
    if holder != NOBODY and g.eight_doubles == PAY_DOUBLE:
        win_with_eight_doubles(g, s, holder)
    elif is_void(g, s):
        throw_in(g, s)
    else:
        s.turn = s.dealer


@rule
def holder_of_eight_doubles(s: State) -> int:
    for seat in range(SEATS):
        if count_doubles(s, seat) == EACH:
            return seat
    return NOBODY


@rule
def count_doubles(s: State, seat: int) -> int:
    number = 0
    for face in range(FACES):
        if is_double(face):
            number += s.hands[seat, face]
    return number


@rule
def is_double(face: int) -> bool:
    return HIGH[face] == LOW[face]


@rule
def is_void(g: Rules, s: State) -> bool:
    for seat in range(SEATS):
        if makes_void(g, s, seat):
            return True
    return False


@rule
def makes_void(g: Rules, s: State, seat: int) -> bool:
    return are_void(g, count_doubles(s, seat))


@rule
def are_void(g: Rules, doubles: int) -> bool:
    """Eight doubles follow their own option; fewer of them that of the throw-in."""
    if doubles == EACH:
        return g.eight_doubles == REDEAL
    return doubles >= THROW_IN[g.redeal_doubles]


@rule
def throw_in(g: Rules, s: State) -> None:
    """Only the hands that cause it are shown; the same dealer deals again."""
    s.opened[:] = 0
    for seat in range(SEATS):
        if makes_void(g, s, seat):
            open_hand(s, seat)
    s.hands[:] = 0
    s.held[:] = 0
    s.turn = DEAL


@rule
def open_hand(s: State, seat: int) -> None:
    for face in range(FACES):
        s.opened[seat, face] = s.hands[seat, face]


@rule
def win_with_eight_doubles(g: Rules, s: State, holder: int) -> None:
    """A pass without play: the others pay twice the pips of their whole hands, and each other nothing."""
    count_points(g, s)
    s.points[holder] = 0
    s.winner = holder
    for seat in range(SEATS):
        if seat != holder:
            s.left[seat] = EACH
            s.result[seat] = -2 * s.points[seat]
            s.result[holder] += 2 * s.points[seat]
    for seat in range(SEATS):
        open_hand(s, seat)
    close_hand(g, s)


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_moves(s, out, g.arms, MUST_PLAY)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move < DISCARD and is_double(tile_of(move)):
        s.joined_doubles[s.turn] += 1
    play_move(g, s, move, g.arms, MUST_PLAY)
    if is_played_out(g, s, MUST_PLAY):
        end_hand(g, s)


@rule
def end_hand(g: Rules, s: State) -> None:
    count_points(g, s)
    for seat in range(SEATS):
        s.left[seat] = s.held[seat] + s.laid[seat]
    settle(g, s)
    s.opened[:] = 0
    close_hand(g, s)
