"""How often what happens in Connect the Dragon."""

from paiju.games.connecting.frequencies import frequency_figures, is_blocked, somebody_passed
from paiju.games.connecting.frequencies import no_card as card
from paiju.games.connecting.frequencies import no_hand_odds as hand_odds
from paiju.games.connecting.jielong import GAME
from paiju.kernel.figures import Figures, Progress
from paiju.kernel.options import Values

__all__ = ["card", "hand_odds", "table_odds"]


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    events = {"blocked": is_blocked(seats), "somebody joined all his tiles": somebody_passed(seats)}
    return frequency_figures(GAME, seats, values, events, progress)
