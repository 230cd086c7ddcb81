"""How often each event happens in Slanted Nail."""

from paiju.games.connecting.ce_deng import GAME
from paiju.games.connecting.ce_deng.settlement import HEAD, TAIL
from paiju.games.connecting.frequencies import frequency_figures, is_blocked, no_card, no_hand_odds
from paiju.kernel.figures import Figures, Progress
from paiju.kernel.options import Values
from paiju.words.said import Said

card = no_card
hand_odds = no_hand_odds


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    rules = GAME.rules_record(seats, values)[0]
    head, tail = int(HEAD[rules["penalty_rule"]]), int(TAIL[rules["penalty_rule"]])
    limits = [head if seat == rules["first_dealer"] else tail for seat in range(seats)]
    events = {
        Said("lab-blocked"): is_blocked(seats),
        Said("lab-a-pass"): lambda states: (states["left"] == 0).any(axis=1),
        Said("lab-a-penalty"): lambda states: (states["left"] >= limits).any(axis=1),
    }
    return frequency_figures(GAME, seats, values, events, progress)
