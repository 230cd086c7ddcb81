"""Garbage collection."""

from __future__ import annotations

import gc

OBJECTS_BETWEEN_COLLECTIONS = 50_000  # a view makes hundreds, nearly all of which go without a collection


def collect_rarely() -> None:
    """For a process that begins to serve: what it loads stays, and to look through that again and again takes long."""
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, *gc.get_threshold()[1:])


def freeze_loaded_objects() -> None:
    """Take rules and games out of garbage collection: scanning them again and again would hold up every table."""
    gc.freeze()
    gc.collect()  # quick now, and later collections start earlier
    collect_rarely()
