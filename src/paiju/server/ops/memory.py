"""Garbage collection."""

from __future__ import annotations

import gc


def freeze_loaded_objects() -> None:
    """Take rules and games out of garbage collection: scanning them again and again would hold up every table."""
    gc.freeze()
    gc.collect()  # quick now, and later collections start earlier
