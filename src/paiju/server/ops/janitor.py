"""Carrying out the operator's orders, and closing abandoned tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from paiju.server import limits
from paiju.server.ops.orders import closing_orders
from paiju.server.refusals import Refusal
from paiju.server.store import NotSaved, Store
from paiju.server.store.errors import DatabaseError
from paiju.server.table.inbox import CloseTable
from paiju.server.table.lobby import Lobby

log = logging.getLogger(__name__)

ABANDONED = "nobody can come back to it"


class Janitor:
    """Carries out orders, and closes tables that nobody can come back to."""

    def __init__(self, store: Store, lobby: Lobby, now: Callable[[], int]) -> None:
        self._store, self._lobby, self._now = store, lobby, now
        self._last_sweep = time.monotonic() - limits.SWEEP_SECONDS + limits.SWEEP_AFTER_SECONDS

    async def run(self) -> None:
        """Look for work until cancelled."""
        while True:
            try:
                await self._close(await asyncio.to_thread(closing_orders, self._store))
                if time.monotonic() - self._last_sweep > limits.SWEEP_SECONDS:
                    await self._sweep()
            except (DatabaseError, NotSaved) as error:
                log.error("orders could not be read: %s", type(error).__name__)
            await asyncio.sleep(limits.ORDER_SECONDS)

    async def _sweep(self) -> None:
        self._last_sweep = time.monotonic()
        abandoned = await asyncio.to_thread(self._store.abandoned, self._now())
        await self._close(dict.fromkeys(abandoned, ABANDONED))

    async def _close(self, wanted: dict[str, str]) -> None:
        for table, reason in wanted.items():
            with contextlib.suppress(Refusal):  # it has been closed, or cannot be read
                await self._lobby.handle(table)
            if actor := self._lobby.running_table(table):
                actor.post(CloseTable(reason))
