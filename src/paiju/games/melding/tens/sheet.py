"""The score sheets of collecting tens: everybody pays the winner the same."""

from paiju.games.melding.sheets import paid_to_winner
from paiju.games.melding.tens.state import TensRules, TensState
from paiju.kernel.payments import Payment
from paiju.kernel.zones import faces_in
from paiju.words.said import Faces, Said


def payments(g: TensRules, before: TensState, after: TensState) -> list[Payment]:
    tiles = faces_in(after.winning_hand)
    pairs = len(tiles) // 2 - 1
    return paid_to_winner(g, after, Said("paid-eye-and-tens-pairs", count=pairs, tiles=Faces.of(tiles)))
