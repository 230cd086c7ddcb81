"""Fifteen Lakes at the table: the pool's, with a stock of cards."""

from paiju.games.fishing import layout
from paiju.games.fishing.lakes import layout as lakes_layout
from paiju.games.fishing.shi_wu_hu.state import Rules, State
from paiju.kernel.zones import Zone

VERBS = lakes_layout.VERBS
ACTIONS = lakes_layout.ACTIONS
action = lakes_layout.action
inventory = layout.pool_inventory
prompt = layout.prompt
refusal = lakes_layout.refusal
told = layout.told


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return layout.pool_zones(g, seen, seat)
