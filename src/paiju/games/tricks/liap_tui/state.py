"""The records of Liap Tui: the options of a table, and everything that is true in a session."""

from __future__ import annotations

from paiju.games.tricks.liap_tui.options import PILES_PER_TURN, REVEAL, WIN_CONDITION
from paiju.games.tricks.liap_tui.sets import FACES, NONE, SETS
from paiju.games.tricks.state import SEATS
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT, SEAT_SET, choice, number
from paiju.kernel.record import Record, i8, i16, i32, own, public

PIECES = 32
HAND = 8
PILES = 8
MOST_ZEROS = 2  # zeros in a row that a seat may declare

# The move table: the answers to a redeal, the declarations 0 to 8, the starter's sets, a follower's pieces one by one.
REDEAL = 0
KEEP = 1
DECLARE = 2
LEAD = DECLARE + PILES + 1
PICK = LEAD + SETS
MOVES = PICK + FACES

SCORE_ONLY = WIN_CONDITION.place("score_only")
ROUNDS_ONLY = WIN_CONDITION.place("rounds_only")
EXACT_SCORE = WIN_CONDITION.place("exact_score")
ONE = PILES_PER_TURN.place("one")
IMMEDIATE = REVEAL.place("immediate")

ROUND_OVER, ASKING, DECLARING, PLAYING = range(4)
UNTOLD, WEAK, STRONG = range(3)
UNDECLARED = -1


class Rules(Record):
    win_score = public(i16)
    max_rounds = public(i16)
    max_redeals = public(i16)
    zero_bonus = public(i16)
    hit_bonus = public(i16)
    win_condition = public(i8)
    type_priority_beats = public(i8)
    piles_per_turn = public(i8)
    reveal = public(i8)
    seats = public(i8)


@rule
def pieces_lie_open(g: Rules, s: State) -> bool:
    return g.reveal == IMMEDIATE or s.led == NONE


class State(Record):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished round
    multiplier = public(i16, holds=AMOUNT)
    hands_played = public(i16, holds=COUNT)  # finished rounds
    turn = public(i8, holds=SEAT)
    phase = public(i8, holds=choice(4))
    first = public(i8, holds=SEAT)  # first to be asked for a redeal, then first to declare and to play
    starter = public(i8, holds=SEAT)  # of this turn; after a round its last winner, after a redeal its requester
    led = public(i8, holds=choice(10))  # type of the starter's set, NONE before it is played
    picking = public(i8, holds=COUNT)  # pieces that the seat to act has still to add to its play, 0 before the first
    winners = public(i8, holds=SEAT_SET)  # of the session: one bit a seat
    # what the asking has told of a hand as dealt: UNTOLD, WEAK or STRONG
    told = public(i8, SEATS, holds=choice(3), by=SEAT)
    declared = public(i8, SEATS, holds=number(-1, PILES), by=SEAT)
    zeros = public(i8, SEATS, holds=COUNT, by=SEAT)  # zeros declared in a row
    captured = public(i8, SEATS, holds=COUNT, by=SEAT)
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    # in this turn, or in the last one until the next is started
    laid = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE), shown=pieces_lie_open)
    played = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))  # in earlier turns
