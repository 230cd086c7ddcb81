"""Paiju 牌局: the traditional tile games of East Asia."""

import importlib
from typing import TYPE_CHECKING

from paiju.games import UnknownGame, game, games
from paiju.kernel.options import OptionError

if TYPE_CHECKING:
    from paiju.play import (
        AmbiguousMove,
        FairError,
        IllegalMove,
        MoveError,
        RecordError,
        Table,
        UnreadableMove,
        WallError,
    )
    from paiju.tiles import TileError

__version__ = "0.1.0"

__all__ = [
    "AmbiguousMove",
    "FairError",
    "IllegalMove",
    "MoveError",
    "OptionError",
    "RecordError",
    "Table",
    "TileError",
    "UnknownGame",
    "UnreadableMove",
    "WallError",
    "__version__",
    "game",
    "games",
]


def __getattr__(name: str) -> object:
    """Tables are loaded when they are first asked for: NumPy and Numba take longer than listing the games does."""
    if name not in __all__:
        raise AttributeError(f"module 'paiju' has no attribute {name!r}")
    found = getattr(importlib.import_module("paiju.tiles" if name == "TileError" else "paiju.play"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
