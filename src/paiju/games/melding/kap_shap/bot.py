"""How good players collect tens: as in all games of collecting tens."""

from paiju.games.melding.tens import bot as tens

REASONS = tens.REASONS
choose = tens.choose
