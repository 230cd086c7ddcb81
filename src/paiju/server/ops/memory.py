"""Garbage collection."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

from paiju.server import limits

OBJECTS_BETWEEN_COLLECTIONS = 50_000  # a view makes hundreds, nearly all of which go without a collection


def collect_rarely() -> None:
    """For a process that begins to serve: what it loads stays, and to look through that again and again takes long."""
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, *gc.get_threshold()[1:])


def freeze_loaded_objects() -> None:
    """Take rules and games out of garbage collection: scanning them again and again would hold up every table."""
    gc.freeze()
    gc.collect()  # quick now, and later collections start earlier
    collect_rarely()


async def collect_closed_sockets(closed: Callable[[], int]) -> None:
    """Collect what closed sockets leave, of which `closed` says how many there were, until cancelled.

    The libraries hold each in circles of 25 KB, and a collection that finds them would otherwise come after hours.
    """
    collected = 0
    while True:
        await asyncio.sleep(limits.GARBAGE_SECONDS)
        if closed() - collected >= limits.SOCKETS_LEFT:
            collected = closed()
            gc.collect()
