"""The options of Bagchen."""

from paiju.kernel.options import Flag, Number, Values
from paiju.tiles import DOUBLE64, TileSet

# Within this bound a score fits its 32 bits.
MOST_HANDS = 1000

OPTIONS = (
    Flag("passport", True, "who has six tricks pays no more chips for points", group="scoring"),
    Flag("passport_leads", False, "who has six tricks is restricted in what to lead", "for players who know the game"),
    Flag("horses", True, "mares, stallions and what is made of them are sets", group="scoring"),
    Flag("jump", True, "who wins the end with points settles many times over", group="scoring"),
    Flag("redeal_weak", False, "a seat without any of the highest tiles may ask for a new deal", group="deal"),
    Flag("charity", False, "one tile may be led face down, with a suit named that beats it"),
    Number("first_dealer", 0, "the seat that leads first in the first hand", high=3, group="session"),
    Number("hands", 4, "hands in a session", low=1, high=MOST_HANDS, group="session"),
)

PRESETS = {
    "standard": {},
    "plain": {"passport": False, "horses": False, "jump": False},
    "passport leads": {"passport_leads": True},
    "charity": {"charity": True},
    "weak hands": {"redeal_weak": True, "first_dealer": 2},
    "every rule": {"passport_leads": True, "redeal_weak": True, "charity": True},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return DOUBLE64
