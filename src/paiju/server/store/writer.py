"""Group commit: one thread writes what all tables have queued in one commit, then tells them."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable

from paiju.server import limits
from paiju.server.ops.metrics import BATCH, COMMIT, NOT_SAVED, record, timed
from paiju.server.store.errors import AlreadyStored, DatabaseError, NotOurs, NotSaved, database_errors
from paiju.server.store.records import Batch
from paiju.server.store.store import Store

Waiting = tuple[Batch, "asyncio.Future[None]"]


class Writer:
    """The one writer of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._due = 0.0  # monotonic: when the next commit may begin
        self._thread = threading.Thread(target=self._run, name="paiju-writer", daemon=True)
        self._thread.start()

    async def commit(self, batch: Batch) -> None:
        """Return when the batch is safely on disk; raises NotSaved."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((batch, future))
        await future

    async def stop(self) -> None:
        """Write what is queued, and end."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        is_open = True
        while is_open:
            taken = [self._queue.get()]
            self._let_others_come()
            while len(taken) < limits.BATCHES_A_COMMIT and not self._queue.empty():
                taken.append(self._queue.get())
            is_open = None not in taken
            if waiting := [item for item in taken if item is not None]:
                record(BATCH, len(waiting))
                with timed(COMMIT):
                    answers = self._written(waiting)
                self._tell(answers)

    def _let_others_come(self) -> None:
        """Wait a moment where the last commit was just now: it costs the same for one step as for many."""
        now = time.monotonic()
        if now < self._due:
            time.sleep(self._due - now)
        self._due = max(now, self._due) + limits.COMMIT_SECONDS

    def _written(self, waiting: list[Waiting]) -> list[Callable[[], None]]:
        """Write all together; where that fails, each alone, so that one failure harms no other."""
        try:
            self._store.write([batch for batch, _ in waiting])
        except (DatabaseError, NotOurs):
            return [self._written_alone(batch, future) for batch, future in waiting]
        self._store.failed_at = None
        return [lambda future=future: _resolve(future, None) for _, future in waiting]  # type: ignore[misc]

    def _written_alone(self, batch: Batch, future: asyncio.Future[None]) -> Callable[[], None]:
        try:
            with database_errors():
                self._store.write([batch])
        except NotSaved as error:
            NOT_SAVED.inc()
            if not isinstance(error, NotOurs | AlreadyStored):
                self._store.failed_at = time.monotonic()
            failure = error
            return lambda: _resolve(future, failure)
        return lambda: _resolve(future, None)

    def _tell(self, answers: list[Callable[[], None]]) -> None:
        self._loop.call_soon_threadsafe(lambda: [answer() for answer in answers])


def _resolve(future: asyncio.Future[None], failure: NotSaved | None) -> None:
    if future.done():
        return
    if failure:
        future.set_exception(failure)
    else:
        future.set_result(None)
