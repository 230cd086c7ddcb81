"""How often each event happens in the Bull Fight."""

from paiju.games.connecting.ding_niu import GAME
from paiju.games.connecting.ding_niu.suan_zhang import CLASSIC, SMOTHERED
from paiju.games.connecting.frequencies import frequency_figures, is_blocked, no_card, no_hand_odds
from paiju.kernel.figures import Figures, Progress
from paiju.kernel.options import Values
from paiju.words.said import Said

card = no_card
hand_odds = no_hand_odds


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    events = {
        Said("lab-blocked"): is_blocked(seats),
        Said("lab-classic"): lambda states: states["event"] == CLASSIC,
        Said("lab-smothered"): lambda states: states["event"] == SMOTHERED,
        Said("lab-by-choice"): lambda states: states["maker"] >= 0,
        Said("lab-maker-wins"): lambda states: (states["maker"] >= 0) & (states["maker"] == states["winner"]),
        Said("lab-maker-loses"): lambda states: (states["maker"] >= 0) & (states["maker"] != states["winner"]),
    }
    return frequency_figures(GAME, seats, values, events, progress)
