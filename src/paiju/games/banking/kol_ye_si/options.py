"""The options of Kol-ye-si."""

from paiju.games.banking.options import bank_options, check_stakes
from paiju.kernel.game import Tiles
from paiju.kernel.options import Choice, Flag, Values
from paiju.tiles import FULL32, TileSet

MOST_HELD = 3
PAIR = 2  # tiles of the banker

DRAW_COUNTS = Choice(
    "draw_counts",
    "1_2",
    "1 and 2: for analysis",
    values=("1_2", "1", "2"),
)
EITHER = DRAW_COUNTS.place("1_2")
ONE = DRAW_COUNTS.place("1")

OPTIONS = (
    Flag("perfect_pair", True, "Culin"),
    DRAW_COUNTS,
    *bank_options(most_seats=10, hands=20),
)

PRESETS = {
    "standard": {},
    "without the perfect pair": {"seats": 3, "perfect_pair": False},
    "one more tile": {"seats": 5, "draw_counts": "1"},
    "two more tiles": {"seats": 6, "draw_counts": "2"},
    "two players": {"seats": 2},
    "knock-out": {"seats": 7, "bankroll": 30, "hands": 100},
    "gambling house": {"seats": 8, "banker_mode": "fixed", "min_stake": 5, "max_stake": 100, "bankroll": 500},
    "ten players": {"seats": 10},
}


def complete(seats: int, values: Values) -> Values:
    check_stakes(values)
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32


def least_wall(seats: int, values: Values, tiles: Tiles) -> int:
    """Tiles that nobody can draw may be left out of a given wall."""
    return (seats - 1) * (MOST_HELD - 1 if values["draw_counts"] == "1" else MOST_HELD) + PAIR
