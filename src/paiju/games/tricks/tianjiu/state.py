"""The records of Heaven-Nine: the options of a table, and everything that is true in a session."""

from __future__ import annotations

from paiju.games.tricks.combinations import FACES
from paiju.games.tricks.state import SEATS, TrickState, hand_is_over
from paiju.games.tricks.tianjiu.options import SCORING
from paiju.games.tricks.trick import PLAYS
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT, SEAT_SET
from paiju.kernel.record import Record, hidden, i8, i16, own, public

TILES = 32
MOVES = PLAYS

WINNER_ONE = SCORING.place("winner_one")
TRICK_POINTS = SCORING.place("trick_points")


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


@rule
def discards_are_open(g: Rules, s: State) -> bool:
    return g.discards_exposed == 1 or hand_is_over(g, s)


class State(TrickState):
    multiplier = public(i16, holds=AMOUNT)
    rounds = public(i16, holds=COUNT)  # finished rounds of Moving Mice
    banker = public(i8, holds=SEAT)  # in Moving Mice the seat that led the game first
    hand_size = public(i8, holds=COUNT)  # tiles a seat began with
    down = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE), shown=discards_are_open)

    # Moving Mice, where `played` is of the round and `down` of the trick: the queues, front first.
    queued = public(i8, 2, holds=COUNT, by=SEAT)
    queues = hidden(i8, 2, TILES, holds=FACE, by=SEAT, shown=hand_is_over)
    # who saw this tile when it was played: 1 onlookers, 2 seat 0, 4 seat 1
    seen_by = public(i8, 2, TILES, holds=SEAT_SET.plus(1), by=SEAT)
    # What a seat saw in the other's queue before it was drawn, and not since: the other holds it or discarded it.
    known = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
