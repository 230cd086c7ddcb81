"""Merged Tiu-U at the table: the words of Fifteen Lakes, the zones of the pool."""

from typing import Any

from paiju.games.fishing.lakes.layout import VERBS, action, refusal
from paiju.games.fishing.layout import pool_inventory as inventory
from paiju.games.fishing.layout import pool_zones, prompt, told
from paiju.kernel.zones import Zone

__all__ = ["VERBS", "action", "inventory", "prompt", "refusal", "told", "zones"]


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    return pool_zones(g, seen)
