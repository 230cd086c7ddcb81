"""The position of Catching Fish: its options and all that is true at the table, with who may see it."""

from paiju.games.fishing.tiu_u.fish import FACES
from paiju.kernel.record import Record, hidden, i8, i16, i32, own, public

SEATS = 3
WOODPILE = 24
NOTHING = -1

# Options by their place in the list.
FORCED, OPTIONAL, OFF = range(3)
DIFFERENCE, POINTS = range(2)


class Rules(Record):
    hands = public(i16)
    seats = public(i8)
    lay_sixes = public(i8)
    third_tile = public(i8)
    pile_locks = public(i8)
    capture_compulsory = public(i8)
    gee_joon_match = public(i8)
    settlement = public(i8)
    first_dealer = public(i8)


class State(Record):
    score = public(i32, SEATS)
    result = public(i32, SEATS)  # of the last finished hand
    points = public(i16, SEATS)  # of the catches as they are now
    hands_played = public(i16)
    turn = public(i8)
    first = public(i8)  # the first player
    question = public(i8)  # the first or second to `turn` about a pair of [6:6]; 0 once play has begun
    turned = public(i8)  # the tile turned up from the woodpile, NOTHING in the hand step
    pool = public(i8, FACES)
    piles = public(i8, FACES)  # 1 where a locked pile of three lies
    catches = public(i8, SEATS, FACES)
    hands = own(i8, SEATS, FACES)
    held = public(i8, SEATS)
    sixes_least = public(i8, SEATS)  # what questions, answers and played tiles tell everybody:
    sixes_most = public(i8, SEATS)  # how many [6:6] a seat may still hold
    left = public(i8)  # tiles of the woodpile
    woodpile = hidden(i8, WOODPILE)  # the next tile is the last of `left`
