"""The score sheets of collecting tens: everybody pays the winner the same."""

from functools import partial

from paiju.games.melding.sheets import aim_to_complete, paid_to_winner, won_in_parts
from paiju.games.melding.state import NOBODY
from paiju.games.melding.tens.reading import score
from paiju.games.melding.tens.state import TensRules, TensState
from paiju.kernel.aims import Aim
from paiju.kernel.hands import Shape, Won
from paiju.kernel.payments import Payment
from paiju.kernel.zones import faces_in
from paiju.words.said import Faces, Said

Shapes = tuple[Shape, ...]


def payments(g: TensRules, before: TensState, after: TensState) -> list[Payment]:
    tiles = faces_in(after.winning_hand)
    pairs = len(tiles) // 2 - 1
    return paid_to_winner(g, after, Said("paid-eye-and-tens-pairs", count=pairs, tiles=Faces.of(tiles)))


def aim(shapes: Shapes, seen: TensState, seat: int) -> Aim:
    return aim_to_complete(shapes, faces_in(seen.hands[seat]))


def won(shapes: Shapes, g: TensRules, seen: TensState) -> Won | None:
    if seen.winner == NOBODY:
        return None
    return won_in_parts(seen.winner, shapes, faces_in(seen.winning_hand), partial(score, g, shown=()), ())
