"""The options of the Bull Fight."""

from paiju.games.connecting.options import FIRST_DEALER, HANDS, NEXT_DEALER
from paiju.kernel.options import Choice, Flag, Values
from paiju.tiles import BULL24, FULL32, TileSet

SUAN_ZHANG = Choice(
    "suan_zhang",
    "full",
    "classic: no end can be joined; graph: a number is cut off; full: both",
    values=("full", "classic", "graph", "none"),
)
SMOTHERED_NUMBERS = Choice("smothered_numbers", "4_5", values=("4_5", "all"))
AFTER_CLASSIC = Choice("after_classic", "play_on", values=("play_on", "stop"))
AFTER_SMOTHERED = Choice("after_smothered", "stop", values=("stop", "play_on"))

OPTIONS = (
    SUAN_ZHANG,
    SMOTHERED_NUMBERS,
    Flag("forced_counts", False),
    AFTER_CLASSIC,
    AFTER_SMOTHERED,
    Flag("clean_exempt", True),
    Choice("tile_set", "bull24", values=("bull24", "full32"), group="deal"),
    NEXT_DEALER,
    FIRST_DEALER,
    HANDS,
)

PRESETS = {
    "standard": {},
    "classic": {"suan_zhang": "classic", "after_classic": "stop", "forced_counts": True},
    "graph": {"suan_zhang": "graph", "smothered_numbers": "all", "clean_exempt": False},
    "play on": {"after_smothered": "play_on", "next_dealer": "rotate"},
    "full set": {"tile_set": "full32"},
    "without": {"suan_zhang": "none"},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return BULL24 if values["tile_set"] == "bull24" else FULL32
