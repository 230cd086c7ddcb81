"""Windows for claims: how long one is open, and what its answers come to when it closes."""

from __future__ import annotations

from paiju.play.table import DECLINE
from paiju.server.store.events import Answered, Played
from paiju.server.table.alarms import Alarms
from paiju.server.table.audience import Audience
from paiju.server.table.event_log import EventLog
from paiju.server.table.inbox import WindowOver

NO_POSITION = -1


class ClaimWindows:
    """Opens and closes the windows of one table."""

    def __init__(self, log: EventLog, audience: Audience, alarms: Alarms, seconds_among_people: float) -> None:
        self._log, self._audience, self._alarms = log, audience, alarms
        self._seconds_among_people = seconds_among_people
        self._open_at = NO_POSITION  # the position of the open window
        self._open_seconds = 0.0

    @property
    def seconds(self) -> float:
        """Among people a window always lasts the same; a person alone with bots is waited for (0)."""
        if self._open_at == self._log.room.position:
            return self._open_seconds
        return self._seconds_among_people if len(self._log.room.persons) > 1 else 0.0

    @property
    def milliseconds(self) -> int | None:
        """How long the open window lasts, None while none is open."""
        return int(1000 * self.seconds) if self._log.room.window else None

    def open(self) -> None:
        """Start the time of a window that the last action opened."""
        room = self._log.room
        if room.window is None:
            self._alarms.cancel(WindowOver())
        elif self._open_at != room.position:
            self._open_seconds = self.seconds
            self._open_at = room.position
            if self._open_seconds:
                self._alarms.set(WindowOver(), self._open_seconds)

    def can_close(self) -> bool:
        """Whether a window without a fixed time has all its answers."""
        room, window = self._log.room, self._log.room.window
        if window is None or self.seconds:
            return False
        waited_for = (seat for seat in window.seats if seat not in room.window_answers)
        return not any(room.seats[seat].is_played_by_bot or window.has_choice(seat) for seat in waited_for)

    async def close(self) -> None:
        """Give the answers to the rules, in their order."""
        room, window = self._log.room, self._log.room.window
        if window is None:
            return
        missing = self.missing_answers()
        answers = {**room.window_answers, **dict(missing)}
        played = [
            (seat, Played(moves, answers[seat].by, answers[seat].used if is_first else 0))
            for seat, moves, is_first in window.played({seat: given.action for seat, given in answers.items()})
        ]
        await self._log.append_all([*missing, *played])
        self._audience.tell(room, played[-1][1])

    def missing_answers(self) -> list[tuple[int, Answered]]:
        """Who has not answered passes; so the log of every window is equally long."""
        room = self._log.room
        asked = room.window.seats if room.window else []
        return [(seat, Answered(DECLINE, "window")) for seat in asked if seat not in room.window_answers]
