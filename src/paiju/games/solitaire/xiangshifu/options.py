"""The options of Watching Ten Sets."""

from paiju.kernel.options import Choice, Flag, Number, OptionError, Values, as_written
from paiju.tiles import FULL32, TileSet
from paiju.tiles.dominoes import CHINESE_PAIRS
from paiju.words.said import Quoted, Said

LAYOUT = Choice(
    "groups",
    "ten",
    "eight: a later page of the author",
    values=("ten", "eight"),
)
TEN = LAYOUT.place("ten")

COMBINATIONS = Choice(
    "combinations",
    "classic",
    "modern: an older program of the author",
    values=("classic", "modern"),
)
CLASSIC = COMBINATIONS.place("classic")
MODERN = COMBINATIONS.place("modern")

GOALS_OF_TEN = (*(f"pair:{name}" for name, _ in CHINESE_PAIRS), "five_dragons", "generals")
GOALS_OF_EIGHT = ("civil", "military", "civil_or_military")
GOAL = Choice(
    "goal",
    None,
    "a given pair, the pairs of the eight: an older program; the themes: a later page of the author",
    values=("any", *GOALS_OF_TEN, *GOALS_OF_EIGHT),
)
ANY = GOAL.place("any")
FIVE_DRAGONS = GOAL.place("five_dragons")
GENERALS = GOAL.place("generals")
CIVIL = GOAL.place("civil")
MILITARY = GOAL.place("military")
CIVIL_OR_MILITARY = GOAL.place("civil_or_military")

OPTIONS = (
    LAYOUT,
    COMBINATIONS,
    GOAL,
    Flag(
        "exact_three",
        True,
        "false: an older program as it runs",
    ),
    Flag(
        "redeal_dead",
        True,
        "an older program, a later page of the author",
        group="deal",
    ),
    Number("max_moves", 200, low=1, group="session"),
    Flag("undo", True, "an older program of the author"),
    Number("hands", 1, low=1, group="session"),
)

PRESETS = {
    "standard": {},
    "modern": {"combinations": "modern"},
    "eight": {"groups": "eight"},
    "eight, any pairs": {"groups": "eight", "goal": "any", "combinations": "modern"},
    "supreme pair": {"goal": "pair:SUPREME"},
    "five dragons": {"goal": "five_dragons"},
    "generals": {"goal": "generals"},
    "four for three": {"exact_three": False, "redeal_dead": False, "undo": False},
    "ten short deals": {"hands": 10, "max_moves": 20},
}


def complete(seats: int, values: Values) -> Values:
    layout = values["groups"]
    usual, themes = ("any", GOALS_OF_TEN) if layout == "ten" else ("civil_or_military", GOALS_OF_EIGHT)
    goal = values.get("goal", usual)
    if goal not in ("any", *themes):
        wanted, groups = Quoted(repr(goal)), Quoted(str(layout))
        raise OptionError(Said("no-goal-for-groups", goal=wanted, groups=groups, goals=as_written(themes)))
    completed = values | {"goal": goal}
    return {option.name: completed[option.name] for option in OPTIONS}


def deck(seats: int, values: Values) -> TileSet:
    return FULL32
