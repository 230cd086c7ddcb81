"""Calling compiled functions from Python without the look at the types of what they get.

For one table that look takes as long as a step. Who calls so has checked every array: others would be read as what
they are not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Function = Callable[..., Any]


def direct(compiled: Function) -> Function:
    """The direct way to a compiled function that has been called once."""
    ways = list(getattr(compiled, "overloads", {}).values())
    return ways[0].entry_point if len(ways) == 1 else compiled


def direct_later(owner: object, name: str, compiled: Function) -> Function:
    """A function that, when it has been called, is replaced by the direct way: as this attribute of its owner."""

    def first(*given: object) -> Any:
        result = compiled(*given)
        setattr(owner, name, direct(compiled))
        return result

    return first
