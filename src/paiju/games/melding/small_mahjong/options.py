"""The options of Small Mahjong."""

from paiju.games.melding.options import FIRST_DEALER, HANDS, MOST_STAKE, NEXT_DEALER
from paiju.kernel.options import Choice, Flag, Number, Values
from paiju.tiles import FULL32, TileSet

CLAIM_RANK = Choice(
    "claim_rank",
    "near",
    "win_first: mahjong custom",
    values=("near", "win_first"),
)

OPTIONS = (
    CLAIM_RANK,
    Flag(
        "discarder_pays",
        False,
        "true: mahjong custom",
        group="scoring",
    ),
    Number("stake", 1, low=1, high=MOST_STAKE, group="scoring"),
    NEXT_DEALER,
    FIRST_DEALER,
    HANDS,
)

PRESETS = {
    "standard": {},
    "three players": {"seats": 3},
    "mahjong custom": {"claim_rank": "win_first", "discarder_pays": True},
    "three players, mahjong custom": {"seats": 3, "claim_rank": "win_first", "next_dealer": "rotate"},
    "discarder pays": {"discarder_pays": True, "stake": 5, "next_dealer": "rotate"},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32
