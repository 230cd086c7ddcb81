"""How good players collect many tens: as in all games of collecting tens."""

from paiju.games.melding.tens.advice import REASONS, choose

__all__ = ["REASONS", "choose"]
