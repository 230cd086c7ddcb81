"""The options of Liap Tui."""

from paiju.kernel.options import Choice, Flag, Number, OptionError, Values
from paiju.tiles import XIANGQI32, TileSet
from paiju.words.said import Said

WIN_CONDITION = Choice(
    "win_condition",
    "score_or_rounds",
    "exact_score: a house rule",
    values=("score_or_rounds", "score_only", "rounds_only", "exact_score"),
    group="session",
)
PILES_PER_TURN = Choice("piles_per_turn", "pieces", "one: the short rules", values=("pieces", "one"))
REVEAL = Choice("reveal", "after_all", values=("after_all", "immediate"))

OPTIONS = (
    Number("win_score", 50, low=1, group="session"),
    Number("max_rounds", 20, group="session"),
    WIN_CONDITION,
    Flag("type_priority_beats", False, "the short rules"),
    PILES_PER_TURN,
    REVEAL,
    Number("max_redeals", 0, group="deal"),
    Number("zero_bonus", 3, low=-1000, high=1000, group="scoring"),
    Number("hit_bonus", 5, low=-1000, high=1000, group="scoring"),
)

PRESETS = {
    "standard": {},
    "short rules": {"type_priority_beats": True, "piles_per_turn": "one"},
    "open pieces": {"reveal": "immediate", "max_redeals": 1},
    "ten rounds": {"win_condition": "rounds_only", "max_rounds": 10},
    "first to 50": {"win_condition": "score_only"},
    "exactly 30": {"win_condition": "exact_score", "win_score": 30},
}


def complete(seats: int, values: Values) -> Values:
    if values["win_condition"] == "rounds_only" and values["max_rounds"] == 0:
        raise OptionError(Said("no-end-without-rounds"))
    return values


def deck(seats: int, values: Values) -> TileSet:
    return XIANGQI32
