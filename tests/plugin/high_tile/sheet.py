"""The score sheet of High Tile: a point a trick."""

from typing import Any

from paiju.kernel.payments import HOUSE, Payment


def payments(g: Any, before: Any, after: Any) -> list[Payment]:
    tricks = {seat: after.result[seat] for seat in range(g.seats) if after.result[seat] > 0}
    return [Payment(HOUSE, seat, count, f"{count} of 3 tricks") for seat, count in tricks.items()]
