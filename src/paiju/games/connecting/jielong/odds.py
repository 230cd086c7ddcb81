"""How often each event happens in Connect the Dragon."""

from paiju.games.connecting.frequencies import frequency_figures, is_blocked, no_card, no_hand_odds, somebody_passed
from paiju.games.connecting.jielong import GAME
from paiju.kernel.figures import Figures, Progress
from paiju.kernel.options import Values

card = no_card
hand_odds = no_hand_odds


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    events = {"blocked": is_blocked(seats), "somebody joined all his tiles": somebody_passed(seats)}
    return frequency_figures(GAME, seats, values, events, progress)
