"""The options of High Tile."""

from paiju.kernel.options import Number, Values
from paiju.tiles import FULL32, TileSet

OPTIONS = (Number("hands", 4, "hands in a session", low=1),)
PRESETS = {"standard": {}, "four players": {"seats": 4}}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32
