"""The options of Connect the Dragon."""

from paiju.kernel.options import Choice, Flag, Number, Values
from paiju.tiles import FULL32, TileSet

OPTIONS = (
    Number("arms", 1, "one or two open ends", "the two-arm variation", low=1, high=2),
    Flag("must_play", True, "whether a tile that can be joined must be", "false: Kam's Tsair Deng"),
    Choice("settlement", "difference", "who pays what", values=("difference", "chips"), group="scoring"),
    Flag(
        "clean_doubles_others",
        False,
        "a player who joined all tiles doubles the others' points",
        "Dancing Dragons",
        group="scoring",
    ),
    Choice("next_dealer", "winner", "who deals the next hand", values=("winner", "rotate"), group="session"),
    Number("first_dealer", 0, "dealer of the first hand", high=3, group="session"),
    Number("hands", 8, "hands in a session", low=1, group="session"),
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
