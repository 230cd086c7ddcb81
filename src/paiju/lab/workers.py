"""Where work is done: in this process, in several processes of this machine, or on the machines of a Ray cluster.

Results come in the order of the work, each once, and are the same wherever it is done. Work whose worker died is given
to another; what no worker survives is named.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sized
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Generic, Protocol, TypeVar

from paiju.kernel.options import OptionError
from paiju.words.said import Quoted, Said

Item = TypeVar("Item")
Result = TypeVar("Result")
Work = Callable[[Item], Result]

AHEAD = 3  # so many pieces of work a worker are handed out before their results are asked for
MOST_DEATHS = 3  # of workers in a row, on the same piece of work


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers(Protocol):
    """Those who do the work; closing the results ends what is under way."""

    def results(self, work: Work[Item, Result], items: Iterable[Item]) -> Generator[Result, None, None]: ...


def workers(jobs: int, ray: str | None = None) -> Workers:
    """So many processes, or as many as there are cores for 0; or a Ray cluster by its address."""
    if ray is None:
        return Processes(jobs or cores())
    from paiju.lab.ray_cluster import RayCluster

    return RayCluster(ray)


@dataclass(frozen=True)
class Threads:
    """Threads of this process, for compiled loops, which release the interpreter."""

    number: int

    def results(self, work: Work[Item, Result], items: Iterable[Item]) -> Generator[Result, None, None]:
        rest, begun = iter(items), deque[Future[Result]]()
        with ThreadPoolExecutor(self.number) as pool:
            try:
                while True:
                    begun.extend(pool.submit(work, item) for item in islice(rest, AHEAD * self.number - len(begun)))
                    if not begun:
                        return
                    yield begun.popleft().result()
            finally:
                for future in begun:
                    future.cancel()


@dataclass(frozen=True)
class Processes:
    """Processes of this machine; one alone is this process itself."""

    number: int

    def results(self, work: Work[Item, Result], items: Iterable[Item]) -> Generator[Result, None, None]:
        number = min(self.number, len(items)) if isinstance(items, Sized) else self.number
        if number <= 1:
            yield from map(work, items)
            return
        pool = _Pool(work, items, number)
        try:
            yield from pool.results()
        finally:
            pool.end()


class _Pool(Generic[Item, Result]):
    """Work under way in processes."""

    def __init__(self, work: Work[Item, Result], items: Iterable[Item], number: int) -> None:
        self._work, self._number = work, number
        self._rest = iter(items)
        self._begun: deque[tuple[Item, Future[Result] | None]] = deque()  # None while it waits for a process
        self._pool = self._open()

    def results(self) -> Iterator[Result]:
        deaths = 0
        while True:
            try:
                first = self._hand_out(alone=deaths > 0)
                if first is None:
                    return
                result = first.result()
            except BrokenProcessPool as error:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise worker_died(self._begun[0][0]) from error
                self._begin_again()
                continue
            deaths = 0
            self._begun.popleft()
            yield result

    def _hand_out(self, alone: bool) -> Future[Result] | None:
        """Hand out what waits, or after a death the first piece alone, so that it is known of which one dies."""
        self._begun.extend((item, None) for item in islice(self._rest, AHEAD * self._number - len(self._begun)))
        for at, (item, future) in enumerate(self._begun):
            if future is None:
                self._begun[at] = (item, self._pool.submit(self._work, item))
            if alone:
                break
        return self._begun[0][1] if self._begun else None

    def _begin_again(self) -> None:
        """New processes; all work without a result waits for them."""
        self.end()
        self._pool = self._open()
        for at, (item, future) in enumerate(self._begun):
            is_done = future is not None and future.done() and not future.cancelled() and not future.exception()
            self._begun[at] = (item, future if is_done else None)

    def _open(self) -> ProcessPoolExecutor:
        return open_pool(self._number)

    def end(self) -> None:
        end_pool(self._pool)


def open_pool(number: int) -> ProcessPoolExecutor:
    """Processes that end with the one who asked, however that ends."""
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), initializer=_serve)


def _serve() -> None:
    """Ctrl-C at a terminal reaches workers too, and is not theirs to answer; nobody waits for an asker who is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End the processes, also in the midst of work: there is no public way before Python 3.14."""
    running = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in running:
        process.terminate()
    for process in running:
        process.join()


def as_done(
    workers: Workers, work: Work[Item, Result], items: Iterator[Item], seconds: float | None = None
) -> Generator[tuple[Item, Result], None, None]:
    """Results with their items, as they come where processes do the work; an item is drawn when somebody is free.

    After so many seconds nothing is waited for any more.
    """
    until = math.inf if seconds is None else time.monotonic() + seconds
    if isinstance(workers, Processes) and workers.number > 1:
        yield from _Eager(work, items, workers.number, until).results()
        return
    drawn: deque[Item] = deque()

    def drawing() -> Iterator[Item]:
        for item in items:
            drawn.append(item)
            yield item

    with contextlib.closing(workers.results(work, drawing())) as results:
        for result in results:
            yield drawn.popleft(), result
            if time.monotonic() > until:
                return


class _Eager(Generic[Item, Result]):
    """Work under way in processes, whose results are taken as they come."""

    def __init__(self, work: Work[Item, Result], items: Iterator[Item], number: int, until: float) -> None:
        self._work, self._items, self._number, self._until = work, items, number, until
        self._waiting: deque[Item] = deque()
        self._begun: dict[Future[Result], Item] = {}
        self._pool = open_pool(number)

    def results(self) -> Generator[tuple[Item, Result], None, None]:
        deaths = 0
        try:
            while deaths <= MOST_DEATHS:
                try:
                    for done in self._until_a_death():
                        deaths = 0
                        yield done
                    return
                except BrokenProcessPool:
                    deaths += 1
                    self._begin_again()
            raise worker_died(self._waiting[0])
        finally:
            end_pool(self._pool)

    def _until_a_death(self) -> Iterator[tuple[Item, Result]]:
        while self._hand_out():
            left = None if self._until == math.inf else max(0.0, self._until - time.monotonic())
            done, _ = wait(self._begun, left, return_when=FIRST_COMPLETED)
            if not done:
                return
            for future in done:
                result = future.result()
                yield self._begun.pop(future), result

    def _hand_out(self) -> bool:
        """One piece of work for each process, and one that waits."""
        self._waiting.extend(islice(self._items, self._number + 1 - len(self._begun) - len(self._waiting)))
        while self._waiting:
            future = self._pool.submit(self._work, self._waiting[0])
            self._begun[future] = self._waiting.popleft()
        return bool(self._begun)

    def _begin_again(self) -> None:
        end_pool(self._pool)
        self._pool = open_pool(self._number)
        self._waiting.extendleft(self._begun.values())
        self._begun.clear()


def worker_died(item: object) -> OptionError:
    return OptionError(Said("no-worker-left", work=Quoted(str(item))))
