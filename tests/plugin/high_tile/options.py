"""The options of High Tile."""

from collections.abc import Mapping

from paiju.kernel.game import Tiles
from paiju.kernel.options import Number, Values
from paiju.tiles import FULL32, TileSet

MANY = 6

OPTIONS = (
    Number("tiles", 3, low=1, high=8, group="deal"),
    Number("hands", 4, low=1, group="session"),
)
PRESETS = {"standard": {}, "four players": {"seats": 4}, "long hands": {"tiles": 8}}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32


def usual_seats(given: Mapping[str, object]) -> int:
    """Long hands are for two."""
    return 2 if int(str(given.get("tiles", 0))) >= MANY else 3


def least_wall(seats: int, values: Values, tiles: Tiles) -> int:
    """A wall that is handed in needs no more tiles than are dealt."""
    return seats * int(str(values["tiles"]))
