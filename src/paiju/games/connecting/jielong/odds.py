"""How often each event happens in Connect the Dragon."""

from paiju.games.connecting.frequencies import frequency_figures, is_blocked, no_card, no_hand_odds, somebody_passed
from paiju.games.connecting.jielong import GAME
from paiju.kernel.figures import Figures, Progress
from paiju.kernel.options import Values
from paiju.words.said import Said

card = no_card
hand_odds = no_hand_odds


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    events = {Said("lab-blocked"): is_blocked(seats), Said("lab-joined-all"): somebody_passed(seats)}
    return frequency_figures(GAME, seats, values, events, progress)
