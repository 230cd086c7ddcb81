"""The options of Kanwisher Lab Mahjong."""

from paiju.kernel.options import Choice, Number, Several, Values
from paiju.tiles import MAHJONG108, TileSet

WAYS = ("claimed", "concealed", "added")

RULES = Choice(
    "rules",
    "basic",
    "Kanwisher Lab; extension 1 is Sihan's",
    values=("basic", "extension1"),
)

QUADS = Several("quads", WAYS, "ours", values=WAYS)

OPTIONS = (
    RULES,
    QUADS,
    Number("first_dealer", 0, high=3, group="session"),
    Number("hands", 4, low=1, group="session"),
)

PRESETS = {
    "standard": {},
    "extension 1": {"rules": "extension1"},
    "extension 1, own quads only": {"rules": "extension1", "quads": ("concealed", "added")},
    "extension 1, claimed quads only": {"rules": "extension1", "quads": ("claimed",)},
    "extension 1 without quads": {"rules": "extension1", "quads": ()},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return MAHJONG108
