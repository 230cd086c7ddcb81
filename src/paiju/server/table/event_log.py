"""The log of one table and what it has led to. Nothing is told to anybody before it is safe in the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

from paiju.server import limits
from paiju.server.store import Batch, Store, StoredTable
from paiju.server.store.events import AnyHappening, Closed, Event, Left, next_event
from paiju.server.table.audience import Audience
from paiju.server.table.event_metrics import witness
from paiju.server.table.judge import Placed
from paiju.server.table.room import LogError, Session, fold
from paiju.server.table.services import House
from paiju.server.table.views import Moment
from paiju.server.wire.tickets import Drawer

HUSHED = "answered"  # the kind of what nobody hears of while a window is open, no log and no meter either


class Found(NamedTuple):
    """A table as its log has left it, and the tickets to its seats."""

    session: Session
    tickets: Drawer


def find(store: Store, table: str) -> Found | None:
    """A table of the store, None where there is no such table; to be called off the loop, for logs may be long.

    Raises NotSaved, LogError and UnknownGame.
    """
    stored = store.load(table)
    return found_in(stored) if stored else None


def found_in(stored: StoredTable) -> Found:
    return Found(fold(stored.id, stored.events, stored.secrets), Drawer(stored.tickets))


class Ledger:
    """A table that writes down what happens, lets it happen, and tells it."""

    def __init__(self, found: Found, house: House) -> None:
        self.id, self._house = found.session.id, house
        self.audience = Audience(self._moment)
        self._take_over(found)

    def _take_over(self, found: Found) -> None:
        """Stand where the log stands."""
        self.session, self._tickets = found.session, found.tickets

    def _moment(self) -> Moment:
        return Moment()

    async def _append(
        self, happening: AnyHappening, seat: int | None = None, nonce: str | None = None, batch: Batch | None = None
    ) -> None:
        """Write to the log, wait until it is safe, then let it happen."""
        await self._append_all([(seat, happening)], nonce, batch)

    async def _append_all(self, placed: Sequence[Placed], nonce: str | None = None, batch: Batch | None = None) -> None:
        """Several happenings, all of them or none."""
        batch = batch or Batch(self.id)
        batch.events = self._events(placed, nonce)
        batch.closes = any(isinstance(happening, Closed) for _, happening in placed)
        for seat, happening in placed:
            if isinstance(happening, Left) and seat is not None:
                batch.spent = self._tickets.clear(seat)
        began = time.perf_counter()
        await self._commit(batch)
        for event in batch.events:
            if event.kind != HUSHED:
                witness(self.id, event, time.perf_counter() - began)
        if batch.deal:
            self.session.secrets[batch.deal.place] = batch.deal.secret
        for event in batch.events:
            self.session.apply(event)

    def _events(self, placed: Sequence[Placed], nonce: str | None) -> list[Event]:
        events: list[Event] = []
        before, first = self.session.hash, self.session.sequence + 1
        for sequence, (seat, happening) in enumerate(placed, first):
            is_marked = sequence == first and sequence % limits.EVENTS_BETWEEN_MARKS == 0
            mark = self.session.digest() if is_marked else None
            events.append(next_event(before, sequence, self._house.now(), happening, seat, nonce, mark))
            before = events[-1].hash
        return events

    async def _commit(self, batch: Batch) -> None:
        await self._house.writer.commit(batch)

    async def _read_again(self) -> None:
        """After a failure the log says what has happened."""
        found = await asyncio.to_thread(find, self._house.store, self.id)
        if found is None:
            raise LogError(f"the log of table {self.id} has vanished")
        self._take_over(found)

    def _tell(self, happening: AnyHappening, seat: int | None = None) -> None:
        if isinstance(happening, Left) and seat is not None:
            self.audience.vacate(seat)
        self.audience.tell(self.session, happening)
