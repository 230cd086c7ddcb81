"""The options of Ancient Tiles."""

from dataclasses import replace

from paiju.games.tricks.options import (
    BANKER_MULTIPLIER,
    DECK,
    DECKS,
    EMPTY_EXTRA,
    FIRST_BANKER,
    MOST_HANDS,
    QUOTA,
    with_deck,
)
from paiju.kernel.options import Flag, Number, OptionError, Values
from paiju.tiles import FULL32, NO_SUPREME30, WEN51_SUPREME_NINES24, WEN_NINES24, WEN_SUPREME24, TileSet
from paiju.words.said import Said

# the first is the usual one
DECKS_FOR = {
    3: (NO_SUPREME30, WEN_SUPREME24, WEN51_SUPREME_NINES24, WEN_NINES24),
    4: (FULL32,),
}

OPTIONS = (
    DECK,
    Flag("discards_exposed", True, "true: the name of the game"),
    Flag(
        "discard_high",
        None,
        "true where discards lie face down, else false",
    ),
    Flag("early_death", False, "true: as in Heaven-Nine"),
    replace(
        BANKER_MULTIPLIER,
        default="fixed",
        source="fixed: an older computer version; increasing: as in Heaven-Nine",
    ),
    QUOTA,
    EMPTY_EXTRA,
    FIRST_BANKER,
    Number("hands", 8, low=1, high=MOST_HANDS, group="session"),
)

PRESETS = {
    "standard": {},
    "high tiles may go": {"discard_high": True, "early_death": True},
    "face down": {"discards_exposed": False, "banker_multiplier": "increasing"},
    "early death": {"early_death": True, "banker_multiplier": "none", "empty_extra": 0},
    "three players": {"seats": 3},
    "three players, quota four": {"seats": 3, "quota": 4, "banker_multiplier": "increasing"},
    "civil tiles and the Supreme": {"seats": 3, "deck": "wen_supreme24"},
    "civil tiles and the Nines": {"seats": 3, "deck": "wen_nines24", "discard_high": True},
    "three players, 24 tiles": {"seats": 3, "deck": "wen51_supreme_nines24", "discards_exposed": False},
}


def complete(seats: int, values: Values) -> Values:
    values = with_deck(seats, values, DECKS_FOR[seats])
    values = {"discard_high": not values["discards_exposed"]} | values
    if not values["discards_exposed"] and not values["discard_high"]:
        raise OptionError(Said("no-high-tile-face-down"))
    return values


def deck(seats: int, values: Values) -> TileSet:
    return DECKS[str(values["deck"])]
