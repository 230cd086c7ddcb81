"""The options of Merged Tiu-U."""

from paiju.games.fishing.lakes.options import lakes_options
from paiju.kernel.options import Values
from paiju.tiles import DOUBLE64, TileSet

OPTIONS = lakes_options(
    wen_wu="one_one",
    wen_wu_source="one_two: as in Fifteen Lakes",
    bonus_supreme=200,
    supreme_source="the author's Java program; 100: his page; 0: not among the first rules",
)

PRESETS = {
    "standard": {},
    "two players": {"seats": 2},
    "author's page": {"bonus_supreme": 100, "thousand_double": True},
    "strict groups": {"wen_wu": "one_two", "gee_joon_match": "pair"},
    "wide matching": {"gee_joon_match": "sixes", "tens_match": True, "heaven_earth_match": True},
    "double sixes": {"lay_sixes": "forced", "seats": 2},
    "free drops": {"capture_compulsory": False, "lay_sixes": "optional", "seats": 2},
    "points": {"settlement": "points"},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return DOUBLE64
