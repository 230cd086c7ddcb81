"""The options of Beat the Zeroes."""

from collections.abc import Mapping

from paiju.games.banking.options import bank_options, check_stakes
from paiju.kernel.game import Tiles
from paiju.kernel.options import Choice, Flag, Number, OptionError, Values
from paiju.tiles import FULL32, TileSet
from paiju.words.said import Said

GROUPS = 3  # one, two and three tiles
HAND = 6
TABLE = 2  # tiles of the banker, or of the table where nobody is the banker
MOST_EXACT = 5  # players

MODE = Choice(
    "mode",
    "outrank",
    "exact: Macao book and author's page; with a banker: the author's program",
    values=("outrank", "exact", "exact_with_banker"),
)
OUTRANK = MODE.place("outrank")
EXACT = MODE.place("exact")
EXACT_WITH_BANKER = MODE.place("exact_with_banker")

FIXED_BETS = Choice(
    "fixed_bets",
    "3_7_15",
    "Macao book; 1_2_3: simpler",
    values=("3_7_15", "1_2_3"),
    group="scoring",
)

ABSOLUTE_TIE = Choice(
    "absolute_tie",
    "push",
    "push: the author's program; groups: his page",
    values=("push", "groups"),
    group="scoring",
)
PUSH = ABSOLUTE_TIE.place("push")

OPTIONS = (
    MODE,
    Flag("banker_wild", True, "the author's program"),
    FIXED_BETS,
    Number(
        "banker_loss",
        5,
        "the author's program",
        group="scoring",
    ),
    ABSOLUTE_TIE,
    Number("house_fee", 0, "author's page; casinos take 1", group="scoring"),
    *bank_options(most_seats=6, hands=12),
)

PRESETS = {
    "standard": {},
    "two players": {"seats": 2, "banker_wild": False},
    "three players": {"seats": 3, "max_stake": 50, "banker_mode": "fixed"},
    "knock-out": {"seats": 4, "bankroll": 40, "hands": 60},
    "exact": {"seats": 5, "mode": "exact"},
    "exact for small change": {"seats": 3, "mode": "exact", "fixed_bets": "1_2_3", "absolute_tie": "groups"},
    "exact knock-out": {"seats": 4, "mode": "exact", "bankroll": 60, "banker_mode": "fixed", "hands": 40},
    "exact with a banker": {"mode": "exact_with_banker"},
    "fixed banker, exact": {"seats": 4, "mode": "exact_with_banker", "bankroll": 100, "banker_mode": "fixed"},
}


def usual_seats(given: Mapping[str, object]) -> int:
    """With six seats all tiles are used by a banker's game; without a banker five sit down."""
    return MOST_EXACT if given.get("mode") == "exact" else 6


def bets_of(choice: str) -> tuple[int, ...]:
    """The bets that a value of `fixed_bets` stands for."""
    return tuple(int(bet) for bet in choice.split("_"))


def complete(seats: int, values: Values) -> Values:
    check_stakes(values)
    if values["mode"] == "exact" and seats > MOST_EXACT:
        raise OptionError(Said("no-exact-for-seats", most=MOST_EXACT, seats=seats))
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32


def least_wall(seats: int, values: Values, tiles: Tiles) -> int:
    """Tiles that are not dealt may be left out of a given wall."""
    return TABLE + HAND * (seats if values["mode"] == "exact" else seats - 1)
