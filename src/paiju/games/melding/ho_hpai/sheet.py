"""The score sheet of Barbarian Tablets: everybody pays the winner what his hand is worth."""

from typing import Any

from paiju.games.melding.ho_hpai.reading import best_reading, words
from paiju.games.melding.session import NOBODY
from paiju.games.melding.sheets import paid_to_winner
from paiju.kernel.payments import Payment
from paiju.kernel.zones import faces_in


def payments(g: Any, before: Any, after: Any) -> list[Payment]:
    if after.winner == NOBODY:
        return []
    return paid_to_winner(g, after, words(best_reading(g, faces_in(after.won))))
