"""What the clock makes happen: a decision when the time is up, and its state in the log when the table is left."""

from __future__ import annotations

from paiju.play.reading import DECLINE, read_action
from paiju.server import limits
from paiju.server.store.events import Paused, Played, Resumed
from paiju.server.table.audience import Audience
from paiju.server.table.bot_tasks import BotTasks
from paiju.server.table.claim_windows import ClaimWindows
from paiju.server.table.clock import TableClock
from paiju.server.table.event_log import EventLog


class TimeControl:
    """Acts for the clock of one table."""

    def __init__(
        self, log: EventLog, audience: Audience, clock: TableClock, tasks: BotTasks, windows: ClaimWindows
    ) -> None:
        self._log, self._audience, self._clock, self._tasks, self._windows = log, audience, clock, tasks, windows

    async def time_out(self) -> None:
        """The time is up: a pass where the game has one, else a bot decides."""
        room = self._log.room
        seat, table = room.seat_on_clock, room.table
        if seat is None or table is None or not self._clock.is_up(room):
            return
        if room.window:
            await self._windows.close()
        elif DECLINE in table.words:
            played = Played(list(read_action(table, DECLINE)), "clock", room.time_allowed)
            await self._log.append(played, seat)
            self._audience.tell(room, played)
        else:
            self._tasks.move((room.position, seat), [table], room.config.level, "clock")

    async def resume(self) -> None:
        """After a restart a running clock goes on, with a little more time."""
        if self._log.room.seat_on_clock is not None and self._log.room.window is None:
            await self._log.append(Resumed(int(1000 * limits.RESUMED_SECONDS)))

    async def pause(self) -> None:
        """Keep in the log what the present decision has used."""
        used = self._clock.used(self._log.room)
        if used is not None and self._log.room.window is None:  # else the log would tell who has a choice
            await self._log.append(Paused(used))
