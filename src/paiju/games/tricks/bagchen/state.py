"""The records of Bagchen: the options of a table, and everything that is true in a session."""

from paiju.games.tricks.bagchen.sets import FACES, POINTS, SETS
from paiju.games.tricks.state import SEATS, TrickState
from paiju.kernel.meaning import AMOUNT, COUNT, FLAG, SEAT, choice
from paiju.kernel.record import Record, i8, i16, public

# The move table: sets, led or beaten with; charity tiles with the suit named; discards, tile by tile; the redeal.
SUITS = 3
CHARITY = len(SETS)
DISCARD = CHARITY + SUITS * FACES
REDEAL = DISCARD + FACES
KEEP = REDEAL + 1
MOVES = KEEP + 1

HAND = 16
DICE = 2

# What a leader names with a charity tile; NOTHING_NAMED when no such tile is to be beaten.
NAMED_SKY, NAMED_EARTH, NAMED_NONE = range(3)
NOTHING_NAMED = -1

# What is known of a hand as dealt; PROVEN: a strong tile of it was seen.
UNTOLD, WEAK, STRONG, PROVEN = range(4)


class Rules(Record):
    hands = public(i16)
    seats = public(i8)
    passport = public(i8)
    passport_leads = public(i8)
    horses = public(i8)
    jump = public(i8)
    redeal_weak = public(i8)
    charity = public(i8)
    first_dealer = public(i8)


class State(TrickState):
    dice_wanted = public(i8, holds=COUNT)
    points = public(i8, holds=choice(len(POINTS)))  # of this deal, by their place in POINTS
    asking = public(i8, holds=FLAG)  # 1 while weak hands are asked for a redeal
    first_leader = public(i8, holds=SEAT)  # of this hand
    named = public(i8, holds=choice(SUITS))  # the suit named with a charity tile that nobody has beaten
    # chips that each opponent owed for the tricks won with points since another trick was won
    run = public(i8, holds=AMOUNT)
    run_paid = public(i8, SEATS, holds=AMOUNT, by=SEAT)  # chips that a seat has paid in that run
    told = public(i8, SEATS, holds=choice(4), by=SEAT)  # what the asking for a redeal has told of a hand as dealt
