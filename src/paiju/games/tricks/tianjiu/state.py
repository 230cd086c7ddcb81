"""The records of Heaven-Nine: the options of a table, and everything that is true in a session."""

from paiju.kernel.record import Record, hidden, i8, i16, i32, own, public

SEATS = 4
FACES = 21
TILES = 32

# Options by their place in the list.
CLASSIC, WINNER_ONE, TRICK_POINTS = range(3)
INCREASING, FIXED, NONE = range(3)
AUTO = -1

NOTHING = -1  # no combination


class Rules(Record):
    quota = public(i16)
    empty_extra = public(i16)
    supreme_bonus = public(i16)
    quad_bonus = public(i16)
    hands = public(i16)
    mouse_max_rounds = public(i16)
    seats = public(i8)
    deck = public(i8)
    combinations = public(i8)
    allow_123 = public(i8)
    early_death = public(i8)
    discards_exposed = public(i8)
    scoring = public(i8)
    banker_multiplier = public(i8)
    banker_excess_multiplied = public(i8)
    first_banker = public(i8)


class State(Record):
    score = public(i32, SEATS)
    result = public(i32, SEATS)  # of this hand so far, and of the last one when it is over
    hands_played = public(i16)
    multiplier = public(i16)
    rounds = public(i16)  # finished rounds of Moving Mice
    turn = public(i8)
    banker = public(i8)  # in Moving Mice the seat that led the game first
    leader = public(i8)
    taker = public(i8)  # the seat with the best play of the trick
    hand_size = public(i8)  # tiles a seat began with
    picking = public(i8)  # tiles still to be picked for a discard
    plays = public(i8, SEATS)  # combinations on the table in this trick, NOTHING for a seat without one
    held = public(i8, SEATS)
    laid = public(i8, SEATS)  # tiles in `down`
    tricks = public(i8, SEATS)
    played = public(i8, FACES)  # face up in this hand, in Moving Mice in this round
    lowest = own(i8, SEATS)  # while picking: no face below this one
    hands = own(i8, SEATS, FACES, shown="hand_is_over")
    down = own(i8, SEATS, FACES, shown="discards_are_open")  # discards of the hand; of the trick in Moving Mice

    # Moving Mice: the queues, front first.
    queued = public(i8, 2)
    queues = hidden(i8, 2, TILES, shown="hand_is_over")
    seen_by = public(i8, 2, TILES)  # who saw this tile when it was played: 1 onlookers, 2 seat 0, 4 seat 1
    # What a seat saw in the other's queue before it was drawn, and not since: the other holds it or discarded it.
    known = own(i8, SEATS, FACES)
