"""The options of Making Pairs."""

from paiju.games.melding.options import FIRST_DEALER, HANDS, MOST_STAKE, NEXT_DEALER, PAIR_SYSTEMS
from paiju.kernel.options import Choice, Flag, Number, Values
from paiju.tiles import FULL32, TileSet

PAIRS = Choice(
    "pairs",
    "korean",
    "chinese: pagat",
    values=tuple(PAIR_SYSTEMS),
)

DISCARDS = Choice(
    "discards",
    "face_up",
    values=("face_up", "face_down"),
)

CLAIM = Choice(
    "claim",
    "next",
    "all: the author's repair",
    values=("next", "all"),
)

DISCARD_PAY = Choice(
    "discard_pay",
    "all",
    "all: the author's program",
    values=("all", "single"),
    group="scoring",
)

OPTIONS = (
    PAIRS,
    Flag(
        "win_by_discard",
        True,
        "false: by agreement of the players",
    ),
    DISCARDS,
    CLAIM,
    DISCARD_PAY,
    Number("stake", 1, low=1, high=MOST_STAKE, group="scoring"),
    NEXT_DEALER,
    FIRST_DEALER,
    HANDS,
)

PRESETS = {
    "standard": {},
    "three players": {"seats": 3},
    "two players": {"seats": 2, "pairs": "chinese"},
    "all may take": {"claim": "all"},
    "all may take, none may win by it": {"claim": "all", "win_by_discard": False, "next_dealer": "rotate"},
    "three players, one stake": {"seats": 3, "claim": "all", "discard_pay": "single", "stake": 5},
    "memory": {"discards": "face_down"},
    "memory, two players": {"discards": "face_down", "seats": 2, "win_by_discard": False},
    "memory, three players": {"discards": "face_down", "seats": 3, "pairs": "chinese", "discard_pay": "single"},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32
