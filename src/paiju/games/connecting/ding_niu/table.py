"""The Bull Fight at the table: a two-armed dragon and what is announced about it."""

from typing import Any

from paiju.games.connecting import layout
from paiju.games.connecting.ding_niu.state import ARMS, NOBODY
from paiju.games.connecting.ding_niu.suan_zhang import NO_SUAN_ZHANG, OPEN
from paiju.games.connecting.layout import VERBS, inventory
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone

__all__ = ["VERBS", "action", "inventory", "prompt", "refusal", "told", "zones"]

STATUS = ("open", "classic", "smothered")
MEANING = ("", ": no end can be joined but by doubles", ": a number is cut off")


def action(g: Any, seen: Any, move: int) -> Action:
    return layout.chain_action(ARMS, move)


def told(g: Any, before: Any, after: Any, seat: int, action: Action) -> list[tuple[int, Action]]:
    lines = layout.told(g, before, after, seat, action)
    if before.event != after.event:
        lines.append((seat, Action(announced(after))))
    return lines


def announced(seen: Any) -> str:
    """The first SuanZhang move of the hand, by choice or not."""
    return f"{'forced ' if seen.maker == NOBODY else ''}SuanZhang ({STATUS[seen.event]})"


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = layout.chain_zones(ARMS, g, seen)
    if g.suan_zhang != NO_SUAN_ZHANG:
        found.append(Zone("board", f"the layout is {STATUS[seen.status]}{MEANING[seen.status]}"))
    if seen.event != OPEN:
        found.append(Zone("board", f"{announced(seen)} by s{seen.mover}"))
    return found


def prompt(g: Any, seen: Any) -> str:
    return layout.chain_prompt(ARMS, seen)


def refusal(g: Any, seen: Any, verb: str, faces: list[int]) -> str:
    return layout.chain_refusal(ARMS, seen, verb, faces)
