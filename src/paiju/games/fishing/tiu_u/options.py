"""The options of Catching Fish."""

from paiju.kernel.options import Choice, Flag, Number, Values
from paiju.tiles import DOUBLE64, TileSet

OPTIONS = (
    Choice(
        "lay_sixes",
        "forced",
        "whether pairs of [6:6] are laid into the catch at the start of a hand",
        "optional: pagat; off: the author's Java program",
        values=("forced", "optional", "off"),
    ),
    Flag("third_tile", True, "a tile may be put to two of its face without catching"),
    Flag("pile_locks", False, "three so put together can be taken only by the fourth", "Culin"),
    Flag("capture_compulsory", True, "a tile that matches something must catch", "false: the author's page"),
    Choice(
        "gee_joon_match",
        "pair",
        "what [2:1] matches besides itself: nothing, [4:2] or all sixes",
        values=("none", "pair", "sixes"),
    ),
    Choice("settlement", "difference", "who pays what", "as in Connect the Dragon", values=("difference", "points")),
    Number("first_dealer", 0, "first player of the first hand", high=2),
    Number("hands", 4, "hands in a session", low=1),
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
