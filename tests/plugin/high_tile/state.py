"""The records of High Tile, and its moves."""

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
    score = public(i32, SEATS)
    result = public(i32, SEATS)  # of this hand
    hands_played = public(i16)
    turn = public(i8)
    dice_wanted = public(i8)
    leader = public(i8)
    played = public(i8, SEATS)  # face + 1 of the tile of this trick
    gone = public(i8, FACES)  # tiles of earlier tricks
    held = public(i8, SEATS)  # how many tiles each has
    hands = own(i8, SEATS, FACES)
    rest = hidden(i8, FACES)  # tiles that nobody was dealt
