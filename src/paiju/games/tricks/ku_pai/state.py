"""The records of Ancient Tiles: the options of a table, and everything that is true in a session."""

from paiju.games.tricks.state import SEATS, hand_is_over
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT
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
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    hands_played = public(i16, holds=COUNT)
    multiplier = public(i16, holds=AMOUNT)
    turn = public(i8, holds=SEAT)
    banker = public(i8, holds=SEAT)
    leader = public(i8, holds=SEAT)
    taker = public(i8, holds=SEAT)  # the seat with the best tile of the trick
    hand_size = public(i8, holds=COUNT)  # tiles a seat began with
    # what a seat has face up in this trick, NOTHING for a seat without a tile there
    trick = public(i8, SEATS, holds=FACE, by=SEAT)
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    laid = public(i8, SEATS, holds=COUNT, by=SEAT)  # tiles in `down`
    tricks = public(i8, SEATS, holds=COUNT, by=SEAT)
    played = public(i8, FACES, holds=COUNT, by=FACE)  # face up in this hand
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE), shown=hand_is_over)
    down = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE), shown=hand_is_over)
