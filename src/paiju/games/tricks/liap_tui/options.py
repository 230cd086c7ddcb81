"""The options of Liap Tui."""

from paiju.kernel.options import Choice, Flag, Number, OptionError, Values
from paiju.tiles import XIANGQI32, TileSet
from paiju.words.said import Said

WIN_CONDITION = Choice(
    "win_condition",
    "score_or_rounds",
    "which of the two ends a session has; exact_score: a total must equal win_score",
    "exact_score: a house rule",
    values=("score_or_rounds", "score_only", "rounds_only", "exact_score"),
    group="session",
)
PILES_PER_TURN = Choice(
    "piles_per_turn", "pieces", "piles that a turn is worth", "one: the short rules", values=("pieces", "one")
)
REVEAL = Choice("reveal", "after_all", "when the pieces of a turn are turned up", values=("after_all", "immediate"))

OPTIONS = (
    Number("win_score", 50, "a total that ends the session", low=1, group="session"),
    Number("max_rounds", 20, "rounds after which the session ends; 0: none, but never more than 200", group="session"),
    WIN_CONDITION,
    Flag("type_priority_beats", False, "whether a set of a higher type beats the starter's", "the short rules"),
    PILES_PER_TURN,
    REVEAL,
    Number("max_redeals", 0, "redeals in a round at most; 0: no limit", group="deal"),
    Number("zero_bonus", 3, "points for declaring and capturing nothing", low=-1000, high=1000, group="scoring"),
    Number(
        "hit_bonus", 5, "points beside the piles for capturing what was declared", low=-1000, high=1000, group="scoring"
    ),
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
