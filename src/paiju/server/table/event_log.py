"""The log of one table. An event is committed to the database before it changes the room, or anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from paiju.server import limits
from paiju.server.store import Batch, Store, StoredTable
from paiju.server.store.errors import LogError
from paiju.server.store.events import AnyChange, Closed, Dealt, Event, Left, next_event
from paiju.server.store.records import StoredCheckpoint
from paiju.server.table.checkpoints import Unusable, checkpoint_of, restored_room
from paiju.server.table.event_metrics import record_event
from paiju.server.table.fold import apply_event, empty_room, fold_on
from paiju.server.table.follow_up import SeatChange
from paiju.server.table.room import Room
from paiju.server.table.seat_tickets import SeatTickets
from paiju.server.table.services import Services

log = logging.getLogger(__name__)

CLOSED, OLDER_RULES = "closed", "its game has other rules now"
UNLOGGED = "answered"  # a kind of event that is neither logged nor counted, as it would tell who claims


class LoadedTable(NamedTuple):
    """A table as its log has left it, and the tickets to its seats."""

    room: Room
    tickets: SeatTickets


def load_table(store: Store, table: str) -> LoadedTable | None:
    """A table of the store, None where there is no such table; call it off the loop, for logs may be long.

    Raises NotSaved, LogError and UnknownGame.
    """
    stored = store.load_recent(table)
    if stored and stored.checkpoint:
        try:
            room = restored_room(stored, stored.checkpoint)
        except Unusable as error:
            log.warning("table %s: its checkpoint is not used: %s", table, error)
            whole = store.load(table)
            stored = replace(whole, last_hand=stored.last_hand) if whole else None
        else:
            return LoadedTable(fold_on(room, stored.events), SeatTickets(stored.tickets))
    return rebuild_table(stored) if stored else None


def rebuild_table(stored: StoredTable) -> LoadedTable:
    room = empty_room(stored.id, stored.secrets, last_hand=stored.last_hand)
    return LoadedTable(fold_on(room, stored.events), SeatTickets(stored.tickets))


async def close_for_older_rules(services: Services, table: str) -> None:
    """Close a table whose game has other rules by now; what was finished there is kept. Raises NotSaved."""
    stored = await asyncio.to_thread(services.store.load, table)
    if stored is None or stored.events[-1].kind == CLOSED:
        return
    last = stored.events[-1]
    event = next_event(last.hash, last.sequence + 1, services.now(), Closed(OLDER_RULES))
    await services.writer.commit(Batch(table, [event], closes=True, spent=stored.tickets))
    log.warning("table %s is closed: it was played by older rules", table)


class EventLog:
    """Appends events, each with the hash of those before it; and the room and the tickets that they lead to."""

    def __init__(self, loaded: LoadedTable, services: Services) -> None:
        self.room, self.tickets = loaded
        self._services = services
        self._checkpoint: StoredCheckpoint | None = None  # of the time when the last hand had ended

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
        self._add_past(batch, changes)
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
        if self.room.finished_hands:
            self._checkpoint = checkpoint_of(self.room)

    def _add_past(self, batch: Batch, changes: Sequence[SeatChange]) -> None:
        """Finished hands go with what is written next; a checkpoint with the deal after it."""
        batch.hands, batch.sessions_over = list(self.room.finished_hands), list(self.room.sessions_over)
        if any(isinstance(change, Dealt) for _, change in changes):
            batch.checkpoint, self._checkpoint = self._checkpoint, None

    async def keep_past(self) -> None:
        """Write finished hands now, where nothing else may come after them; raises NotSaved."""
        if self.room.finished_hands or self.room.sessions_over:
            batch = Batch(self.room.id)
            self._add_past(batch, ())
            await self.commit(batch)

    async def sequence_of(self, seat: int | None, nonce: str) -> int | None:
        """The entry that a request made long ago, None where it made none; raises NotSaved."""
        return await asyncio.to_thread(self._services.store.sequence_of, self.room.id, seat, nonce)

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
        del self.room.finished_hands[: len(batch.hands)], self.room.sessions_over[: len(batch.sessions_over)]

    async def reload(self) -> None:
        """Read the log again: after a failure it alone says what has happened."""
        loaded = await asyncio.to_thread(load_table, self._services.store, self.room.id)
        if loaded is None:
            raise LogError(f"the log of table {self.room.id} has vanished")
        self.room, self.tickets = loaded
