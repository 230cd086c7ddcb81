"""The score sheet of Collecting Many Tens: as in all games of collecting tens."""

from paiju.games.melding.tens import sheet as tens

payments = tens.payments
