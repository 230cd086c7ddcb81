"""The score sheet of Barbarian Tablets: everybody pays the winner what his hand is worth."""

from paiju.games.melding.ho_hpai.reading import best_reading, shapes, words
from paiju.games.melding.ho_hpai.state import Rules, State
from paiju.games.melding.sheets import aim_to_complete, paid_to_winner
from paiju.games.melding.state import NOBODY
from paiju.kernel.aims import Aim
from paiju.kernel.hands import Won
from paiju.kernel.payments import Payment
from paiju.kernel.zones import faces_in


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.winner == NOBODY:
        return []
    return paid_to_winner(g, after, words(g, best_reading(g, faces_in(after.won))))


def aim(g: Rules, seen: State, seat: int) -> Aim:
    return aim_to_complete(shapes(g, ()), faces_in(seen.hands[seat]))


def won(g: Rules, seen: State) -> Won | None:
    if seen.winner == NOBODY:
        return None
    return Won(seen.winner, best_reading(g, faces_in(seen.won)).parts)
