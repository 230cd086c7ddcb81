"""The options of Bagchen."""

from paiju.kernel.options import Flag, Number, Values
from paiju.tiles import DOUBLE64, TileSet

# Within this bound a score fits its 32 bits.
MOST_HANDS = 1000

OPTIONS = (
    Flag("passport", True, group="scoring"),
    Flag("passport_leads", False, "for players who know the game"),
    Flag("horses", True, group="scoring"),
    Flag("jump", True, group="scoring"),
    Flag("redeal_weak", False, group="deal"),
    Flag("charity", False),
    Number("first_dealer", 0, high=3, group="session"),
    Number("hands", 4, low=1, high=MOST_HANDS, group="session"),
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
