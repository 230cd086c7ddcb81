"""What the numbers of a field are and what its axes are counted by, declared beside the field.

    turn = public(i8, holds=SEAT)
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    takers = public(i8, THROWS, holds=SEAT.plus(1), by=used("thrown"))  # 1 + the seat that took this throw

From these a position is turned round the table, encoded for a learner and documented; no list of names is needed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal["seat", "face", "move", "count", "amount", "flag", "choice", "number", "bits", "seats"]


@dataclass(frozen=True)
class Meaning:
    """What one number of a field is.

    `offset` is what is added to it where it is stored, so that 0 can say that there is none. `size` is how many values
    a choice or a set of bits has; a number goes from `low` to `high`. A number that has two parts is the lower
    one and `step` times the `upper` one.
    """

    kind: Kind
    size: int = 0
    offset: int = 0
    low: int = 0
    high: int = 0
    step: int = 0
    upper: Meaning | None = None

    def plus(self, offset: int) -> Meaning:
        """The same, stored with so much added."""
        return replace(self, offset=offset)

    def and_above(self, step: int, upper: Meaning) -> Meaning:
        """The same with a second part, of which each unit counts `step`."""
        return replace(self, step=step, upper=upper)


@dataclass(frozen=True)
class Used:
    """An axis of places in order, of which the first ones are used: as many as another field says."""

    by: str


Axis = Meaning | Used | None  # None: places that have a meaning of their own, told in the field's comment

SEAT = Meaning("seat")  # below 0 nobody
FACE = Meaning("face")  # below 0 no tile
COUNT = Meaning("count")  # of tiles or other things, from 0
AMOUNT = Meaning("amount")  # points or chips, of either sign
FLAG = Meaning("flag")  # 0 or 1
MOVE = Meaning("move")  # of the game's table of moves; below 0 none
SEAT_SET = Meaning("seats")  # one bit a seat


def choice(size: int) -> Meaning:
    """One of so many things that have no order, numbered from 0; below 0 none."""
    return Meaning("choice", size)


def number(low: int, high: int) -> Meaning:
    """A number whose size matters, between these bounds."""
    return Meaning("number", low=low, high=high)


def bits(size: int) -> Meaning:
    """So many truth values, one bit each."""
    return Meaning("bits", size)


def used(by: str) -> Used:
    return Used(by)
