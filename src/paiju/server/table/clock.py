"""The clock of one table: it runs for the person who is to act, while anybody is at the table."""

from __future__ import annotations

from paiju.server.table.alarms import Alarms
from paiju.server.table.inbox import TimeUp
from paiju.server.table.room import Room
from paiju.server.table.timers import Stopwatch, Time


class TableClock:
    """Measures decisions; what the log says of them is in the room."""

    def __init__(self, alarms: Alarms, time: Time) -> None:
        self._alarms, self._watch = alarms, Stopwatch(time)
        self._decision = (-1, 0)  # its position, and what it began with

    def used(self, room: Room) -> int | None:
        """Milliseconds of the present decision, None while nobody's time runs."""
        if room.seat_on_clock is None:
            return None
        return self._watch.used if self._decision == _decision(room) else room.time.carried

    def is_up(self, room: Room) -> bool:
        used = self.used(room)
        return used is not None and used >= room.time_allowed

    def update(self, room: Room, is_attended: bool) -> None:
        """Run for the seat that is on the clock now, and set the alarm for the end of its time."""
        if (decision := _decision(room)) != self._decision:
            self._decision = decision
            self._watch.begin(room.time.carried)
        if room.seat_on_clock is None or not is_attended:
            self._watch.stop()
            self._alarms.cancel(TimeUp())
        else:
            self._watch.go()
            self._alarms.set(TimeUp(), max(0, room.time_allowed - self._watch.used) / 1000)


def _decision(room: Room) -> tuple[int, int]:
    return room.position, room.time.carried
