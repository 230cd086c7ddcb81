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
    "whether the tosser chooses dice, end and peel; auto: two dice, from the left, no peel",
    "player: house rules",
    values=("player", "auto"),
    group="deal",
)

OPTIONS = (
    Flag(
        "peel_allowed", True, "the tosser may call peel: each takes a layer of all stacks", "house rules", group="deal"
    ),
    TOSS_CHOICE,
    Number(
        "special_pair_bonus",
        2,
        "paid by each other player when the special pair is led",
        "house rules",
        high=MOST_POINTS,
        group="scoring",
    ),
    Number(
        "quad_bonus",
        4,
        "paid by each other player when a quad wins a trick",
        "house rules",
        high=MOST_POINTS,
        group="scoring",
    ),
    Number(
        "slam_factor",
        3,
        "multiplies the stacks if one player wins all eight",
        "house rules",
        low=1,
        high=MOST_FACTOR,
        group="scoring",
    ),
    Number(
        "lowest_factor",
        2,
        "multiplies the stacks if [2:1] or [5:1] wins the last trick as a single",
        "house rules",
        low=1,
        high=MOST_FACTOR,
        group="scoring",
    ),
    Flag(
        "buy_at_double",
        True,
        "the lowest factor also counts for stacks that the winner buys",
        "house rules, with a doubt of their author",
        group="scoring",
    ),
    Flag("shut_out", True, "who has won no trick cannot win a last trick of one tile", "house rules", group="scoring"),
    Flag(
        "previous_wins",
        True,
        "payments with the previous winner are multiplied by his wins in a row",
        "house rules",
        group="scoring",
    ),
    Number(
        "empty_extra",
        0,
        "what a loser without a stack pays beyond the quota",
        "1: as elsewhere in Heaven-Nine",
        high=MOST_POINTS,
        group="scoring",
    ),
    Number("hands", 8, "hands in a session", "a choice of ours", low=1, high=MOST_HANDS, group="session"),
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
