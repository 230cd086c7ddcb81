"""The options of Sticking the Tail."""

from paiju.games.connecting.options import FIRST_DEALER, HANDS, NEXT_DEALER, arms
from paiju.kernel.options import Choice, Flag, Number, Values
from paiju.tiles import FULL32, TAIL24, TileSet

PAYMENT = Choice(
    "payment",
    "tokens",
    "Culin",
    values=("tokens", "points"),
    group="scoring",
)
THIRTY_RULE = Choice(
    "thirty_rule",
    "over",
    values=("over", "at_least", "none"),
    group="scoring",
)
THIRTY_PLAYERS = Choice(
    "thirty_players",
    "any",
    "Culin",
    values=("any", "four"),
    group="scoring",
)
TIES = Choice("ties", "preference", values=("preference", "all"), group="scoring")
FIRST_LEAD = Choice("first_lead", "dealer", "Culin", values=("dealer", "koan_a"))

OPTIONS = (
    PAYMENT,
    Number("stake", 1, "Culin", low=1, high=1000, group="scoring"),
    THIRTY_RULE,
    THIRTY_PLAYERS,
    Flag("thirty_winner_below", False, group="scoring"),
    TIES,
    arms("Connect the Dragon"),
    FIRST_LEAD,
    NEXT_DEALER,
    FIRST_DEALER,
    HANDS,
)

PRESETS = {
    "standard": {},
    "three players": {"seats": 3, "thirty_players": "four"},
    "two players": {"seats": 2, "payment": "points", "stake": 2},
    "koan-a leads": {"first_lead": "koan_a", "ties": "all", "thirty_rule": "at_least"},
    "two-arm": {"arms": 2, "thirty_winner_below": True, "next_dealer": "rotate"},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32 if seats == 4 else TAIL24
