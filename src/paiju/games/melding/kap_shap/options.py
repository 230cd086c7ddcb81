"""The options of Collecting Tens."""

from paiju.games.melding.tens.options import tens_options
from paiju.kernel.options import Values
from paiju.tiles import FULL32, TileSet

SEATS = 2
EACH = 7  # tiles in a hand
TURNS = 80

OPTIONS = tens_options(SEATS, TURNS, "80 are reached only if a take replaces the draw")

PRESETS = {
    "standard": {},
    "classic": {"offer": "last"},
    "gin": {"draw_after_take": False},
    "closed pool": {"offer": "none", "next_dealer": "rotate"},
    "dealer draws": {"dealer_draws": True, "stake": 5},
    "classic gin": {"offer": "last", "draw_after_take": False, "dealer_draws": True},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32
