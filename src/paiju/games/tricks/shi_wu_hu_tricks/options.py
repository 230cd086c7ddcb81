"""The options of Fifteen Hu."""

from paiju.kernel.options import Choice, Flag, Number, OptionError, Values
from paiju.tiles import CARDS84, TileSet
from paiju.words.said import Quoted, Said

WIN_BY = Choice(
    "win_by",
    "tricks",
    "tricks: as most people play; the other two: an older computer version",
    values=("tricks", "get_rid", "get_rid_on_trick"),
)
SUPREME_LAID = Choice(
    "supreme_laid",
    "all",
    "all: an older computer version",
    values=("all", "pairs", "off"),
    group="deal",
)

OPTIONS = (
    WIN_BY,
    Number("target", 15, "the name of the game", low=1, high=28),
    Flag(
        "break_on_empty_lead",
        True,
        "an older computer version",
    ),
    SUPREME_LAID,
    Flag("pass_out", False, "common in climbing games"),
    Number("first_dealer", 0, high=3, group="session"),
    Number("hands", 4, low=1, group="session"),
)

PRESETS = {
    "standard": {},
    "four players": {"seats": 4},
    "rid of fifteen": {"seats": 4, "win_by": "get_rid"},
    "rid of fifteen on a trick": {"win_by": "get_rid_on_trick", "break_on_empty_lead": False},
    "passing is for good": {"pass_out": True, "supreme_laid": "pairs"},
    "to the last card": {"supreme_laid": "off", "break_on_empty_lead": False, "target": 28},
}


def complete(seats: int, values: Values) -> Values:
    hand = CARDS84.size // seats
    if int(str(values["target"])) > hand:
        target = Quoted(repr(values["target"]))
        raise OptionError(Said("no-target-above-hand", target=target, seats=seats, hand=hand))
    return values


def deck(seats: int, values: Values) -> TileSet:
    return CARDS84
