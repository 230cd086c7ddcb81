"""The time to be ready for a deal: when one person is, the others have so long; then bots stand in for them."""

from __future__ import annotations

from paiju.server import limits
from paiju.server.store.events import Absented
from paiju.server.table.alarms import Alarms
from paiju.server.table.audience import Audience
from paiju.server.table.event_log import EventLog
from paiju.server.table.inbox import ReadyDue
from paiju.server.table.timers import Time

NO_DEAL = (0, -1)


class ReadyClock:
    """Waits for the people of one table who are there and not ready."""

    def __init__(self, log: EventLog, audience: Audience, alarms: Alarms, time: Time) -> None:
        self._log, self._audience, self._alarms, self._time = log, audience, alarms, time
        self._deal = NO_DEAL  # for which the time runs, as session and number
        self._ends = 0.0

    @property
    def milliseconds(self) -> int | None:
        """Until bots stand in; None while nobody is waited for."""
        if not self._waited_for:
            return None
        left = self._ends - self._time.monotonic() if self._deal == self._next_deal else limits.READY_SECONDS
        return max(0, int(1000 * left))

    def update(self) -> None:
        """Start the time when somebody is waited for, and stop it when nobody is."""
        if not self._waited_for:
            self._deal = NO_DEAL
            self._alarms.cancel(ReadyDue())
        elif self._deal != self._next_deal:
            self._deal, self._ends = self._next_deal, self._time.monotonic() + limits.READY_SECONDS
            self._alarms.set(ReadyDue(), limits.READY_SECONDS)

    async def time_out(self) -> None:
        """Let bots stand in for those who are not ready."""
        if self._deal == self._next_deal and (late := self._waited_for):
            await self._log.append_all([(seat, Absented()) for seat in late])
            self._audience.tell(self._log.room, Absented())

    @property
    def _next_deal(self) -> tuple[int, int]:
        return self._log.room.number, self._log.room.next_deal

    @property
    def _waited_for(self) -> list[int]:
        """People who are there and not ready, while somebody else is: who plays alone keeps nobody waiting."""
        room = self._log.room
        if room.phase != "dealing" or room.is_pledged or not room.deals.ready:
            return []
        here = (seat for seat in room.persons if seat in self._audience.present)
        return [seat for seat in here if room.seats[seat].is_played_in_person and seat not in room.deals.ready]
