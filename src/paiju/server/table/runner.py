"""What happens at a table by itself: deals, moves of bots, the clock, windows for claims, and absences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from paiju.server.store.events import Pledged, Undone
from paiju.server.table.absences import Absences
from paiju.server.table.alarms import Alarms
from paiju.server.table.audience import Audience
from paiju.server.table.bot_seats import BotSeats
from paiju.server.table.bot_tasks import BotTasks
from paiju.server.table.claim_windows import ClaimWindows
from paiju.server.table.clock import TableClock
from paiju.server.table.dealer import Dealer
from paiju.server.table.event_log import EventLog, LoadedTable
from paiju.server.table.follow_up import SeatChange, follow_up
from paiju.server.table.inbox import Item
from paiju.server.table.ready_clock import ReadyClock
from paiju.server.table.room import Room
from paiju.server.table.services import Services
from paiju.server.table.time_control import TimeControl
from paiju.server.table.views import LiveTimes


class TableRunner:
    """Lets a table go on as far as it can without anybody's request; `post` puts an item into its queue."""

    def __init__(self, loaded: LoadedTable, services: Services, post: Callable[[Item], None]) -> None:
        self.log = EventLog(loaded, services)
        self.audience = Audience(self._live_times)
        self.alarms = Alarms(post, services.time)
        self.clock = TableClock(self.alarms, services.time)
        self.bot_tasks = BotTasks(services.advisor, post)
        self.dealer = Dealer(self.log, self.audience, self.alarms, services)
        self.windows = ClaimWindows(self.log, self.audience, self.alarms, services)
        self.bots = BotSeats(self.log, self.audience, self.clock, self.bot_tasks, services.pace)
        self.time = TimeControl(self.log, self.audience, self.clock, self.bot_tasks, self.windows)
        self.ready_clock = ReadyClock(self.log, self.audience, self.alarms, services.time)
        self.absences = Absences(self.log, self.audience, self.alarms, services.grace)

    @property
    def room(self) -> Room:
        return self.log.room

    def _live_times(self) -> LiveTimes:
        """What is told of time; in a window only the seat whose time runs is told that it does."""
        used, seat = self.clock.used(self.room), self.room.seat_on_clock
        own = (seat, used) if used is not None and seat is not None and self.windows.is_waiting_for_one else None
        shared = None if self.room.window else used
        return LiveTimes(shared, own, self.ready_clock.milliseconds, self.windows.milliseconds)

    async def settle(self) -> None:
        """Let happen what follows by itself, then wait for those whose turn it is."""
        while due := self._due():
            if due == "deal":
                await self.dealer.go_on()
            elif due == "window":
                await self.windows.close()
            else:
                await self._let_happen(due)
        if self.room.phase == "over":
            await self.log.keep_past()
        is_running = self.room.window is None or self.windows.is_waiting_for_one
        self.clock.update(self.room, bool(self.audience.present) and is_running)
        self.ready_clock.update()
        self.bots.wake()

    def _due(self) -> SeatChange | Literal["deal", "window"] | None:
        if due := follow_up(self.room, self.audience.present):
            return due
        self.windows.open()
        return "window" if self.windows.can_close() else None

    async def _let_happen(self, due: SeatChange) -> None:
        seat, change = due
        is_undone = isinstance(change, Undone) and self.room.window is not None
        await self.log.append_all([*(self.windows.missing_answers() if is_undone else []), due])
        self.audience.announce(self.room, change, seat)
        if isinstance(change, Pledged):
            self.dealer.wait()

    async def take_up(self) -> None:
        """Go on with a table that was loaded from the store."""
        await self.dealer.recommit()
        await self.time.resume()

    def wait_again(self) -> None:
        """Wait for everything that the log leaves open."""
        self.bot_tasks.forget_all()
        self.absences.wait_for_all()
        if self.room.is_pledged:
            self.dealer.wait()

    async def reload(self) -> None:
        """Go on from what the log says, and show it to everybody."""
        await self.log.reload()
        self.wait_again()
        self.audience.show_all_to_everybody(self.room)

    def stop(self) -> None:
        self.alarms.cancel_all()
        self.bot_tasks.stop()
