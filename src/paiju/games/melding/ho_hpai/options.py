"""The options of Barbarian Tablets."""

from paiju.games.melding.options import FIRST_DEALER, HANDS, NEXT_DEALER, PAIR_SYSTEMS
from paiju.kernel.options import Choice, Flag, Number, Values
from paiju.tiles import FULL32, TAIL24, TileSet

ROUNDS, ROUNDS_WITH_EYE, ROUNDS_OF_RUMMY = 12, 50, 40

SCORING = Choice(
    "scoring",
    "combined",
    "Culin's Korean Games, a Korean list, and both combined",
    values=("culin", "korean", "combined"),
    group="scoring",
)

PAIRS = Choice(
    "pairs",
    "korean",
    values=tuple(PAIR_SYSTEMS),
)

KAO_WITHOUT_DOUBLES = Choice(
    "kao_without_doubles",
    "counts",
    "invalid: Culin, who does not mention it",
    values=("counts", "invalid"),
    group="scoring",
)

LINE_FIX = Choice(
    "line_fix",
    "none",
    "eye: the author's later repair",
    values=("none", "eye"),
    group="deal",
)

DRAW_ORDER = Choice(
    "draw_order",
    "put_first",
    "draw_first: the author's program",
    values=("put_first", "draw_first"),
)

PLAY = Choice(
    "play",
    "line",
    "rummy: a later page of the author (Tok)",
    values=("line", "rummy"),
)

OPTIONS = (
    SCORING,
    Flag("sok", True, "false: sometimes played without them"),
    PAIRS,
    KAO_WITHOUT_DOUBLES,
    Number(
        "big_small_doubles",
        2,
        "3: the author's program",
        low=2,
        high=3,
        group="scoring",
    ),
    Flag(
        "three_pairs",
        False,
        "true: the author's program, its reading of Culin's tai-sa-ttai",
    ),
    Flag(
        "remove_doubles",
        True,
        "true: Culin",
        group="deal",
    ),
    LINE_FIX,
    DRAW_ORDER,
    PLAY,
    Number(
        "max_rounds",
        None,
        "50: the author's program",
        low=1,
        group="session",
    ),
    NEXT_DEALER,
    FIRST_DEALER,
    HANDS,
)

PRESETS = {
    "standard": {},
    "eye": {"line_fix": "eye"},
    "three players": {"seats": 3},
    "three players, eye": {"seats": 3, "line_fix": "eye", "scoring": "korean"},
    "three players, full set": {"seats": 3, "remove_doubles": False, "draw_order": "draw_first", "line_fix": "eye"},
    "draw first": {"draw_order": "draw_first", "next_dealer": "rotate"},
    "rummy": {"play": "rummy"},
    "three players, rummy": {"seats": 3, "play": "rummy", "remove_doubles": False, "three_pairs": True},
    "culin to the letter": {"scoring": "culin", "kao_without_doubles": "invalid", "line_fix": "eye"},
    "korean, no sok, three pairs": {
        "scoring": "korean",
        "sok": False,
        "three_pairs": True,
        "pairs": "chinese",
        "big_small_doubles": 3,
        "line_fix": "eye",
    },
}


def complete(seats: int, values: Values) -> Values:
    return {"max_rounds": usual_rounds(values)} | values


def usual_rounds(values: Values) -> int:
    if values["play"] == "rummy":
        return ROUNDS_OF_RUMMY
    return ROUNDS_WITH_EYE if values["line_fix"] == "eye" else ROUNDS


def deck(seats: int, values: Values) -> TileSet:
    return TAIL24 if seats == 3 and values["remove_doubles"] else FULL32
