"""The heartbeat: in a thread of its own, for a process that loads a game or folds a long log is not dead."""

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
    """The tables that a process believed to have, and those of others where its clients were, before a heartbeat."""

    ours: frozenset[str] = frozenset()
    distant: tuple[RemoteTable, ...] = ()


class Heartbeat:
    """Beats as long as the loop answers now and then; `hear` is told in the loop how things stand."""

    def __init__(self, leases: Leases, hear: Callable[[KnownTables, LeaseState], None]) -> None:
        self.known = KnownTables()  # replaced as a whole by the loop
        self._leases, self._hear = leases, hear
        self._loop = asyncio.get_running_loop()
        self._answered = time.monotonic()
        self._is_to_stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="paiju-heart", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        self._is_to_stop.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._is_to_stop.wait(limits.BEAT_SECONDS):
            self._loop.call_soon_threadsafe(self._answer)
            if time.monotonic() - self._answered < limits.LOOP_SECONDS:
                self._beat()

    def _answer(self) -> None:
        self._answered = time.monotonic()

    def _beat(self) -> None:
        known = self.known
        try:
            standing = self._leases.renew([table.id for table in known.distant])
        except NotSaved as error:
            log.error("no heartbeat: %s", error)
        else:
            self._loop.call_soon_threadsafe(self._hear, known, standing)
