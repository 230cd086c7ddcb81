"""The records of collecting tens, and its table of moves."""

from paiju.games.melding.pile import PileState
from paiju.games.melding.session import SessionRules, SessionState
from paiju.games.melding.tens.options import OFFER
from paiju.games.melding.tens.winning import FACES
from paiju.kernel.meaning import COUNT, FACE, SEAT, choice
from paiju.kernel.record import Rows, i8, i16, public

ALL = OFFER.place("all")
LAST = OFFER.place("last")
NONE = OFFER.place("none")

# What the seat on turn is asked: whether it takes a discard; to win or discard with a draw to come; the same, and the
# discard ends the turn.
TAKING, DECIDING, ENDING = range(3)

# The move table: win, take (face), discard (face), pass.
WIN = 0
TAKE = WIN + 1
DISCARD = TAKE + FACES
PASS = DISCARD + FACES
TENS_MOVES = PASS + 1


class TensRules(SessionRules):
    hands = public(i16)
    stake = public(i16)
    max_turns = public(i16)
    seats = public(i8)
    sets = public(i8)  # of 32 tiles; 0 in a game without this option, which has one
    offer = public(i8)
    draw_after_take = public(i8)
    dealer_draws = public(i8)
    next_dealer = public(i8)
    first_dealer = public(i8)


class TensState(SessionState, PileState):
    hands_played = public(i16, holds=COUNT)
    turns = public(i16, holds=COUNT)  # of this hand, the one being played included
    left = public(i16, holds=COUNT)  # tiles in the pile
    turn = public(i8, holds=SEAT)
    phase = public(i8, holds=choice(3))
    dealer = public(i8, holds=SEAT)
    winner = public(i8, holds=SEAT)  # of this hand, NOBODY until it is won
    taken = public(i8, holds=FACE)  # the type that must not be thrown now, because it was just taken
    last = public(i8, holds=FACE)  # the type thrown last
    pool = public(i8, FACES, holds=COUNT, by=FACE)
    winning_hand = public(i8, FACES, holds=COUNT, by=FACE)  # the winner's tiles, laid open

    # Declared by each game for its number of seats and tiles, as are score, result, held, hands and pile.
    known: Rows  # tiles of a hand that all know of: taken from the pool and not thrown since
