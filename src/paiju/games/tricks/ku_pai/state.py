"""The records of Ancient Tiles: the options of a table, and everything that is true in a session."""

from paiju.games.tricks.state import SEATS, hand_is_over
from paiju.kernel.record import Record, i8, i16, i32, own, public

FACES = 21
NOTHING = -1  # no tile

# The move table: each tile as it is led, played or beaten with, then each as it is thrown away.
DISCARD = FACES
MOVES = DISCARD + FACES


class Rules(Record):
    quota = public(i16)
    empty_extra = public(i16)
    hands = public(i16)
    seats = public(i8)
    deck = public(i8)
    discards_exposed = public(i8)
    discard_high = public(i8)
    early_death = public(i8)
    banker_multiplier = public(i8)
    first_banker = public(i8)


class State(Record):
    score = public(i32, SEATS)
    result = public(i32, SEATS)
    hands_played = public(i16)
    multiplier = public(i16)
    turn = public(i8)
    banker = public(i8)
    leader = public(i8)
    taker = public(i8)  # the seat with the best tile of the trick
    hand_size = public(i8)  # tiles a seat began with
    trick = public(i8, SEATS)  # what a seat has face up in this trick, NOTHING for a seat without a tile there
    held = public(i8, SEATS)
    laid = public(i8, SEATS)  # tiles in `down`
    tricks = public(i8, SEATS)
    played = public(i8, FACES)  # face up in this hand
    hands = own(i8, SEATS, FACES, shown=hand_is_over)
    down = own(i8, SEATS, FACES, shown=hand_is_over)
