"""What is on a table of Liap Tui: the options, the state, and what can be read off it."""

from typing import Any

from paiju.games.tricks.liap_tui.sets import ELEPHANT, FACES, NONE, RED
from paiju.kernel.compile import rule
from paiju.kernel.record import Record, i8, i16, i32, own, public

SEATS = 4
PIECES = 32
HAND = 8
PILES = 8
MOST_ZEROS = 2  # zeros in a row that a seat may declare

# Options by their place in the list.
SCORE_OR_ROUNDS, SCORE_ONLY, ROUNDS_ONLY, EXACT_SCORE = range(4)
BY_PIECES, ONE = range(2)
AFTER_ALL, IMMEDIATE = range(2)

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


class State(Record):
    score = public(i32, SEATS)
    result = public(i32, SEATS)  # of the last finished round
    multiplier = public(i16)
    hands_played = public(i16)  # finished rounds
    turn = public(i8)
    phase = public(i8)
    first = public(i8)  # first to be asked for a redeal, then first to declare and to play
    starter = public(i8)  # of this turn; after a round its last winner, after a redeal its requester
    led = public(i8)  # type of the starter's set, NONE before it is played
    picking = public(i8)  # pieces that the seat to act has still to add to its play, 0 before the first
    winners = public(i8)  # of the session: one bit a seat
    told = public(i8, SEATS)  # what the asking has told of a hand as dealt: UNTOLD, WEAK or STRONG
    declared = public(i8, SEATS)
    zeros = public(i8, SEATS)  # zeros declared in a row
    captured = public(i8, SEATS)
    held = public(i8, SEATS)
    hands = own(i8, SEATS, FACES)
    laid = own(i8, SEATS, FACES, shown="pieces_lie_open")  # in this turn, or in the last one until the next is started
    played = public(i8, SEATS, FACES)  # in earlier turns


@rule
def pieces_lie_open(g: Rules, s: State) -> bool:
    return g.reveal == IMMEDIATE or s.led == NONE


@rule
def is_weak(pieces: Any) -> bool:
    """No piece above 9 points: the faces down to the red elephant are."""
    strong = 0
    for face in range(ELEPHANT + RED + 1):
        strong += pieces[face]
    return strong == 0


@rule
def next_seat(seat: int) -> int:
    return (seat + 1) % SEATS
