"""The score sheet of Barbarian Tablets: everybody pays the winner what his hand is worth."""

from paiju.games.melding.ho_hpai.reading import best_reading, words
from paiju.games.melding.ho_hpai.state import Rules, State
from paiju.games.melding.sheets import paid_to_winner
from paiju.games.melding.state import NOBODY
from paiju.kernel.payments import Payment
from paiju.kernel.zones import faces_in


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.winner == NOBODY:
        return []
    return paid_to_winner(g, after, words(g, best_reading(g, faces_in(after.won))))
