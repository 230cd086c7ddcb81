"""Connect the Dragon at the table: the dragon, and with three players the tiles that nobody got."""

from paiju.games.connecting import layout
from paiju.games.connecting.jielong.state import Rules, State
from paiju.kernel.zones import Zone, faces_in
from paiju.words.said import Said

VERBS = layout.VERBS
ACTIONS = layout.ACTIONS
action = layout.action
inventory = layout.inventory
refusal = layout.refusal
told = layout.told


def prompt(g: Rules, seen: State) -> Said:
    return layout.chain_prompt(g.arms, g.must_play, seen)


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = layout.chain_zones(g.arms, g, seen, seat)
    if g.seats == 3:
        found.append(Zone("wall", Said("zone-out-of-play"), None, faces_in(seen.idle), amount=2))
    return found
