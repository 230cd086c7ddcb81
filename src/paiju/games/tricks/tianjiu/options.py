"""The options of Heaven-Nine."""

from paiju.games.tricks.options import (
    BANKER_MULTIPLIER,
    DECK,
    DECKS,
    EMPTY_EXTRA,
    FIRST_BANKER,
    MOST_HANDS,
    MOST_POINTS,
    QUOTA,
    with_deck,
)
from paiju.kernel.options import Choice, Flag, Number, Values
from paiju.tiles import FULL32, NO_SUPREME30, WEN51_SUPREME_NINES24, WEN_NINES24, WEN_SUPREME24, TileSet

# the first is the usual one
DECKS_FOR = {
    2: (FULL32,),
    3: (NO_SUPREME30, WEN_SUPREME24, WEN51_SUPREME_NINES24, WEN_NINES24),
    4: (FULL32, WEN_SUPREME24, WEN51_SUPREME_NINES24, WEN_NINES24),
}

COMBINATIONS = Choice(
    "combinations",
    "seed",
    "seed: without mixed pairs; full: as most people play",
    values=("singles", "pure_pairs", "mixed_pairs", "seed", "full"),
)
SCORING = Choice(
    "scoring",
    "classic",
    "the other two: folk play",
    values=("classic", "winner_one", "trick_points"),
    group="scoring",
)

OPTIONS = (
    DECK,
    COMBINATIONS,
    Flag("allow_123", False, "folk play"),
    Flag("early_death", True, "classic play"),
    Flag("discards_exposed", False, "an older computer version"),
    SCORING,
    QUOTA,
    EMPTY_EXTRA,
    BANKER_MULTIPLIER,
    Flag(
        "banker_excess_multiplied",
        False,
        "true: the older rule",
        group="scoring",
    ),
    Number(
        "supreme_bonus",
        0,
        "usually 2",
        high=MOST_POINTS,
        group="scoring",
    ),
    Number(
        "quad_bonus",
        0,
        "usually 4",
        high=MOST_POINTS,
        group="scoring",
    ),
    FIRST_BANKER,
    Number("hands", 8, low=1, high=MOST_HANDS, group="session"),
    Number(
        "mouse_max_rounds",
        200,
        "a cap of ours",
        low=1,
        group="session",
    ),
)

PRESETS = {
    "standard": {},
    "full": {"combinations": "full", "supreme_bonus": 2, "quad_bonus": 4},
    "old rule": {"combinations": "full", "empty_extra": 0, "banker_excess_multiplied": True},
    "simple": {
        "combinations": "pure_pairs",
        "early_death": False,
        "scoring": "winner_one",
        "banker_multiplier": "none",
    },
    "one two three": {"combinations": "mixed_pairs", "allow_123": True, "banker_multiplier": "fixed"},
    "open discards": {"discards_exposed": True, "scoring": "trick_points"},
    "three players": {"seats": 3},
    "three players, 24 tiles": {"seats": 3, "deck": "wen51_supreme_nines24", "quota": 4},
    "four players, 24 tiles": {"deck": "wen_nines24", "combinations": "full"},
    "civil tiles and the Supreme": {"seats": 3, "deck": "wen_supreme24", "combinations": "singles"},
    "moving mice": {"seats": 2},
    "moving mice, open": {"seats": 2, "combinations": "full", "discards_exposed": True, "mouse_max_rounds": 20},
}


def complete(seats: int, values: Values) -> Values:
    return with_deck(seats, values, DECKS_FOR[seats])


def deck(seats: int, values: Values) -> TileSet:
    return DECKS[str(values["deck"])]
