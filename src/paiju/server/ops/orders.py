"""Orders of the operator to a running server: rows of the database, which the server looks for once a second.

Who may write the database may give orders; there is no other door.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from paiju.server import limits
from paiju.server.refusals import Refusal
from paiju.server.store import Batch, NotSaved, Store, schema
from paiju.server.store.events import Closed, next_event
from paiju.server.store.read_only import OrderStore, ReadOnlyStore
from paiju.server.table.inbox import CloseTable
from paiju.server.table.lobby import Lobby
from paiju.server.table.services import milliseconds

log = logging.getLogger(__name__)

CLOSE = "close "
WAIT_SECONDS = 0.1
NOBODY = "nobody can come back to it"


def close_table(where: str, looking: ReadOnlyStore, table: str, reason: str) -> bool:
    """Close a table of a database that a server may have; whether one did it."""
    store = OrderStore(where)
    try:
        order_closing(store, table, reason[: limits.REASON_LENGTH])
        end = time.monotonic() + limits.ORDER_WAIT_SECONDS
        while not (is_done := looking.is_closed(table)) and time.monotonic() < end:
            time.sleep(WAIT_SECONDS)
        if not is_done:
            _close_without_server(store, table, reason)
        withdraw_order(store, table)
    finally:
        store.close()
    return is_done


def order_closing(store: Store, table: str, reason: str) -> None:
    """Order that a table be closed."""
    withdraw_order(store, table)
    with store.engine.begin() as connection:
        connection.execute(insert(schema.server).values(name=CLOSE + table, value=reason.encode()))


def withdraw_order(store: Store, table: str) -> None:
    """Take an order back, or clear it away."""
    with store.engine.begin() as connection:
        connection.execute(delete(schema.server).where(schema.server.c.name == CLOSE + table))


def orders(store: Store) -> dict[str, str]:
    """The tables that are to be closed, and why."""
    rows = schema.server
    with store.engine.connect() as connection:
        found = connection.execute(select(rows.c.name, rows.c.value).where(rows.c.name.startswith(CLOSE)))
        return {name.removeprefix(CLOSE): value.decode() for name, value in found}


def _close_without_server(store: Store, table: str, reason: str) -> None:
    """Write the end of a table that no server has at work; one that has it finds out at its next step."""
    if stored := store.load(table):
        last = stored.events[-1]
        event = next_event(last.hash, last.sequence + 1, milliseconds(), Closed(reason))
        store.write([Batch(table, [event], closes=True, spent=stored.tickets)])


class Janitor:
    """Carries out orders, and closes tables that nobody can come back to."""

    def __init__(self, store: Store, lobby: Lobby, now: Callable[[], int]) -> None:
        self._store, self._lobby, self._now = store, lobby, now
        self._swept = 0.0

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            try:
                await self._close(await asyncio.to_thread(orders, self._store))
                if time.monotonic() - self._swept > limits.SWEEP_SECONDS or not self._swept:
                    self._swept = time.monotonic()
                    await self._close(
                        dict.fromkeys(await asyncio.to_thread(self._store.abandoned, self._now()), NOBODY)
                    )
            except (SQLAlchemyError, NotSaved) as error:
                log.error("orders could not be read: %s", type(error).__name__)
            await asyncio.sleep(limits.ORDER_SECONDS)

    async def _close(self, wanted: dict[str, str]) -> None:
        for table, reason in wanted.items():
            with contextlib.suppress(Refusal):  # it is closed meanwhile, or cannot be read
                await self._lobby.handle(table)
            if actor := self._lobby.running_table(table):
                actor.post(CloseTable(reason))
