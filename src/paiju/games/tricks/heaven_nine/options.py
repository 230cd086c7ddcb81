"""The options of Heaven 9."""

from paiju.kernel.options import Choice, Flag, Number, Values
from paiju.tiles import FULL32, TileSet

# Within these bounds a score fits its 32 bits, even if one seat wins every hand of a session with a grand slam.
MOST_POINTS = 100
MOST_FACTOR = 10
MOST_HANDS = 300

TOSS_CHOICE = Choice(
    "toss_choice",
    "player",
    "player: house rules",
    values=("player", "auto"),
    group="deal",
)

OPTIONS = (
    Flag("peel_allowed", True, "house rules", group="deal"),
    TOSS_CHOICE,
    Number(
        "special_pair_bonus",
        2,
        "house rules",
        high=MOST_POINTS,
        group="scoring",
    ),
    Number(
        "quad_bonus",
        4,
        "house rules",
        high=MOST_POINTS,
        group="scoring",
    ),
    Number(
        "slam_factor",
        3,
        "house rules",
        low=1,
        high=MOST_FACTOR,
        group="scoring",
    ),
    Number(
        "lowest_factor",
        2,
        "house rules",
        low=1,
        high=MOST_FACTOR,
        group="scoring",
    ),
    Flag(
        "buy_at_double",
        True,
        "house rules, with a doubt of their author",
        group="scoring",
    ),
    Flag("shut_out", True, "house rules", group="scoring"),
    Flag(
        "previous_wins",
        True,
        "house rules",
        group="scoring",
    ),
    Number(
        "empty_extra",
        0,
        "1: as elsewhere in Heaven-Nine",
        high=MOST_POINTS,
        group="scoring",
    ),
    Number("hands", 8, "a choice of ours", low=1, high=MOST_HANDS, group="session"),
)

PRESETS = {
    "standard": {},
    "dealt without a toss": {"toss_choice": "auto"},
    "no peeling": {"peel_allowed": False, "buy_at_double": False},
    "no streaks": {"toss_choice": "auto", "previous_wins": False, "shut_out": False},
    "stacks alone": {
        "toss_choice": "auto",
        "special_pair_bonus": 0,
        "quad_bonus": 0,
        "slam_factor": 1,
        "lowest_factor": 1,
    },
    "an empty hand pays five": {"toss_choice": "auto", "empty_extra": 1, "buy_at_double": False},
}


def complete(seats: int, values: Values) -> Values:
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32
