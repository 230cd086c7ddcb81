"""The score sheets of collecting tens: everybody pays the winner the same."""

from paiju.games.melding.sheets import paid_to_winner
from paiju.games.melding.tens.state import TensRules, TensState
from paiju.kernel.payments import Payment
from paiju.kernel.zones import faces_in
from paiju.tiles import FULL32


def payments(g: TensRules, before: TensState, after: TensState) -> list[Payment]:
    tiles = faces_in(after.winning_hand)
    return paid_to_winner(g, after, f"an eye and {len(tiles) // 2 - 1} tens pairs ({FULL32.text(tiles)}), one stake")
