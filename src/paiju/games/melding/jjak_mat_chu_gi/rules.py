"""Making Pairs (짝맞추기, Jjak-mat-chu-gi): draw and throw towards three pairs on the table.

A thrown tile may be taken only to make a pair at once. Every tile has one mate in the whole set. Who wins with a
thrown tile is paid by its thrower alone, who wins from the wall by everybody. In the memory game throws lie face down.
"""

from paiju.games.listing import list_held
from paiju.games.melding.hands import deal_hands
from paiju.games.melding.jjak_mat_chu_gi.state import (
    ALL,
    CLAIMING,
    COVERED,
    DISCARD,
    DRAW,
    EACH,
    FACE_DOWN,
    LOOK,
    LOOKING,
    PASS,
    PAY_ALL,
    TAKE,
    TO_WIN,
    Rules,
    State,
    has_pair,
    has_thrown,
    may_take,
    thrower_of,
    tile_of,
)
from paiju.games.melding.mates import FACES, MATES
from paiju.games.melding.pile import draw, stack_pile
from paiju.games.melding.session import begin_session, end_hand, pay_winner
from paiju.games.melding.state import NOBODY
from paiju.games.melding.throws import THROWER, clear_hand, take_throw, throw_tile, thrower, thrown_tile
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall


@rule
def begin(g: Rules, s: State) -> None:
    begin_session(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    """Five tiles each; the dealer's sixth is his first draw."""
    clear_table(s)
    deal_hands(s, wall, g.seats, s.dealer, EACH)
    stack_pile(s, wall, g.seats * EACH)
    draw_for(g, s, s.dealer)


@rule
def clear_table(s: State) -> None:
    clear_hand(s)
    s.pairs_laid[:] = 0
    s.laid[:] = 0
    s.covered[:] = 0
    s.unpaired_draws = 0
    turn_down(s)


@rule
def turn_down(s: State) -> None:
    s.looked = 0
    s.shown = 0


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.window == CLAIMING:
        return legal_answers(g, s, out)
    if s.window == LOOKING:
        return legal_looks(s, out)
    return list_held(s.hands[s.turn], DISCARD, out, 0)


@rule
def legal_answers(g: Rules, s: State, out: Moves) -> int:
    count = 0
    if may_take(g, s, s.turn, thrown_tile(s), thrower(s)):
        out[0] = TAKE
        count = 1
    out[count] = PASS
    return count + 1


@rule
def legal_looks(s: State, out: Moves) -> int:
    count = 0
    for slot in range(s.thrown):
        if s.takers[slot] == 0:
            out[count] = LOOK + slot
            count += 1
    out[count] = DRAW
    return count + 1


@rule
def apply(g: Rules, s: State, move: int) -> None:
    turn_down(s)
    if move < TAKE:
        throw(g, s, move - DISCARD)
    elif move == TAKE:
        take_throw(s)
        begin_turn(g, s, thrower(s))
    elif move == PASS:
        ask_next(g, s)
    elif move == DRAW:
        draw_for(g, s, s.turn)
    else:
        look(g, s, move - LOOK)


@rule
def throw(g: Rules, s: State, face: int) -> None:
    throw_tile(s, face)
    if g.discards == FACE_DOWN:
        s.covered[s.turn, s.thrown - 1] = 1 + face
        s.throws[s.thrown - 1] = COVERED + THROWER * s.turn
    s.window = LOOKING if g.discards == FACE_DOWN else CLAIMING
    s.turn = (s.turn + 1) % g.seats


@rule
def ask_next(g: Rules, s: State) -> None:
    """Only the next seat may take a throw, or all others in turn order; if nobody did, the next seat draws."""
    following = (s.turn + 1) % g.seats
    if g.claim == ALL and following != thrower(s):
        s.turn = following
    else:
        draw_for(g, s, (thrower(s) + 1) % g.seats)


@rule
def draw_for(g: Rules, s: State, seat: int) -> None:
    """The seat's turn begins with a tile of the wall; without one the hand has no winner."""
    s.window = 0
    if s.left == 0:
        end_hand(g, s)
        return
    s.turn = seat
    draw(s)
    begin_turn(g, s, NOBODY)


@rule
def look(g: Rules, s: State, slot: int) -> None:
    """A tile that makes a pair must be taken; any other is turned down again, and the seat draws."""
    face = tile_of(s, slot)
    by = thrower_of(s, slot)
    if may_take(g, s, s.turn, face, by):
        take_slot(s, slot, face)
        begin_turn(g, s, NOBODY if by == s.turn else by)
    else:
        s.looked = 1 + slot
        s.shown = 1 + face
        draw_for(g, s, s.turn)


@rule
def take_slot(s: State, slot: int, face: int) -> None:
    """The tile is known to all from now on, for its pair is laid."""
    s.covered[thrower_of(s, slot), slot] = 0
    s.throws[slot] += face - COVERED
    s.takers[slot] = 1 + s.turn
    s.hands[s.turn, face] += 1
    s.held[s.turn] += 1


@rule
def begin_turn(g: Rules, s: State, payer: int) -> None:
    """Begin a turn with a tile thrown by `payer`, NOBODY if drawn: lay all pairs; the third one wins."""
    s.window = 0
    pairs = lay_pairs(g, s)
    if payer == NOBODY and (pairs == 0 or not has_thrown(s, s.turn)):
        s.unpaired_draws |= 1 << s.thrown
    if s.pairs_laid[s.turn] == TO_WIN:
        win(g, s, payer)


@rule
def lay_pairs(g: Rules, s: State) -> int:
    """Lay all pairs of the hand; how many there were."""
    pairs = 0
    for face in range(FACES):
        mate = MATES[g.pairs, face]
        if face <= mate and has_pair(s.hands[s.turn], face, mate):
            lay(s, face)
            lay(s, mate)
            pairs += 1
    s.pairs_laid[s.turn] += pairs
    return pairs


@rule
def lay(s: State, face: int) -> None:
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1
    s.laid[s.turn, face] += 1


@rule
def win(g: Rules, s: State, payer: int) -> None:
    s.winner = s.turn
    if payer == NOBODY:
        pay_winner(g, s, g.stake)
    else:
        amount = g.stake * (g.seats - 1 if g.discard_pay == PAY_ALL else 1)
        s.result[payer] = -amount
        s.result[s.winner] = amount
    end_hand(g, s)
