"""What a seat of Collecting Tens does not see, dealt anew: as in all games of collecting tens."""

from paiju.games.melding.tens import redealing as tens

redeal = tens.redeal
