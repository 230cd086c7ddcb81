"""The score sheet of High Tile: a point a trick."""

from high_tile.state import Rules, State
from paiju.kernel.payments import HOUSE, Payment
from paiju.words.said import Said


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    tricks = {seat: after.result[seat] for seat in range(g.seats) if after.result[seat] > 0}
    return [
        Payment(HOUSE, seat, count, Said("paid-tricks", tricks=count, tiles=g.tiles)) for seat, count in tricks.items()
    ]
