"""Fair deals that are the same every time: their secrets and values are hashes of what they are for."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

from paiju.play.fair import FairDeals, FairHand, Terms, pledge
from paiju.play.fair.secret import VALUE_BYTES
from paiju.tiles import TILE_SETS


def secret_of(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def value_of(name: str) -> bytes:
    return secret_of(name)[:VALUE_BYTES]


def terms_of(table: str, tile_set: str = "full32", seats: int = 4) -> Terms:
    tiles = TILE_SETS[tile_set]
    return Terms(table, "some-game", 1, seats, tuple(tiles.text([face]) for face in tiles.tiles()))


def commit(deals: FairDeals) -> FairHand:
    return deals.commit(secret_of(f"secret {deals.terms.table} {len(deals.hands)}"))


def deal(deals: FairDeals, absent: Collection[int] = (), held_back: Collection[int] = ()) -> FairHand:
    """One hand, dealt; all seats give their values but those named."""
    hand = commit(deals)
    pledging = [seat for seat in range(deals.terms.seats) if seat not in absent]
    values = {seat: value_of(f"value {deals.terms.table} {hand.number} {seat}") for seat in pledging}
    for seat, value in values.items():
        hand.pledge(seat, pledge(hand.commitment, seat, value))
    hand.close_pledges()
    for seat, value in values.items():
        if seat not in held_back:
            hand.contribute(seat, value)
    hand.deal()
    return hand
