"""The log of one table. An event is committed to the database before it changes the room, or anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

from paiju.server import limits
from paiju.server.store import Batch, Store, StoredTable
from paiju.server.store.errors import LogError
from paiju.server.store.events import AnyChange, Closed, Event, Left, next_event
from paiju.server.table.event_metrics import record_event
from paiju.server.table.fold import apply_event, fold
from paiju.server.table.follow_up import SeatChange
from paiju.server.table.room import Room
from paiju.server.table.seat_tickets import SeatTickets
from paiju.server.table.services import Services

UNLOGGED = "answered"  # a kind of event that is neither logged nor counted, as it would tell who claims


class LoadedTable(NamedTuple):
    """A table as its log has left it, and the tickets to its seats."""

    room: Room
    tickets: SeatTickets


def load_table(store: Store, table: str) -> LoadedTable | None:
    """A table of the store, None where there is no such table; call it off the loop, for logs may be long.

    Raises NotSaved, LogError and UnknownGame.
    """
    stored = store.load(table)
    return rebuild_table(stored) if stored else None


def rebuild_table(stored: StoredTable) -> LoadedTable:
    return LoadedTable(fold(stored.id, stored.events, stored.secrets), SeatTickets(stored.tickets))


class EventLog:
    """Appends events, each with the hash of those before it; and the room and the tickets that they lead to."""

    def __init__(self, loaded: LoadedTable, services: Services) -> None:
        self.room, self.tickets = loaded
        self._services = services

    async def append(
        self, change: AnyChange, seat: int | None = None, nonce: str | None = None, batch: Batch | None = None
    ) -> None:
        """Write a change to the log, wait until it is committed, then apply it to the room; raises NotSaved."""
        await self.append_all([(seat, change)], nonce, batch)

    async def append_all(
        self, changes: Sequence[SeatChange], nonce: str | None = None, batch: Batch | None = None
    ) -> None:
        """Several changes, all of them or none."""
        batch = batch or Batch(self.room.id)
        batch.events = self._events(changes, nonce)
        batch.closes = any(isinstance(change, Closed) for _, change in changes)
        for seat, change in changes:
            if isinstance(change, Left) and seat is not None:
                batch.spent = self.tickets.clear(seat)
        began = time.perf_counter()
        await self.commit(batch)
        for event in batch.events:
            if event.kind != UNLOGGED:
                record_event(self.room.id, event, time.perf_counter() - began)
        if batch.deal:
            self.room.deals.secrets[batch.deal.place] = batch.deal.secret
        for event in batch.events:
            apply_event(self.room, event)

    def _events(self, changes: Sequence[SeatChange], nonce: str | None) -> list[Event]:
        events: list[Event] = []
        before, first = self.room.hash, self.room.sequence + 1
        for sequence, (seat, change) in enumerate(changes, first):
            is_marked = sequence == first and sequence % limits.EVENTS_BETWEEN_MARKS == 0
            mark = self.room.digest() if is_marked else None
            events.append(next_event(before, sequence, self._services.now(), change, seat, nonce, mark))
            before = events[-1].hash
        return events

    async def commit(self, batch: Batch) -> None:
        await self._services.writer.commit(batch)

    async def reload(self) -> None:
        """Read the log again: after a failure it alone says what has happened."""
        loaded = await asyncio.to_thread(load_table, self._services.store, self.room.id)
        if loaded is None:
            raise LogError(f"the log of table {self.room.id} has vanished")
        self.room, self.tickets = loaded
