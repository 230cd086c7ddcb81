"""A test that may be looked at after every deal and still keeps its error rate.

An interval for a fixed number of deals is right 99 times of 100 when it is looked at once. Whoever looks after every
deal and stops at the first difference that seems clear is wrong far more often. A confidence sequence is an interval
for every number of deals that holds for all of them together with 99 % (Robbins' normal mixture, in the asymptotic form
of Waudby-Smith and others, 2024): it may be looked at always.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

ERROR = 0.01
LEAST = 50  # deals before the first look: the spread has to be known
TIGHTEST = 500  # the number of deals at which the sequence is tightest


def _mixture(error: float) -> float:
    """The square of the mixture's scale that makes the sequence tightest at TIGHTEST deals."""
    ahead = -2 * math.log(error)
    return (ahead + math.log(ahead + 1)) / TIGHTEST


def margin(spread: float, deals: int, error: float = ERROR) -> float:
    """Half the width of the interval that holds at every number of deals from LEAST on, all together."""
    if deals < LEAST:
        return math.inf
    scale = _mixture(error)
    grown = deals * scale + 1
    return spread * math.sqrt(2 * grown / (deals * deals * scale) * math.log(math.sqrt(grown) / error))


@dataclass
class Running:
    """The mean and the spread of numbers that come one by one (Welford's method)."""

    number: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        before = value - self.mean
        self.mean += before / self.number
        self.squares += before * (value - self.mean)

    @property
    def spread(self) -> float:
        return math.sqrt(self.squares / (self.number - 1)) if self.number > 1 else 0.0

    def margin(self, error: float = ERROR) -> float:
        return margin(self.spread, self.number, error)

    def is_clear(self, error: float = ERROR) -> bool:
        """Whether the difference is not zero, as sure as the error rate says, however often this is asked."""
        return abs(self.mean) > self.margin(error)
