"""The options of Connect the Dragon."""

from paiju.games.connecting.options import FIRST_DEALER, HANDS, NEXT_DEALER, arms
from paiju.kernel.options import Choice, Flag, Values
from paiju.tiles import FULL32, TileSet

SETTLEMENT = Choice("settlement", "difference", values=("difference", "chips"), group="scoring")

OPTIONS = (
    arms("the two-arm variation"),
    Flag("must_play", True, "false: Kam's Tsair Deng"),
    SETTLEMENT,
    Flag(
        "clean_doubles_others",
        False,
        "Dancing Dragons",
        group="scoring",
    ),
    NEXT_DEALER,
    FIRST_DEALER,
    HANDS,
)

PRESETS = {
    "standard": {},
    "two-arm": {"arms": 2},
    "three players": {"seats": 3, "clean_doubles_others": True},
    "two players": {"seats": 2, "arms": 2, "next_dealer": "rotate"},
    "free discards": {"must_play": False, "settlement": "chips"},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32
