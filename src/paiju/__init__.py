"""Paiju 牌局: the traditional tile games of East Asia."""

from paiju.games import UnknownGame, game, games
from paiju.kernel.options import OptionError
from paiju.play import FairError, MoveError, RecordError, Table, WallError

__version__ = "0.1.0"

__all__ = [
    "FairError",
    "MoveError",
    "OptionError",
    "RecordError",
    "Table",
    "UnknownGame",
    "WallError",
    "__version__",
    "game",
    "games",
]
