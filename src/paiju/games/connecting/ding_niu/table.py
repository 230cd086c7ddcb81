"""The Bull Fight at the table: a two-armed dragon and what is said about it."""

from typing import Any

from paiju.games.connecting.ding_niu.suan_zhang import CLASSIC, NO_SUAN_ZHANG, OPEN
from paiju.games.connecting.layout import VERBS, chain_action, chain_prompt, chain_zones, inventory, refusal, told
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone

__all__ = ["VERBS", "action", "inventory", "prompt", "refusal", "told", "zones"]

STATUS = ("open", "classic: no end can be joined", "smothered: a number is cut off")


def action(g: Any, seen: Any, move: int) -> Action:
    return chain_action(2, move)


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = chain_zones(2, g, seen)
    if g.suan_zhang != NO_SUAN_ZHANG:
        found.append(Zone("board", f"the layout is {STATUS[seen.status]}"))
    if seen.event != OPEN:
        found.append(Zone("board", event(seen)))
    return found


def event(seen: Any) -> str:
    """Who killed the layout, and whether he answers for it."""
    kind = "classic" if seen.event == CLASSIC else "smothered"
    who = f"SuanZhang by s{seen.maker}" if seen.maker >= 0 else f"forced on s{seen.mover}"
    return f"{who} ({kind})"


def prompt(g: Any, seen: Any) -> str:
    return chain_prompt(2, seen)
