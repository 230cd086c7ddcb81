"""The score sheet of Collecting Tens: as in all games of collecting tens."""

from paiju.games.melding.tens.sheet import payments

__all__ = ["payments"]
