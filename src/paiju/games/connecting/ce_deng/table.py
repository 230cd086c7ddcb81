"""Slanted Nail at the table: the dragon, who is the head, and the hands that ended the last deal without play."""

from paiju.games.connecting import layout
from paiju.games.connecting.ce_deng.state import Rules, State
from paiju.kernel.zones import Zone, faces_in
from paiju.words.said import Said, Seat

VERBS = layout.VERBS
ACTIONS = layout.ACTIONS
action = layout.action
inventory = layout.inventory
prompt = layout.prompt
refusal = layout.refusal
told = layout.told


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = layout.chain_zones(g.arms, g, seen, seat)
    return found + before_the_lead(g, seen) if seen.turn >= 0 else found


def before_the_lead(g: Rules, seen: State) -> list[Zone]:
    """What all know from the deal and from the one before it."""
    found = [Zone("board", Said("zone-head", seat=Seat(seen.dealer)))]
    for owner in range(g.seats):
        if tiles := faces_in(seen.opened[owner]):
            found.append(Zone("discards", Said("zone-shown-before"), owner, tiles))
    return found
