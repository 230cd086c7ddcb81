"""The log of one table and what it has led to. Nothing is told to anybody before it is safe in the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from paiju.server import limits
from paiju.server.audience import Audience
from paiju.server.events import AnyHappening, Closed, Event, Left, next_event
from paiju.server.house import House
from paiju.server.judge import Placed
from paiju.server.session import LogError, fold
from paiju.server.store import Batch, StoredTable
from paiju.server.tickets import Drawer
from paiju.server.views import Moment
from paiju.server.witness import witness

HUSHED = "answered"  # the kind of what nobody hears of while a window is open, no log and no meter either


class Ledger:
    """A table that writes down what happens, lets it happen, and tells it."""

    def __init__(self, stored: StoredTable, house: House) -> None:
        self.id, self._house = stored.id, house
        self.audience = Audience(self._moment)
        self._take_over(stored)

    def _take_over(self, stored: StoredTable) -> None:
        """Stand where the log stands."""
        self.session = fold(stored.id, stored.events, stored.secrets)
        self._tickets = Drawer(stored.tickets)

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
        stored = await asyncio.to_thread(self._house.store.load, self.id)
        if stored is None:
            raise LogError(f"the log of table {self.id} has vanished")
        self._take_over(stored)

    def _tell(self, happening: AnyHappening, seat: int | None = None) -> None:
        if isinstance(happening, Left) and seat is not None:
            self.audience.vacate(seat)
        self.audience.tell(self.session, happening)
