"""The heartbeat: in its own thread, since a process that loads a game or a long log is busy, not dead."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from paiju.server import limits
from paiju.server.cluster.remote_tables import RemoteTable
from paiju.server.store import NotSaved
from paiju.server.store.leases import Leases, LeaseState

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class KnownTables:
    """The tables that this process ran, and those of others where its clients were, before a heartbeat."""

    ours: frozenset[str] = frozenset()
    remote: tuple[RemoteTable, ...] = ()


class Heartbeat:
    """Renews the leases as long as the loop answers now and then; `compare` gets their state, in the loop."""

    def __init__(self, leases: Leases, compare: Callable[[KnownTables, LeaseState], None]) -> None:
        self.known = KnownTables()  # replaced as a whole by the loop
        self._leases, self._compare = leases, compare
        self._loop = asyncio.get_running_loop()
        self._answered = time.monotonic()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="paiju-heartbeat", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        self._stopping.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._stopping.wait(limits.BEAT_SECONDS):
            self._loop.call_soon_threadsafe(self._answer)
            if time.monotonic() - self._answered < limits.LOOP_SECONDS:
                self._beat()

    def _answer(self) -> None:
        self._answered = time.monotonic()

    def _beat(self) -> None:
        known = self.known
        try:
            state = self._leases.renew([table.id for table in known.remote])
        except NotSaved as error:
            log.error("no heartbeat: %s", error)
        else:
            self._loop.call_soon_threadsafe(self._compare, known, state)
