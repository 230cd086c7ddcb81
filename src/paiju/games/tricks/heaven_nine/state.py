"""The records of Heaven 9: the options of a table, and everything that is true in a session."""

from paiju.games.tricks.heaven_nine.options import TOSS_CHOICE
from paiju.games.tricks.heaven_nine.tosses import TILES, TOSSES
from paiju.games.tricks.state import TrickState
from paiju.games.tricks.trick import PLAYS
from paiju.kernel.meaning import COUNT, FACE, SEAT, choice, number
from paiju.kernel.record import Record, hidden, i8, i16, public

# The move table: all sets, led or taken with, then tiles to bury, one by one, then the tosses.
TOSS = PLAYS
MOVES = TOSS + len(TOSSES)

AUTO = TOSS_CHOICE.place("auto")

NOBODY = -1  # no previous winner yet
NOT_CALLED = -1  # no toss yet


class Rules(Record):
    special_pair_bonus = public(i16)
    quad_bonus = public(i16)
    slam_factor = public(i16)
    lowest_factor = public(i16)
    empty_extra = public(i16)
    hands = public(i16)
    seats = public(i8)
    peel_allowed = public(i8)
    toss_choice = public(i8)
    buy_at_double = public(i8)
    shut_out = public(i8)
    previous_wins = public(i8)


class State(TrickState):
    """The family's tricks are stacks here: `tricks` counts stacks, and `down` holds the buried tiles."""

    wins = public(i16, holds=COUNT)  # of the previous winner, in a row
    previous = public(i8, holds=SEAT)  # the winner of the previous hand, or NOBODY
    tosser = public(i8, holds=SEAT)  # tosses for this hand and leads
    toss = public(i8, holds=choice(len(TOSSES)))  # what he called, by its place in TOSSES, or NOT_CALLED
    dice = public(i8, 2, holds=number(0, 6))  # as thrown for this hand, the second 0 where one was thrown
    dice_wanted = public(i8, holds=COUNT)
    row = hidden(i8, TILES, holds=FACE)  # the eight stacks from left to right, each from the top, until they are taken
