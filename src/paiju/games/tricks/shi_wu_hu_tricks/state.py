"""The records of Fifteen Hu: the options of a table, and everything that is true in a session."""

from paiju.games.tricks.shi_wu_hu_tricks.sets import FACES
from paiju.kernel.record import Record, i8, i16, i32, own, public

SEATS = 4

# Options by their place in the list.
TRICKS, GET_RID, GET_RID_ON_TRICK = range(3)
ALL, PAIRS, OFF = range(3)


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
    score = public(i32, SEATS)
    result = public(i32, SEATS)
    hands_played = public(i16)
    plays = public(i16, SEATS)  # the last set of each seat in this trick, NOTHING for a seat without one
    turn = public(i8)
    first_leader = public(i8)  # of this hand
    taker = public(i8)  # the seat with the best set of the trick, or the one that leads it
    passed = public(i8, SEATS)  # since the best set was played; with pass_out in this trick
    hu = public(i8, SEATS)
    held = public(i8, SEATS)
    laid = public(i8, SEATS, FACES)  # Supreme cards put down after the deal
    played = public(i8, SEATS, FACES)  # in this hand
    hands = own(i8, SEATS, FACES)
