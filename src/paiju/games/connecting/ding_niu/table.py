"""The Bull Fight at the table: a two-armed dragon and what is announced about it."""

from paiju.games.connecting import layout
from paiju.games.connecting.chain import MUST_PLAY
from paiju.games.connecting.ding_niu.state import ARMS, NOBODY, Rules, State
from paiju.games.connecting.ding_niu.suan_zhang import NO_SUAN_ZHANG, OPEN
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone

VERBS = layout.VERBS
inventory = layout.inventory

STATUS = ("open", "classic", "smothered")
MEANING = ("", ": no end can be joined but by doubles", ": a number is cut off")


def action(g: Rules, seen: State, move: int) -> Action:
    return layout.chain_action(ARMS, move)


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    lines = layout.told(g, before, after, seat, action)
    if before.event != after.event:
        lines.append((seat, Action(announced(after))))
    return lines


def announced(seen: State) -> str:
    """The first SuanZhang move of the hand, by choice or not."""
    return f"{'forced ' if seen.maker == NOBODY else ''}SuanZhang ({STATUS[seen.event]})"


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = layout.chain_zones(ARMS, g, seen)
    if g.suan_zhang != NO_SUAN_ZHANG:
        found.append(Zone("board", f"the layout is {STATUS[seen.status]}{MEANING[seen.status]}"))
    if seen.event != OPEN:
        found.append(Zone("board", f"{announced(seen)} by s{seen.mover}"))
    return found


def prompt(g: Rules, seen: State) -> str:
    return layout.chain_prompt(ARMS, MUST_PLAY, seen)


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    return layout.chain_refusal(ARMS, seen, verb, faces)
