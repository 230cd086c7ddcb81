"""The options of Collecting Many Tens."""

from dataclasses import replace

from paiju.games.melding.tens.options import tens_options
from paiju.kernel.options import Number, OptionError, Values
from paiju.tiles import FULL32, TileSet
from paiju.words.said import Said

MOST_SEATS = 20
EACH = 9  # tiles in a hand
MOST_SETS = 10
TURNS_A_SEAT = 40

OPTIONS = (
    Number(
        "sets",
        "auto",
        "two for five players",
        low=1,
        high=MOST_SETS,
        words=(("auto", 0),),
        group="deal",
    ),
    *tens_options(MOST_SEATS, None, f"{TURNS_A_SEAT} for each seat unless given"),
)

PRESETS = {
    "standard": {},
    "two players": {"seats": 2},
    "three players": {"seats": 3, "dealer_draws": True, "next_dealer": "rotate"},
    "four players, gin": {"seats": 4, "draw_after_take": False},
    "six players, closed pool": {"seats": 6, "offer": "none"},
    "ten players, last discard": {"seats": 10, "offer": "last"},
    "two players, last discard, gin": {"seats": 2, "sets": 10, "offer": "last", "draw_after_take": False},
    "twenty players": {"seats": 20, "stake": 2},
}


def complete(seats: int, values: Values) -> Values:
    sets = -(-2 * seats // 5) if values["sets"] == "auto" else int(values["sets"])  # type: ignore[arg-type]
    fewest = -(-(seats * (EACH + 1) + 1) // FULL32.size)  # hands, the dealer's tenth tile, and one for each to draw
    if sets < fewest:
        raise OptionError(Said("no-sets-for-seats", sets=sets, seats=seats, fewest=fewest, most=MOST_SETS))
    return {"max_turns": TURNS_A_SEAT * seats} | values | {"sets": sets}


def deck(seats: int, values: Values) -> TileSet:
    sets = int(values["sets"])  # type: ignore[arg-type]
    return replace(FULL32, name=f"full{FULL32.size * sets}", copies=tuple(sets * copies for copies in FULL32.copies))
