"""Items that come to a table's queue after some time."""

from __future__ import annotations

from collections.abc import Callable

from paiju.server.table.inbox import (
    BotsDue,
    GraceOver,
    IdleTimeout,
    OnlookerDue,
    OnlookersChanged,
    ReadyDue,
    RoundDue,
    TimeUp,
    TryAgain,
    ValuesDue,
    WindowOver,
)
from paiju.server.table.timers import Time, Timer

Alarm = (
    GraceOver
    | ValuesDue
    | RoundDue
    | ReadyDue
    | TryAgain
    | TimeUp
    | WindowOver
    | BotsDue
    | OnlookerDue
    | OnlookersChanged
    | IdleTimeout
)


class Alarms:
    """The alarms of one table; setting one again restarts it."""

    def __init__(self, post: Callable[[Alarm], None], time: Time) -> None:
        self._post, self._time = post, time
        self._set: dict[Alarm, Timer] = {}

    def set(self, alarm: Alarm, seconds: float) -> None:
        self.cancel(alarm)
        self._set[alarm] = self._time.call_later(seconds, lambda: self._go_off(alarm))

    def is_set(self, alarm: Alarm) -> bool:
        return alarm in self._set

    def cancel(self, alarm: Alarm) -> None:
        if timer := self._set.pop(alarm, None):
            timer.cancel()

    def cancel_all(self) -> None:
        for alarm in list(self._set):
            self.cancel(alarm)

    def _go_off(self, alarm: Alarm) -> None:
        del self._set[alarm]
        self._post(alarm)
