"""The records of Fifteen Hu: the options of a table, and everything that is true in a session."""

from paiju.games.tricks.shi_wu_hu_tricks.options import SUPREME_LAID, WIN_BY
from paiju.games.tricks.shi_wu_hu_tricks.sets import FACES, SETS
from paiju.games.tricks.state import SEATS
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, FLAG, MOVE, SEAT
from paiju.kernel.record import Record, i8, i16, i32, own, public

# The move table: all sets, led or beaten with, then to pass.
PASS = len(SETS)
MOVES = PASS + 1

TRICKS = WIN_BY.place("tricks")
GET_RID = WIN_BY.place("get_rid")
GET_RID_ON_TRICK = WIN_BY.place("get_rid_on_trick")

ALL = SUPREME_LAID.place("all")
PAIRS = SUPREME_LAID.place("pairs")
OFF = SUPREME_LAID.place("off")


class Rules(Record):
    hands = public(i16)
    seats = public(i8)
    win_by = public(i8)
    target = public(i8)
    break_on_empty_lead = public(i8)
    supreme_laid = public(i8)
    pass_out = public(i8)
    first_dealer = public(i8)


class State(Record):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    hands_played = public(i16, holds=COUNT)
    # the last set of each seat in this trick, NOTHING for a seat without one
    plays = public(i16, SEATS, holds=MOVE, by=SEAT)
    turn = public(i8, holds=SEAT)
    first_leader = public(i8, holds=SEAT)  # of this hand
    taker = public(i8, holds=SEAT)  # the seat with the best set of the trick, or the one that leads it
    passed = public(i8, SEATS, holds=FLAG, by=SEAT)  # since the best set was played; with pass_out in this trick
    hu = public(i8, SEATS, holds=AMOUNT, by=SEAT)
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    laid = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))  # Supreme cards put down after the deal
    played = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))  # in this hand
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
