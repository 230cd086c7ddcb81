"""Integers as people hand them in: Python's own, NumPy's, and whatever else counts as an index."""

from __future__ import annotations

import operator
from typing import Any


def integer(value: Any) -> int | None:
    """The number, as Python's int; None for what is no integer, and for a truth value."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def truth(value: Any) -> bool | None:
    """The truth value, Python's or NumPy's, as Python's bool; None for anything else."""
    if isinstance(value, bool):
        return value
    return bool(value) if getattr(getattr(value, "dtype", None), "kind", "") == "b" and not value.shape else None
