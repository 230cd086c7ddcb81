"""Sticking the Tail at the table: the dragon, and who is known to have got [5:2]."""

from paiju.games.connecting import layout
from paiju.games.connecting.kkoriput_igi.state import BY_KOAN_A, KOAN_A, Rules, State
from paiju.kernel.zones import Zone
from paiju.words.said import Faces, Said, Seat

VERBS = layout.VERBS
ACTIONS = layout.ACTIONS
action = layout.action
inventory = layout.inventory
prompt = layout.prompt
refusal = layout.refusal
told = layout.told


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = layout.chain_zones(g.arms, g, seen, seat)
    if g.first_lead == BY_KOAN_A and seen.turn >= 0:
        found.append(Zone("board", Said("zone-koan-a", seat=Seat(seen.dealer), tiles=Faces((KOAN_A,)))))
    return found
