"""The log of one table and what it has led to. Nothing is told to anybody before it is safe in the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

from paiju.server import limits
from paiju.server.store import Batch, Store, StoredTable
from paiju.server.store.events import AnyChange, Closed, Event, Left, next_event
from paiju.server.table.audience import Audience
from paiju.server.table.event_metrics import record_event
from paiju.server.table.judge import SeatChange
from paiju.server.table.room import LogError, Room, fold
from paiju.server.table.services import Services
from paiju.server.table.views import LiveTimes
from paiju.server.wire.tickets import SeatTickets

UNLOGGED = "answered"  # the kind of what nobody hears of while a window is open, no log and no meter either


class LoadedTable(NamedTuple):
    """A table as its log has left it, and the tickets to its seats."""

    room: Room
    tickets: SeatTickets


def load_table(store: Store, table: str) -> LoadedTable | None:
    """A table of the store, None where there is no such table; to be called off the loop, for logs may be long.

    Raises NotSaved, LogError and UnknownGame.
    """
    stored = store.load(table)
    return rebuild_table(stored) if stored else None


def rebuild_table(stored: StoredTable) -> LoadedTable:
    return LoadedTable(fold(stored.id, stored.events, stored.secrets), SeatTickets(stored.tickets))


class EventLog:
    """A table that writes down what happens, lets it happen, and tells it."""

    def __init__(self, loaded: LoadedTable, services: Services) -> None:
        self.id, self._services = loaded.room.id, services
        self.audience = Audience(self._moment)
        self._take_over(loaded)

    def _take_over(self, loaded: LoadedTable) -> None:
        """Stand where the log stands."""
        self.room, self._tickets = loaded.room, loaded.tickets

    def _moment(self) -> LiveTimes:
        return LiveTimes()

    async def _append(
        self, change: AnyChange, seat: int | None = None, nonce: str | None = None, batch: Batch | None = None
    ) -> None:
        """Write to the log, wait until it is safe, then let it happen."""
        await self._append_all([(seat, change)], nonce, batch)

    async def _append_all(
        self, placed: Sequence[SeatChange], nonce: str | None = None, batch: Batch | None = None
    ) -> None:
        """Several happenings, all of them or none."""
        batch = batch or Batch(self.id)
        batch.events = self._events(placed, nonce)
        batch.closes = any(isinstance(change, Closed) for _, change in placed)
        for seat, change in placed:
            if isinstance(change, Left) and seat is not None:
                batch.spent = self._tickets.clear(seat)
        began = time.perf_counter()
        await self._commit(batch)
        for event in batch.events:
            if event.kind != UNLOGGED:
                record_event(self.id, event, time.perf_counter() - began)
        if batch.deal:
            self.room.secrets[batch.deal.place] = batch.deal.secret
        for event in batch.events:
            self.room.apply(event)

    def _events(self, placed: Sequence[SeatChange], nonce: str | None) -> list[Event]:
        events: list[Event] = []
        before, first = self.room.hash, self.room.sequence + 1
        for sequence, (seat, change) in enumerate(placed, first):
            is_marked = sequence == first and sequence % limits.EVENTS_BETWEEN_MARKS == 0
            mark = self.room.digest() if is_marked else None
            events.append(next_event(before, sequence, self._services.now(), change, seat, nonce, mark))
            before = events[-1].hash
        return events

    async def _commit(self, batch: Batch) -> None:
        await self._services.writer.commit(batch)

    async def _read_again(self) -> None:
        """After a failure the log says what has happened."""
        loaded = await asyncio.to_thread(load_table, self._services.store, self.id)
        if loaded is None:
            raise LogError(f"the log of table {self.id} has vanished")
        self._take_over(loaded)

    def _tell(self, change: AnyChange, seat: int | None = None) -> None:
        if isinstance(change, Left) and seat is not None:
            self.audience.vacate(seat)
        self.audience.tell(self.room, change)
