"""People who are away: after a grace period a bot plays for them."""

from __future__ import annotations

from paiju.server.refusals import Code, Refusal
from paiju.server.store.events import Absented
from paiju.server.table.alarms import Alarms
from paiju.server.table.audience import Audience
from paiju.server.table.event_log import EventLog
from paiju.server.table.inbox import GraceOver
from paiju.words.said import Said, Seat


class Absences:
    """Waits for the people of one table who are not connected."""

    def __init__(self, log: EventLog, audience: Audience, alarms: Alarms, grace_seconds: float) -> None:
        self._log, self._audience, self._alarms, self._grace_seconds = log, audience, alarms, grace_seconds

    def wait_for(self, seat: int) -> None:
        self._alarms.set(GraceOver(seat), self._grace_seconds)

    def wait_for_all(self) -> None:
        for seat in set(self._log.room.persons) - self._audience.present:
            self.wait_for(seat)

    def check_vote(self, seat: int) -> None:
        """Nobody is voted out of a seat whose person may still come back in time; raises a Refusal."""
        if self._alarms.is_set(GraceOver(seat)):
            raise Refusal(Code.NOT_NOW, Said("refused-grace", seat=Seat(seat)), self._log.room.public_sequence)

    def stop_waiting_for(self, seat: int) -> None:
        self._alarms.cancel(GraceOver(seat))

    async def stand_in(self, seat: int) -> None:
        """Let a bot play for a person who is still away."""
        room = self._log.room
        is_away = seat in room.persons and seat not in self._audience.present
        if is_away and not room.seats[seat].stand_in:
            await self._log.append(Absented(), seat)
            self._audience.tell(room, Absented())
