"""What the hands of trick games have in common: they are dealt in blocks, paid from seat to seat, and counted."""

from typing import Any

from paiju.games.dealing import add_tiles
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Wall


@rule
def deal_blocks(g: Any, s: Any, wall: Wall, first: int, size: int) -> None:
    """Every seat gets its whole hand at once, in turn order from the first."""
    for place in range(g.seats):
        seat = (first + place) % g.seats
        add_tiles(s.hands[seat], wall, place * size, (place + 1) * size)
        s.held[seat] = size


@rule
def pay(s: Any, payer: int, receiver: int, amount: int) -> None:
    s.score[payer] -= amount
    s.score[receiver] += amount
    s.result[payer] -= amount
    s.result[receiver] += amount


@rule
def close_hand(g: Any, s: Any) -> None:
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL
