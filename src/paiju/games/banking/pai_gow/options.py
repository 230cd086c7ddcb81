"""The options of Pai Gow."""

from paiju.games.banking.options import bank_options, check_stakes
from paiju.kernel.game import Tiles
from paiju.kernel.options import Choice, Number, Values
from paiju.tiles import FULL32, TileSet

MOST_EACH = 4  # tiles of a seat
SMALL_EACH = 2  # and in the small game

VARIANT = Choice("variant", "full", "family pai gow", values=("full", "small"))
FULL = VARIANT.place("full")
SMALL = VARIANT.place("small")

COPIES = Choice(
    "copies",
    None,
    "none: family pai gow",
    values=("banker", "none"),
    group="scoring",
)
BANKER = COPIES.place("banker")
NONE = COPIES.place("none")

ZERO_TIE = Choice(
    "zero_tie",
    "copy",
    "copy: casino rules",
    values=("copy", "high_tile"),
    group="scoring",
)
COPY = ZERO_TIE.place("copy")

GEE_JOON_RANK = Choice(
    "gee_joon_rank",
    "both_low",
    "six_high: the order of tien gow",
    values=("both_low", "six_high"),
)
SIX_HIGH = GEE_JOON_RANK.place("six_high")

HOUSE_WAY = Choice(
    "house_way",
    "easy",
    "easy: J.B., Wizard of Odds; max_sum: family pai gow",
    values=("easy", "max_sum"),
)
EASY = HOUSE_WAY.place("easy")
MAX_SUM = HOUSE_WAY.place("max_sum")

BANKER_SETS = Choice(
    "banker_sets",
    "free",
    "house_way: casinos",
    values=("free", "house_way"),
)
BY_HOUSE_WAY = BANKER_SETS.place("house_way")

COMMISSION_ROUNDING = Choice("commission_rounding", "up", values=("up", "down"), group="scoring")
UP = COMMISSION_ROUNDING.place("up")

OPTIONS = (
    VARIANT,
    COPIES,
    ZERO_TIE,
    GEE_JOON_RANK,
    HOUSE_WAY,
    BANKER_SETS,
    Number("commission_percent", 0, "casinos take 5", high=10, group="scoring"),
    COMMISSION_ROUNDING,
    *bank_options(most_seats=8, hands=16),
)

PRESETS = {
    "standard": {},
    "small": {"variant": "small"},
    "small with a strong bank": {"seats": 3, "variant": "small", "copies": "banker", "banker_mode": "fixed"},
    "two players": {"seats": 2, "house_way": "max_sum", "banker_sets": "house_way"},
    "equal chances": {"seats": 5, "copies": "none", "zero_tie": "high_tile", "gee_joon_rank": "six_high"},
    "knock-out": {"seats": 6, "bankroll": 30, "hands": 100},
    "casino": {
        "seats": 7,
        "banker_mode": "fixed",
        "banker_sets": "house_way",
        "commission_percent": 5,
        "min_stake": 5,
        "max_stake": 100,
        "bankroll": 500,
    },
    "eight players": {"seats": 8},
}


def complete(seats: int, values: Values) -> Values:
    check_stakes(values)
    return {"copies": "none" if values["variant"] == "small" else "banker", **values}


def deck(seats: int, values: Values) -> TileSet:
    return FULL32


def least_wall(seats: int, values: Values, tiles: Tiles) -> int:
    """Tiles that are not dealt may be left out of a given wall."""
    return seats * (SMALL_EACH if values["variant"] == "small" else MOST_EACH)
