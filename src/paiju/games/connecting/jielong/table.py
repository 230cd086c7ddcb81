"""Connect the Dragon at the table: moves in words, zones to draw, what is asked and what is told."""

from typing import Any

from paiju.games.connecting.layout import VERBS, chain_action, chain_prompt, chain_zones, inventory, refusal, told
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, faces_in

__all__ = ["VERBS", "action", "inventory", "prompt", "refusal", "told", "zones"]


def action(g: Any, seen: Any, move: int) -> Action:
    return chain_action(g.arms, move)


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = chain_zones(g.arms, g, seen)
    if g.seats == 3:
        found.append(Zone("wall", "out of play", None, faces_in(seen.idle), amount=2))
    return found


def prompt(g: Any, seen: Any) -> str:
    return chain_prompt(g.arms, seen)
