"""The options of Catching Fish."""

from paiju.games.fishing.options import (
    CAPTURE_COMPULSORY,
    FIRST_DEALER,
    HANDS,
    SETTLEMENT,
    gee_joon_match,
    lay_sixes,
)
from paiju.kernel.options import Flag, Values
from paiju.tiles import DOUBLE64, TileSet

OPTIONS = (
    lay_sixes("forced", "optional: pagat; off: the author's Java program"),
    Flag("third_tile", True),
    Flag("pile_locks", False, "Culin"),
    CAPTURE_COMPULSORY,
    gee_joon_match("pair"),
    SETTLEMENT,
    FIRST_DEALER,
    HANDS,
)

PRESETS = {
    "standard": {},
    "two players": {"seats": 2},
    "locked piles": {"pile_locks": True},
    "free laying": {"lay_sixes": "optional", "gee_joon_match": "sixes"},
    "free drops": {"capture_compulsory": False, "lay_sixes": "optional", "pile_locks": True, "seats": 2},
    "plain fishing": {"lay_sixes": "off", "third_tile": False, "gee_joon_match": "none"},
    "points": {"settlement": "points"},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return DOUBLE64
