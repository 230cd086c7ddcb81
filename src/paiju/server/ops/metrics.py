"""The server's metrics for Prometheus; no label names a table, a person or an address."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import Counter, Gauge, Histogram

from paiju.server import limits

MILLISECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

SOCKETS = Gauge("paiju_sockets", "Sockets that are open")
TABLES = Gauge("paiju_tables", "Tables at work")
TASKS = Gauge("paiju_tasks", "Tasks of the event loop")
EVENTS = Counter("paiju_events", "Entries written to logs of tables", ["kind"])
REFUSALS = Counter("paiju_refusals", "What was refused", ["code"])
COMMIT = Histogram("paiju_commit_seconds", "How long a commit takes", buckets=MILLISECONDS)
BATCH = Histogram("paiju_commit_steps", "Steps of tables in one commit", buckets=SIZES)
NOT_SAVED = Counter("paiju_not_saved", "Steps that the database did not take")
ANSWER = Histogram("paiju_answer_seconds", "From a request's arrival to its answer", buckets=MILLISECONDS)
THINKING = Histogram("paiju_bot_seconds", "How long a bot thinks about a move", buckets=MILLISECONDS)
BOT_FAILURES = Counter("paiju_bot_failures", "Moves for which a bot failed")
LAG = Histogram("paiju_loop_lag_seconds", "How late the event loop is", buckets=MILLISECONDS)


def record(histogram: Histogram, amount: float) -> None:
    """Count an amount, mostly of seconds."""
    histogram.observe(amount)


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Record how long something takes, also where it fails."""
    began = time.perf_counter()
    try:
        yield
    finally:
        record(histogram, time.perf_counter() - began)


async def record_loop_lag() -> None:
    """Record how late the event loop wakes its tasks, until cancelled."""
    while True:
        due = time.perf_counter() + limits.LAG_SECONDS
        await asyncio.sleep(limits.LAG_SECONDS)
        record(LAG, max(0.0, time.perf_counter() - due))
