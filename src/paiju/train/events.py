"""What a training tells while it runs: a line of its log, or a sign of life."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypedDict


class Event(TypedDict, total=False):
    """Each `event` has some of these."""

    event: Literal["warm", "progress", "look", "not kept", "figure"]
    seconds: float
    done: float  # the part of the training that lies behind it
    gain: float
    margin: float
    decisions: int
    hands: int
    inputs: int
    active: float
    spread: float
    milliseconds: list[float]  # of a step of each group
    preset: str
    why: str


Report = Callable[[Event], None]
