"""Seats as people name them: by number, None for an onlooker."""

from __future__ import annotations

from paiju.kernel.integers import integer
from paiju.kernel.options import OptionError
from paiju.words.said import Quoted, Said

ONLOOKER = -1


def read_seat(seat: object, seats: int) -> int:
    """The number of a seat, ONLOOKER for None; raises OptionError where this table has no such seat."""
    if seat is None:
        return ONLOOKER
    number = integer(seat)
    if number is None or not 0 <= number < seats:
        given = Quoted(repr(seat)) if number is None else number
        raise OptionError(Said("no-such-seat", number=given, last=seats - 1))
    return number
