"""Connect the Dragon at the table: the dragon, and with three players the tiles that nobody got."""

from typing import Any

from paiju.games.connecting.layout import VERBS, action, chain_zones, inventory, prompt, refusal, told
from paiju.kernel.zones import Zone, faces_in

__all__ = ["VERBS", "action", "inventory", "prompt", "refusal", "told", "zones"]


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = chain_zones(g.arms, g, seen)
    if g.seats == 3:
        found.append(Zone("wall", "out of play", None, faces_in(seen.idle), amount=2))
    return found
