"""How often what happens in Sticking the Tail."""

from paiju.games.connecting.frequencies import frequency_figures, is_blocked, somebody_passed
from paiju.games.connecting.frequencies import no_card as card
from paiju.games.connecting.frequencies import no_hand_odds as hand_odds
from paiju.games.connecting.kkoriput_igi import GAME
from paiju.games.connecting.kkoriput_igi.rules import THIRTY
from paiju.kernel.figures import Figures, Progress
from paiju.kernel.options import Values

__all__ = ["card", "hand_odds", "table_odds"]


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    events = {
        "blocked": is_blocked(seats),
        "somebody joined all his tiles": somebody_passed(seats),
        "somebody is above 30 points": lambda states: (states["points"] > THIRTY).any(axis=1),
    }
    return frequency_figures(GAME, seats, values, events, progress)
