"""What a seat of Collecting Many Tens does not see, dealt anew: as in all games of collecting tens."""

from paiju.games.melding.tens import redealing as tens

redeal = tens.redeal
