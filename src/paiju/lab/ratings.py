"""Ratings of several bots in one contest: each deal ranks them, by what they scored at all their seats of it.

Where openskill is not installed (the extra `lab`) there are none. A rating says less than the paired differences of the
arena: it forgets by how much a deal was won. It is there for those who compare with other systems.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True)
class Rating:
    """A normal distribution over skill; who is new has 25 and 25/3."""

    mu: float
    sigma: float


class Ratings:
    """Plackett-Luce ratings, deal by deal."""

    def __init__(self, bots: int) -> None:
        self._bots = bots
        self._model: PlackettLuce | None = None
        self._rated: list[list[PlackettLuceRating]] = []
        if bots > 2 and importlib.util.find_spec("openskill"):
            from openskill.models import PlackettLuce

            self._model = model = PlackettLuce()
            self._rated = [[model.rating()] for _ in range(bots)]

    def add(self, means: Sequence[float]) -> None:
        if self._model:
            self._rated = self._model.rate(self._rated, scores=list(means))

    @property
    def known(self) -> list[Rating]:
        """Of every bot; empty for two bots, whose difference says it all."""
        return [Rating(one.mu, one.sigma) for [one] in self._rated]
