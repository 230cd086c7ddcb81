"""Levels of bots: a good one sees every move, an easy one overlooks half of them as a beginner does."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from paiju.server.store.setup import Level


def considered_moves(level: Level, legal: Sequence[int], observation: bytes) -> list[int]:
    """The legal moves that a bot thinks about, the same ones in the same position; at least one."""
    if level == "good":
        return list(legal)
    marks = hashlib.shake_256(observation).digest(len(legal))
    seen = [move for move, mark in zip(legal, marks, strict=True) if mark % 2]
    return seen or [legal[marks[0] % len(legal)]]
