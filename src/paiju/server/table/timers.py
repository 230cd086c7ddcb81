"""Time as tables see it, so that tests can drive it; and the stopwatch of a decision."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


def milliseconds() -> int:
    """Since 1970."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970, counted from the start by a clock that never jumps.

    So nothing that people hold expires because the clock of the machine is set while a server runs.
    """

    def __init__(self, wall: Callable[[], int] = milliseconds, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._began = wall() - int(1000 * steady())

    def __call__(self) -> int:
        return self._began + int(1000 * self._steady())


class Timer(Protocol):
    """A callback to come, unless it is cancelled."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """A clock that never jumps, and its timers."""

    def monotonic(self) -> float: ...

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer: ...


class LoopTime:
    """The time of the running loop."""

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)


class Stopwatch:
    """How many milliseconds have run."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._counted = 0.0
        self._since: float | None = None

    @property
    def used(self) -> int:
        running = 0.0 if self._since is None else self._time.monotonic() - self._since
        return int(self._counted + 1000 * running)

    def begin(self, used: int) -> None:
        """Stop at so many milliseconds."""
        self._counted, self._since = float(used), None

    def go(self) -> None:
        if self._since is None:
            self._since = self._time.monotonic()

    def stop(self) -> None:
        self.begin(self.used)
