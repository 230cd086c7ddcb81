"""The Bull Fight at the table: a two-armed dragon and what is announced about it."""

from paiju.games.connecting import layout
from paiju.games.connecting.chain import MUST_PLAY
from paiju.games.connecting.ding_niu.state import ARMS, NOBODY, Rules, State
from paiju.games.connecting.ding_niu.suan_zhang import CLASSIC, NO_SUAN_ZHANG, OPEN
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone
from paiju.words.said import Said, Seat

VERBS = layout.VERBS
ACTIONS = (
    *layout.TWO_ARMED,
    "SuanZhang (classic)",
    "SuanZhang (smothered)",
    "forced SuanZhang (classic)",
    "forced SuanZhang (smothered)",
)
inventory = layout.inventory

# By the status of the layout.
NOTATION = ("open", "classic", "smothered")
CAPTIONS = (Said("zone-layout-open"), Said("zone-layout-classic"), Said("zone-layout-smothered"))


def action(g: Rules, seen: State, move: int) -> Action:
    return layout.chain_action(ARMS, move)


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    lines = layout.told(g, before, after, seat, action)
    if before.event != after.event:
        lines.append((seat, announced(after)))
    return lines


def announced(seen: State) -> Action:
    """The first SuanZhang move of the hand, by choice or not."""
    return Action(f"{'forced ' if seen.maker == NOBODY else ''}SuanZhang ({NOTATION[seen.event]})")


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = layout.chain_zones(ARMS, g, seen, seat)
    if g.suan_zhang != NO_SUAN_ZHANG:
        found.append(Zone("board", CAPTIONS[seen.status]))
    if seen.event != OPEN:
        found.append(Zone("board", who_killed_it(seen)))
    return found


def who_killed_it(seen: State) -> Said:
    kind = Said("kind-classic") if seen.event == CLASSIC else Said("kind-smothered")
    if seen.maker == NOBODY:
        return Said("zone-forced-suan-zhang", kind=kind, seat=Seat(seen.mover))
    return Said("zone-suan-zhang", kind=kind, seat=Seat(seen.mover))


def prompt(g: Rules, seen: State) -> Said:
    return layout.chain_prompt(ARMS, MUST_PLAY, seen)


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    return layout.chain_refusal(ARMS, seen, verb, faces)
