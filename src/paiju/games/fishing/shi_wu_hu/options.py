"""The options of Fifteen Lakes, the fishing game."""

from paiju.games.fishing.lakes.options import lakes_options
from paiju.kernel.options import Values
from paiju.tiles import CARDS84, TileSet

OPTIONS = lakes_options(
    wen_wu="one_two", wen_wu_source="one_one: some remove the restriction", bonus_supreme=300, supreme_source=""
)

PRESETS = {
    "standard": {},
    "two players": {"seats": 2},
    "wide matching": {"gee_joon_match": "sixes", "tens_match": True, "heaven_earth_match": True},
    "easy groups": {"wen_wu": "one_one", "gee_joon_match": "pair"},
    "thousand": {"thousand_double": True, "seats": 2},
    "double sixes": {"lay_sixes": "forced"},
    "free drops": {"capture_compulsory": False, "lay_sixes": "optional", "heaven_earth_match": True},
    "points": {"settlement": "points"},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return CARDS84
