"""Windows for claims: how long one is open, and what its answers come to when it closes.

Nothing about a window may tell who could claim. With a second person or an onlooker it always lasts the same. A person
alone with bots is waited for, and the bots answer after the same time whether or not they have a choice.
"""

from __future__ import annotations

from paiju.play.reading import DECLINE
from paiju.server.store.events import Answered, Played
from paiju.server.table.alarms import Alarms
from paiju.server.table.audience import Audience
from paiju.server.table.event_log import EventLog
from paiju.server.table.inbox import BotsDue, WindowOver
from paiju.server.table.services import Services

NO_POSITION = -1


class ClaimWindows:
    """Opens and closes the windows of one table."""

    def __init__(self, log: EventLog, audience: Audience, alarms: Alarms, services: Services) -> None:
        self._log, self._audience, self._alarms = log, audience, alarms
        self._fixed_seconds, self._bot_seconds = services.window, services.bot_answer
        self._open_at = NO_POSITION  # the position of the open window
        self._open_seconds = 0.0
        self._are_bots_due = False  # in the open window

    @property
    def seconds(self) -> float:
        """How long the open window lasts in any case; 0 where one person alone is waited for."""
        if self._open_at == self._log.room.position:
            return self._open_seconds
        return self._fixed_seconds if self._is_watched else 0.0

    @property
    def milliseconds(self) -> int | None:
        """How long the open window lasts, None while none is open."""
        return int(1000 * self.seconds) if self._log.room.window else None

    @property
    def is_waiting_for_one(self) -> bool:
        """Whether a window is open that ends with the answer of the only person."""
        return self._log.room.window is not None and not self.seconds

    @property
    def _is_watched(self) -> bool:
        """Whether anybody could see how long another thinks."""
        return len(self._log.room.persons) > 1 or self._audience.has_onlookers

    def open(self) -> None:
        """Start the time of a window that the last action opened."""
        room = self._log.room
        if room.window is None:
            self._alarms.cancel(WindowOver())
            self._alarms.cancel(BotsDue())
            return
        if self._open_at != room.position:
            self._open_seconds, self._are_bots_due = self.seconds, not self._bot_seconds
            self._open_at = room.position
            if self._open_seconds:
                self._alarms.set(WindowOver(), self._open_seconds)
        self._wait_for_bots()

    def _wait_for_bots(self) -> None:
        """Bots think while somebody is there, and have the same time whatever they think about."""
        is_waiting = self.is_waiting_for_one and not self._are_bots_due and bool(self._audience.present)
        if is_waiting and not self._alarms.is_set(BotsDue()):
            self._alarms.set(BotsDue(), self._bot_seconds)

    def begin_to_be_watched(self) -> float:
        """Somebody comes who must not see for how long a person thinks: seconds until there is nothing to see of that.

        A window that waits for one person lasts so long from now on, and the newcomer as long, whether or not there is
        such a window.
        """
        if not self._log.room.has_windows or self._is_watched:
            return 0.0
        if self.is_waiting_for_one and self._fixed_seconds:
            self._open_at, self._open_seconds = self._log.room.position, self._fixed_seconds
            self._alarms.set(WindowOver(), self._open_seconds)
        return self._fixed_seconds

    def let_bots_answer(self) -> None:
        """The time is over that bots take in any case; where one needs more, all take it once more."""
        if self.is_waiting_for_one:
            self._are_bots_due = not self._thinking_bots

    def can_close(self) -> bool:
        """Whether a window without a fixed time has all its answers."""
        room, window = self._log.room, self._log.room.window
        if window is None or self.seconds or self._open_at != room.position or not self._are_bots_due:
            return False
        waited_for = (seat for seat in window.seats if seat not in room.window_answers)
        return not self._thinking_bots and not any(window.has_choice(seat) for seat in waited_for)

    @property
    def _thinking_bots(self) -> list[int]:
        room = self._log.room
        asked = room.window.seats if room.window else []
        return [seat for seat in asked if room.seats[seat].is_played_by_bot and seat not in room.window_answers]

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
