"""What the operator's log and metrics say of an event at a table: its kind, its seat and how long it took."""

from __future__ import annotations

import functools
import logging

from paiju.server.ops import metrics
from paiju.server.ops.logs import log_event
from paiju.server.store.events import Event

log = logging.getLogger(__name__)

# Logged by default; moves, deals and pledges only at the level `debug`.
NOTABLE = frozenset({"created", "sat", "filled", "left", "started", "absented", "returned", "closed"})


_counter = functools.cache(metrics.EVENTS.labels)  # of a kind of event, of which there are two dozen


def record_event(table: str, event: Event, seconds: float) -> None:
    """Log and count an event whose commit took so long."""
    _counter(event.kind).inc()
    level = logging.INFO if event.kind in NOTABLE else logging.DEBUG
    if not log.isEnabledFor(level):
        return
    milliseconds = round(1000 * seconds, 1)
    log_event(log, level, event.kind, table=table, seat=event.seat, sequence=event.sequence, milliseconds=milliseconds)
