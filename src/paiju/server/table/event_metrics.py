"""What is logged and counted of what happens at tables: its kind, its seat and how long it took, and nothing else."""

from __future__ import annotations

import logging

from paiju.server.ops import metrics
from paiju.server.ops.logs import log_event
from paiju.server.store.events import Event

log = logging.getLogger(__name__)

# What an operator wants to know by default; moves, deals and pledges are told where everything is asked for.
NOTABLE = frozenset({"created", "sat", "filled", "left", "started", "absented", "returned", "closed"})


def record_event(table: str, event: Event, seconds: float) -> None:
    """An event stands in the log of its table, after so long."""
    metrics.EVENTS.labels(event.kind).inc()
    level = logging.INFO if event.kind in NOTABLE else logging.DEBUG
    milliseconds = round(1000 * seconds, 1)
    log_event(log, level, event.kind, table=table, seat=event.seat, sequence=event.sequence, milliseconds=milliseconds)
