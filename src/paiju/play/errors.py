"""What can be wrong with input to a table, by cause."""


class MoveError(ValueError):
    """A move that was not played; the table is as it was."""


class UnreadableMove(MoveError):
    """It cannot be read as an action of this game."""


class IllegalMove(MoveError):
    """It can be read, but is not allowed now."""


class AmbiguousMove(MoveError):
    """It fits more than one legal action."""


class WallError(ValueError):
    """A wall that is not a shuffle of the tiles in use."""


class RecordError(ValueError):
    """A record that is cut off, edited, of a future version or of another game."""


class FairError(ValueError):
    """A step of a fair deal that is out of order, or a proof that is none."""
