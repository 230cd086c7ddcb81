"""Fair deals that are the same every time: their secrets and values are hashes of what they are for."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any

from paiju.play.fair import FairDeals, FairHand, Terms, pledge
from paiju.play.fair.chain import signed_text
from paiju.play.fair.keys import public_key, sign
from paiju.play.fair.secret import VALUE_BYTES
from paiju.tiles import TILE_SETS
from paiju.words.speaker import house_speaker
from paiju.words.wire import read_said


def secret_of(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def value_of(name: str) -> bytes:
    return secret_of(name)[:VALUE_BYTES]


def terms_of(table: str, tile_set: str = "full32", seats: int = 4) -> Terms:
    tiles = TILE_SETS[tile_set]
    return Terms(table, "some-game", 1, seats, tuple(tiles.text([face]) for face in tiles.tiles()))


def seed_of(table: str, seat: int) -> bytes:
    """The private key of a seat at a table."""
    return secret_of(f"key {table} {seat}")


def commit(deals: FairDeals) -> FairHand:
    return deals.commit(secret_of(f"secret {deals.terms.table} {len(deals.hands)}"))


def deal(
    deals: FairDeals, absent: Collection[int] = (), held_back: Collection[int] = (), *, are_signed: bool = True
) -> FairHand:
    """One hand, dealt; all seats give their values but those named. By the older protocol nobody signs."""
    hand = share(commit(deals), deals, absent, held_back, are_signed=are_signed)
    hand.deal()
    return hand


def share(
    hand: FairHand,
    deals: FairDeals,
    absent: Collection[int] = (),
    held_back: Collection[int] = (),
    *,
    are_signed: bool = True,
) -> FairHand:
    """The values of all seats but those named, pledged and shown."""
    pledging = [seat for seat in range(deals.terms.seats) if seat not in absent]
    values = {seat: value_of(f"value {deals.terms.table} {hand.number} {seat}") for seat in pledging}
    seeds = {seat: seed_of(deals.terms.table, seat) if are_signed else b"" for seat in pledging}
    keys = {seat: public_key(seed) if seed else b"" for seat, seed in seeds.items()}
    for seat, value in values.items():
        hand.pledge(seat, pledge(hand.commitment, seat, value, keys[seat]), keys[seat])
    hand.close_pledges()
    for seat, value in values.items():
        if seat not in held_back:
            signature = sign(seeds[seat], signed_text(deals.head_to_sign(), seat)) if are_signed else b""
            hand.contribute(seat, value, signature)
    return hand


def in_english(found: list[Any]) -> list[str]:
    """What a verifier found, said."""
    return [house_speaker().say(read_said(data, int)) for data in found]
