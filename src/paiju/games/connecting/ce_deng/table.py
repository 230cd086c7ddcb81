"""Slanted Nail at the table: Connect the Dragon's, with the hands that were thrown in."""

from typing import Any

from paiju.games.connecting.layout import VERBS, chain_action, chain_prompt, chain_zones, inventory, refusal, told
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, faces_in

__all__ = ["VERBS", "action", "inventory", "prompt", "refusal", "told", "zones"]


def action(g: Any, seen: Any, move: int) -> Action:
    return chain_action(g.arms, move)


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = chain_zones(g.arms, g, seen)
    for owner in range(g.seats):
        if tiles := faces_in(seen.thrown_in[owner]):
            found.append(Zone("discards", "thrown in before this deal", owner, tiles))
    return found


def prompt(g: Any, seen: Any) -> str:
    return chain_prompt(g.arms, seen)
