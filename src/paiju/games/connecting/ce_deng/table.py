"""Slanted Nail at the table: the dragon, who is the head, and the hands that ended the last deal without play."""

from typing import Any

from paiju.games.connecting.layout import VERBS, action, chain_zones, inventory, prompt, refusal, told
from paiju.kernel.zones import Zone, faces_in

__all__ = ["VERBS", "action", "inventory", "prompt", "refusal", "told", "zones"]


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = chain_zones(g.arms, g, seen)
    return found + before_the_lead(g, seen) if seen.turn >= 0 else found


def before_the_lead(g: Any, seen: Any) -> list[Zone]:
    """What all know from the deal and from the one before it."""
    found = [Zone("board", f"s{seen.dealer} dealt and is the head")]
    for owner in range(g.seats):
        if tiles := faces_in(seen.opened[owner]):
            found.append(Zone("discards", "shown in the deal before, which was not played", owner, tiles))
    return found
