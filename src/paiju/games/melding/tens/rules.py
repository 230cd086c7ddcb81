"""Collecting tens, common to Kap Shap and Kap Tai Shap: a rummy of pairs round an open pool of discards.

Everybody wants an eye and tens pairs. In a turn a player may take a discard from the pool and throw another tile for
it; then he draws and discards. A game of this kind extends TensRules and TensState, sizes the fields that depend on
its seats and tiles, and deals hands of its own size with `deal_tens`; all else is here.
"""

from paiju.games.listing import list_held, list_held_but
from paiju.games.melding.hands import deal_hands, lay_open
from paiju.games.melding.pile import draw, stack_pile
from paiju.games.melding.session import begin_session, end_hand, pay_winner
from paiju.games.melding.state import NOBODY, NOTHING
from paiju.games.melding.tens.state import (
    ALL,
    DECIDING,
    DISCARD,
    ENDING,
    NONE,
    PASS,
    TAKE,
    TAKING,
    WIN,
    TensRules,
    TensState,
)
from paiju.games.melding.tens.winning import is_winning
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall


@rule
def begin(g: TensRules, s: TensState) -> None:
    begin_session(g, s)


@rule
def deal_tens(g: TensRules, s: TensState, wall: Wall, each: int) -> None:
    """Hands in blocks, in turn order from the dealer; then his first draw, which is dealt with them."""
    clear_table(s)
    deal_hands(s, wall, g.seats, s.dealer, each)
    stack_pile(s, wall, g.seats * each)
    s.turn = s.dealer
    draw_last(s)
    if g.dealer_draws:
        s.phase = DECIDING


@rule
def clear_table(s: TensState) -> None:
    s.result[:] = 0
    s.pool[:] = 0
    s.winning_hand[:] = 0
    s.known[:] = 0
    s.hands[:] = 0
    s.winner = NOBODY
    s.taken = NOTHING
    s.last = NOTHING
    s.turns = 1


@rule
def legal(g: TensRules, s: TensState, out: Moves) -> int:
    if s.phase == TAKING:
        return legal_takes(g, s, out)
    count = 0
    if is_winning(s.hands[s.turn]):
        out[0] = WIN
        count = 1
    return list_held_but(kept_type(s), s.hands[s.turn], DISCARD, out, count)


@rule
def legal_takes(g: TensRules, s: TensState, out: Moves) -> int:
    count = 0
    if g.offer == ALL:
        count = list_held(s.pool, TAKE, out, 0)
    elif s.last != NOTHING:
        out[0] = TAKE + s.last
        count = 1
    out[count] = PASS
    return count + 1


@rule
def kept_type(s: TensState) -> int:
    """The type just taken stays, unless the hand holds nothing else."""
    return NOTHING if s.taken != NOTHING and s.hands[s.turn, s.taken] == s.held[s.turn] else s.taken


@rule
def apply(g: TensRules, s: TensState, move: int) -> None:
    if move == WIN:
        win(g, s)
    elif move == PASS:
        draw_last(s)
    elif move >= DISCARD:
        discard(g, s, move - DISCARD)
    else:
        take(g, s, move - TAKE)


@rule
def take(g: TensRules, s: TensState, face: int) -> None:
    s.pool[face] -= 1
    s.known[s.turn, face] += 1
    s.taken = face
    s.hands[s.turn, face] += 1
    s.held[s.turn] += 1
    s.phase = DECIDING if g.draw_after_take else ENDING


@rule
def draw_last(s: TensState) -> None:
    """The seat on turn draws; its next discard ends the turn."""
    draw(s)
    s.phase = ENDING


@rule
def discard(g: TensRules, s: TensState, face: int) -> None:
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1
    s.pool[face] += 1
    s.last = face
    note_known(s, face)
    s.taken = NOTHING
    if s.phase == DECIDING:
        draw_last(s)
    else:
        begin_turn(g, s)


@rule
def note_known(s: TensState, face: int) -> None:
    """Update what everybody knows of the hand that the discard comes from."""
    if face == s.taken:  # only a hand of one type may throw what it took
        s.known[s.turn, face] = s.hands[s.turn, face]
    elif s.known[s.turn, face] > 0:
        s.known[s.turn, face] -= 1


@rule
def begin_turn(g: TensRules, s: TensState) -> None:
    """Begin the next seat's turn, unless the pile is empty; it may take the tile just thrown from the pool."""
    if s.left == 0 or s.turns == g.max_turns:
        end_hand(g, s)
        return
    s.turns += 1
    s.turn = (s.turn + 1) % g.seats
    s.phase = TAKING
    if g.offer == NONE:
        draw_last(s)


@rule
def win(g: TensRules, s: TensState) -> None:
    s.winner = s.turn
    pay_winner(g, s, g.stake)
    lay_open(s, s.winner, s.winning_hand)
    s.known[s.winner, :] = 0
    end_hand(g, s)
