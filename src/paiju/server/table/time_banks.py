"""The clock as the log tells it: what every seat has left, and what the present decision began with."""

from __future__ import annotations

from dataclasses import dataclass, field

from paiju.server.store.events import Played
from paiju.server.store.setup import Clock


@dataclass
class TimeBanks:
    """Milliseconds of a table with a clock; nothing is counted at one without."""

    left: list[int] = field(default_factory=list)  # to every seat for this session
    timeouts: list[int] = field(default_factory=list)  # of every seat, in a row
    paused_at: int = 0  # that the present decision had used when the table was left
    carried: int = 0  # that the present decision begins with

    def begin_session(self, clock: Clock | None, seats: int) -> None:
        self.left = [1000 * (clock.bank if clock else 0)] * seats
        self.timeouts = [0] * seats

    def begin_decision(self) -> None:
        self.paused_at, self.carried = 0, 0

    def count(self, clock: Clock, seat: int, played: Played) -> None:
        """Take from the bank what went beyond the base; two timeouts in a row are an absence."""
        self.left[seat] = max(0, self.left[seat] - max(0, played.used - 1000 * clock.base))
        if played.by != "window":
            self.timeouts[seat] = self.timeouts[seat] + 1 if played.by == "clock" else 0

    def forget_timeouts(self, seat: int) -> None:
        if self.timeouts:
            self.timeouts[seat] = 0

    def pause(self, used: int) -> None:
        self.paused_at = self.carried = used

    def resume(self, grace: int) -> None:
        self.carried = self.paused_at - grace
