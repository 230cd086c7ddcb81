"""The options of Tau Ngau."""

from paiju.games.banking.options import bank_options, check_stakes
from paiju.kernel.game import Tiles
from paiju.kernel.options import Choice, Flag, Values
from paiju.tiles import FULL32, TileSet

HAND = 5  # tiles each
BULL = 3  # tiles that are set aside

SETTLEMENT = Choice(
    "settlement",
    "pagat",
    "macao: the Macao book; macao_fixed: the repair of an older program",
    values=("pagat", "macao", "macao_fixed"),
    group="scoring",
)
PAGAT = SETTLEMENT.place("pagat")
MACAO = SETTLEMENT.place("macao")
MACAO_FIXED = SETTLEMENT.place("macao_fixed")

OPTIONS = (
    SETTLEMENT,
    Flag("banker_keeps_when_stuck", True, "pagat", group="session"),
    Flag("may_decline", False, "an older program's human player"),
    *bank_options(most_seats=6, hands=16),
)

PRESETS = {
    "standard": {},
    "Macao": {"settlement": "macao"},
    "Macao repaired": {"seats": 5, "settlement": "macao_fixed", "may_decline": True},
    "head to head": {"seats": 2, "may_decline": True},
    "the bank always moves": {"seats": 3, "banker_keeps_when_stuck": False},
    "knock-out": {"seats": 5, "bankroll": 30, "hands": 100},
    "Macao knock-out": {"settlement": "macao", "min_stake": 3, "bankroll": 40, "hands": 100},
    "fixed bank": {"seats": 6, "banker_mode": "fixed", "min_stake": 5, "max_stake": 100, "bankroll": 300},
}


def complete(seats: int, values: Values) -> Values:
    check_stakes(values)
    return values


def deck(seats: int, values: Values) -> TileSet:
    return FULL32


def least_wall(seats: int, values: Values, tiles: Tiles) -> int:
    """Tiles that are not dealt may be left out of a given wall."""
    return seats * HAND
