"""A running session in Python: the table, its shuffles, its narration and its records."""

from paiju.play.errors import AmbiguousMove, FairError, IllegalMove, MoveError, RecordError, UnreadableMove, WallError
from paiju.play.table import Table

__all__ = [
    "AmbiguousMove",
    "FairError",
    "IllegalMove",
    "MoveError",
    "RecordError",
    "Table",
    "UnreadableMove",
    "WallError",
]
