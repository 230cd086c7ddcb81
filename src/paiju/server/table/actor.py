"""One table: one task with one queue, from which everything that concerns the table is handled in turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable

from paiju.server import limits
from paiju.server.ops.metrics import ANSWER, record
from paiju.server.refusals import NOT_SAVED, Code, Refusal
from paiju.server.store import NotOurs, NotSaved
from paiju.server.store.events import Closed
from paiju.server.table.audience import Audience
from paiju.server.table.event_log import LoadedTable
from paiju.server.table.inbox import (
    BotMoved,
    BotsDue,
    CloseTable,
    Gone,
    GraceOver,
    IdleTimeout,
    Item,
    Lost,
    OnlookerDue,
    OnlookersChanged,
    ReadyDue,
    RoundDue,
    Stop,
    TimeUp,
    TryAgain,
    ValuesDue,
    WindowOver,
)
from paiju.server.table.requests import RequestHandler
from paiju.server.table.room import Room
from paiju.server.table.runner import TableRunner
from paiju.server.table.services import Services
from paiju.server.wire.connection import GOING_AWAY, POLICY, Connection, Request
from paiju.words.said import Said

log = logging.getLogger(__name__)


class TableActor:
    """The queue of a table, and the dispatch of what comes out of it."""

    def __init__(self, loaded: LoadedTable, services: Services) -> None:
        self.id = loaded.room.id
        self.runner = TableRunner(loaded, services, self.post)
        self.requests = RequestHandler(self, self.runner, services)
        self._inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._idle_seconds = services.sleep
        self._is_ours = True  # until another process has the table
        self._is_unsure = False  # whether the log holds what was written last
        self._is_asleep = False  # nobody has been here for long

    @property
    def room(self) -> Room:
        return self.runner.room

    @property
    def audience(self) -> Audience:
        return self.runner.audience

    def post(self, item: Item) -> None:
        """Put something into the queue; raises a Refusal where a client finds it full."""
        if isinstance(item, Request) and self._inbox.qsize() >= limits.TABLE_QUEUE:
            raise Refusal(Code.TOO_FAST, Said("refused-busy-table"))
        self._inbox.put_nowait(item)

    def disconnect(self, connection: Connection) -> None:
        """A connection was closed, or goes to another table."""
        self.post(Gone(connection))

    async def run(self) -> None:
        """Handle items until the table is closed or asleep, the server stops or another process has the table."""
        self.runner.wait_again()
        self._wait_for_sleep()
        await self._attempt(self.runner.take_up())
        try:
            while self._is_ours and not self._has_ended and not isinstance(item := await self._inbox.get(), Stop):
                await self._take(item)
            if self._is_ours:
                await self._attempt(self.runner.time.pause())
        finally:
            self.runner.stop()
        if not self._is_ours:
            self._disconnect_all()

    def let_go(self) -> None:
        """Let the parts of a table that has ended lose each other: its memory is free at once, not some day.

        They know each other in circles, which only garbage collection finds, and that looks rarely.
        """
        vars(self.requests).clear()
        vars(self.runner).clear()

    @property
    def _has_ended(self) -> bool:
        is_over = self.room.phase == "closed" or self._is_asleep
        return is_over and self.audience.is_empty and self._inbox.empty()

    def _wait_for_sleep(self) -> None:
        """A table without people does nothing, so it need not be in memory."""
        self._is_asleep = False
        if self.audience.is_empty:
            self.runner.alarms.set(IdleTimeout(), self._idle_seconds)
        else:
            self.runner.alarms.cancel(IdleTimeout())

    async def _take(self, item: Item) -> None:
        if isinstance(item, IdleTimeout):
            self._is_asleep = True
            return
        is_done = await self._attempt(self._handle(item), item)
        if isinstance(item, Request):
            record(ANSWER, time.perf_counter() - item.arrived)
        if is_done:
            await self._attempt(self.runner.settle())
        self._wait_for_sleep()

    async def _attempt(self, work: Awaitable[None], item: Item | None = None) -> bool:
        """Do some work; where it fails, tell the client that asked, and read the log before anything else."""
        request = item if isinstance(item, Request) else None
        try:
            await work
        except NotOurs as error:
            log.warning("table %s: %s", self.id, error)
            self._is_ours = False
            if request:
                request.connection.refuse(NOT_SAVED, request.nonce)
                request.connection.close(GOING_AWAY)
            return False
        except NotSaved as error:
            log.error("table %s: not saved: %s", self.id, error)
            if request:
                request.connection.refuse_for_now(NOT_SAVED, request.nonce)
        except Exception:
            log.exception("table %s failed", self.id)
            if request:
                request.connection.close(POLICY)
        else:
            return True
        self._is_unsure = True
        self.runner.alarms.set(TryAgain(), limits.RETRY_SECONDS)
        return False

    async def _handle(self, item: Item) -> None:
        if isinstance(item, Gone):
            self.requests.release(item.connection)
            return
        if isinstance(item, Lost):
            raise NotOurs("another process has it")
        if self._is_unsure:
            await self._reload()
        match item:
            case Request():
                await self.requests.serve(item)
            case BotMoved():
                await self.runner.bots.play(item)
            case GraceOver():
                await self.runner.absences.stand_in(item.seat)
            case ValuesDue():
                await self.runner.dealer.deal_without_missing(item)
            case RoundDue():
                await self.runner.dealer.look_for_round(item)
            case TimeUp():
                await self.runner.time.time_out()
            case WindowOver():
                await self.runner.windows.close()
            case BotsDue():
                self.runner.windows.let_bots_answer()
            case OnlookerDue():
                self.audience.show_awaited(self.room, item.connection)
            case OnlookersChanged():
                if self.room.window is None:  # a frame within a window could tell something; one comes at its end
                    self.audience.tell(self.room)
            case ReadyDue():
                await self.runner.ready_clock.time_out()
            case CloseTable():
                await self._close(item.reason)
            case TryAgain() | IdleTimeout() | Stop():
                pass

    async def _reload(self) -> None:
        await self.runner.reload()
        self._is_unsure = False

    async def _close(self, reason: str) -> None:
        if self.room.phase != "closed":
            closed = Closed(reason)
            await self.runner.log.append(closed)
            self.audience.tell(self.room, closed)

    def _disconnect_all(self) -> None:
        """Everybody at this table, or on the way to it, connects again and finds it in its new process."""
        self.audience.disconnect_all()
        while not self._inbox.empty():
            if isinstance(item := self._inbox.get_nowait(), Request):
                item.connection.close(GOING_AWAY)
