"""The options of Ponjan."""

from paiju.kernel.options import Choice, Flag, Number, Values
from paiju.tiles import PONJAN78, TileSet

UNITS = (1, 10)

# What an option is where it is not given: the text that the game comes from, or the program that it belongs to.
RULESETS: dict[str, Values] = {
    "seed": {
        "score_formula": "seed",
        "score_unit": 1,
        "starter_bonus": False,
        "rounding": "zero_sum",
        "no_deck": "none",
        "start_score": 0,
        "starter_stays": False,
    },
    "unity": {
        "score_formula": "code",
        "score_unit": 10,
        "starter_bonus": True,
        "rounding": "truncate",
        "no_deck": "tenpai",
        "start_score": 250,
        "starter_stays": True,
    },
}

RULESET = Choice(
    "ruleset",
    "seed",
    "unity: the program that the rules describe",
    values=tuple(RULESETS),
)

SCORE_FORMULA = Choice(
    "score_formula",
    None,
    "seed: as the rules print it; code: as the program computes it",
    values=("seed", "code"),
    group="scoring",
)

ROUNDING = Choice(
    "rounding",
    None,
    "truncate: the program",
    values=("zero_sum", "truncate"),
    group="scoring",
)

NO_DECK = Choice(
    "no_deck",
    None,
    "tenpai: the program",
    values=("none", "tenpai"),
    group="scoring",
)

OPTIONS = (
    RULESET,
    SCORE_FORMULA,
    Number(
        "score_unit",
        None,
        "10: the program",
        low=1,
        high=10,
        only=UNITS,
        group="scoring",
    ),
    Flag(
        "starter_bonus",
        None,
        "true: the program",
        group="scoring",
    ),
    ROUNDING,
    NO_DECK,
    Number("start_score", None, "250: the program", group="session"),
    Flag(
        "starter_stays",
        None,
        "true: the program",
        group="session",
    ),
    Flag(
        "dragon_once",
        False,
        "true: the rules to the letter",
        group="scoring",
    ),
    Flag(
        "strict_no_steals",
        False,
        "true: the rules to the letter",
        group="scoring",
    ),
    Number("first_dealer", 0, high=3, group="session"),
    Number("hands", 4, low=1, group="session"),
)

PRESETS = {
    "standard": {},
    "unity": {"ruleset": "unity"},
    "two players": {"seats": 2},
    "four players, unity": {"seats": 4, "ruleset": "unity"},
    "to the letter": {"dragon_once": True, "strict_no_steals": True},
    "four players, ready hands are paid": {"seats": 4, "no_deck": "tenpai", "score_formula": "code"},
}


def complete(seats: int, values: Values) -> Values:
    return RULESETS[str(values["ruleset"])] | values


def deck(seats: int, values: Values) -> TileSet:
    return PONJAN78
