"""Sticking the Tail at the table: the dragon, and who is known to have got [5:2]."""

from typing import Any

from paiju.games.connecting.kkoriput_igi.rules import BY_KOAN_A
from paiju.games.connecting.layout import VERBS, action, chain_zones, inventory, prompt, refusal, told
from paiju.kernel.zones import Zone

__all__ = ["VERBS", "action", "inventory", "prompt", "refusal", "told", "zones"]


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = chain_zones(g.arms, g, seen)
    if g.first_lead == BY_KOAN_A and seen.turn >= 0:
        found.append(Zone("board", f"s{seen.dealer} got the koan-a [5:2] and leads this hand"))
    return found
