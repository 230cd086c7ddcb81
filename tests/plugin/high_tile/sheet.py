"""The score sheet of High Tile: a point a trick."""

from high_tile.state import Rules, State
from paiju.kernel.payments import HOUSE, Payment


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    tricks = {seat: after.result[seat] for seat in range(g.seats) if after.result[seat] > 0}
    return [Payment(HOUSE, seat, count, f"{count} of {g.tiles} tricks") for seat, count in tricks.items()]
