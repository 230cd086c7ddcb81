"""The records of High Tile, and its moves."""

from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT
from paiju.kernel.record import Record, hidden, i8, i16, i32, own, public

SEATS = 4
FACES = 21  # different tiles of the set
FOLD = FACES  # the move after those that play a face
MOVES = FACES + 1


class Rules(Record):
    seats = public(i8)
    tiles = public(i8)
    hands = public(i16)


class State(Record):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of this hand
    hands_played = public(i16, holds=COUNT)
    turn = public(i8, holds=SEAT)
    dice_wanted = public(i8, holds=COUNT)
    leader = public(i8, holds=SEAT)
    played = public(i8, SEATS, holds=FACE.plus(1), by=SEAT)  # face + 1 of the tile of this trick
    gone = public(i8, FACES, holds=COUNT, by=FACE)  # tiles of earlier tricks
    held = public(i8, SEATS, holds=COUNT, by=SEAT)  # how many tiles each has
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    rest = hidden(i8, FACES, holds=COUNT, by=FACE)  # tiles that nobody was dealt
