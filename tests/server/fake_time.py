"""Time that passes when a test says so."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable


class FakeTimer:
    """Something that will happen, unless it is cancelled."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class FakeTime:
    """A clock in the hand of a test."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._set: list[tuple[float, int, FakeTimer]] = []
        self._numbers = itertools.count()

    def monotonic(self) -> float:
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(callback)
        heapq.heappush(self._set, (self._now + seconds, next(self._numbers), timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Let time pass, and let happen what was set for it, each at its time."""
        end = self._now + seconds
        while self._set and self._set[0][0] <= end:
            self._now, _, timer = heapq.heappop(self._set)
            if timer.callback:
                timer.callback()
        self._now = end
