"""What the records of trick games share: those of all of them, and those of Heaven-Nine and its relatives."""

from __future__ import annotations

from typing import Protocol

from paiju.games.tricks.combinations import FACES
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, MOVE, SEAT
from paiju.kernel.record import DEAL, OVER, Record, Row, Rows, i8, i16, i32, own, public

SEATS = 4


class TableRules(Protocol):
    """The options of any trick game that is played for a number of hands."""

    seats: int
    hands: int


class HandState(Protocol):
    """The state of any trick game: hands of tiles, and what was won with them."""

    score: Row
    result: Row
    hands_played: int
    turn: int
    held: Row
    hands: Rows


class LedState(Protocol):
    """The state of a trick game in which the leader's play may be beaten."""

    leader: int
    taker: int


class DiscardState(HandState, Protocol):
    """The state of a trick game in which tiles may be thrown away face down."""

    leader: int
    tricks: Row
    played: Row
    laid: Row
    down: Rows


@rule
def hand_is_over(g: TableRules, s: HandState) -> bool:
    """Dice may be wanted within a hand."""
    return s.turn == DEAL or s.turn == OVER


class TrickState(Record):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of this hand so far, and of the last one when it is over
    hands_played = public(i16, holds=COUNT)
    turn = public(i8, holds=SEAT)
    leader = public(i8, holds=SEAT)
    taker = public(i8, holds=SEAT)  # the seat with the best play of the trick
    picking = public(i8, holds=COUNT)  # tiles still to be picked for a discard
    # combinations on the table in this trick, NOTHING for a seat without one
    plays = public(i8, SEATS, holds=MOVE, by=SEAT)
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    laid = public(i8, SEATS, holds=COUNT, by=SEAT)  # tiles in `down`
    tricks = public(i8, SEATS, holds=COUNT, by=SEAT)
    played = public(i8, FACES, holds=COUNT, by=FACE)  # face up in this hand
    lowest = own(i8, SEATS, holds=FACE)  # while picking: no face below this one
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE), shown=hand_is_over)
    down = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE), shown=hand_is_over)  # tiles thrown away in this hand
