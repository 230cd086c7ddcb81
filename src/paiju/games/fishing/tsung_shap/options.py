"""The options of Disputing Tens."""

from paiju.games.fishing.options import HANDS
from paiju.kernel.options import Choice, Flag, Number, OptionError, Values
from paiju.tiles import FULL32, TileSet
from paiju.words.said import Said

MOST_POINTS = 1000

VARIANT = Choice(
    "variant",
    "classic",
    "four_tiles: the variation of Spieltdomino",
    values=("classic", "four_tiles"),
)
WOODPILE = Choice(
    "woodpile",
    "common",
    "common: the German page; personal: the author's Java program",
    values=("common", "personal"),
)
PAIR_POINTS = Number(
    "pair_points",
    "ten_per_pip",
    "50 or, in Canton, 12: the author's Java program",
    high=MOST_POINTS,
    words=(("ten_per_pip", -1),),
    group="scoring",
)
SWEEP_SCORING = Choice(
    "sweep_scoring",
    "bonus",
    "flat: the author's page",
    values=("bonus", "flat"),
    group="scoring",
)

OPTIONS = (
    VARIANT,
    WOODPILE,
    Flag(
        "second_must_place",
        True,
        "Culin; false: the author's Java program with four tiles",
    ),
    Flag(
        "capture_compulsory",
        True,
        "false: the console of the author's Java program",
    ),
    Flag(
        "claim_missed",
        False,
        "Culin, pagat",
    ),
    PAIR_POINTS,
    SWEEP_SCORING,
    Number("sweep_points", 40, high=MOST_POINTS, group="scoring"),
    Number("first_dealer", 0, high=1, group="session"),
    HANDS,
)

PRESETS = {
    "standard": {},
    "four tiles": {"variant": "four_tiles"},
    "four tiles, own woodpiles": {"variant": "four_tiles", "woodpile": "personal"},
    "spieldomino": {"variant": "four_tiles", "woodpile": "personal", "second_must_place": False, "pair_points": 50},
    "missed captures": {"capture_compulsory": False, "claim_missed": True},
    "four tiles, missed captures": {"variant": "four_tiles", "capture_compulsory": False, "claim_missed": True},
    "canton": {"pair_points": 12, "sweep_scoring": "flat"},
}


def complete(seats: int, values: Values) -> Values:
    if values["claim_missed"] and values["capture_compulsory"]:
        raise OptionError(Said("no-claim-where-all-is-captured"))
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32
