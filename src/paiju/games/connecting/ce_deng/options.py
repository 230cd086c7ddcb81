"""The options of Slanted Nail."""

from paiju.games.connecting.options import FIRST_DEALER, HANDS, NEXT_DEALER, arms
from paiju.kernel.options import Choice, Number, Values
from paiju.tiles import FULL32, TileSet

PENALTY_RULE = Choice(
    "penalty_rule",
    "7_8",
    "7-head-8-tail, or 6-head-7-tail",
    values=("7_8", "6_7", "none"),
    group="scoring",
)
REDEAL_DOUBLES = Choice("redeal_doubles", "7", values=("7", "6", "none"), group="deal")
EIGHT_DOUBLES = Choice(
    "eight_doubles",
    "pay_double",
    values=("pay_double", "redeal", "none"),
    group="deal",
)

OPTIONS = (
    PENALTY_RULE,
    REDEAL_DOUBLES,
    EIGHT_DOUBLES,
    arms("Connect the Dragon"),
    Number(
        "penalty_vs_penalty",
        1,
        low=1,
        high=2,
        group="scoring",
    ),
    NEXT_DEALER,
    FIRST_DEALER,
    HANDS,
)

PRESETS = {
    "standard": {},
    "six head seven tail": {"penalty_rule": "6_7", "penalty_vs_penalty": 2, "redeal_doubles": "6"},
    "two-arm": {"arms": 2, "eight_doubles": "redeal"},
    "no redeals": {"redeal_doubles": "none", "eight_doubles": "none", "penalty_rule": "none", "next_dealer": "rotate"},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32
