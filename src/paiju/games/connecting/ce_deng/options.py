"""The options of Slanted Nail."""

from paiju.kernel.options import Choice, Number, Values
from paiju.tiles import FULL32, TileSet

OPTIONS = (
    Choice(
        "penalty_rule",
        "7_8",
        "how many unjoined tiles double a payment, for the dealer and for the others; none: only a pass doubles",
        "7-head-8-tail, or 6-head-7-tail",
        values=("7_8", "6_7", "none"),
        group="scoring",
    ),
    Choice("redeal_doubles", "7", "a hand of so many doubles is thrown in", values=("7", "6", "none"), group="deal"),
    Choice(
        "eight_doubles",
        "pay_double",
        "a hand of eight doubles wins at once, is thrown in, or is played",
        values=("pay_double", "redeal", "none"),
        group="deal",
    ),
    Number("arms", 1, "one or two open ends", "Connect the Dragon", low=1, high=2),
    Number(
        "penalty_vs_penalty",
        1,
        "the factor between two seats with hardly a tile joined",
        low=1,
        high=2,
        group="scoring",
    ),
    Choice("next_dealer", "winner", "who deals the next hand", values=("winner", "rotate"), group="session"),
    Number("first_dealer", 0, "dealer of the first hand", high=3, group="session"),
    Number("hands", 8, "hands in a session", low=1, group="session"),
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
