"""The proof file: what has been published about the hands of a table so far, as JSON. Bytes are lower-case hex."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from paiju.play.errors import FairError
from paiju.play.fair.terms import Terms
from paiju.words.said import Quoted, Said

FORMAT = "paiju-proof"
VERSION = 1


class SeatProof(TypedDict):
    """Both empty: the seat pledged nothing. The value alone empty: it is not open, or was never opened."""

    pledge: str
    value: str


class Opening(TypedDict):
    """One tile of the wall, with what leads from its leaf to the root."""

    place: int
    tile: str
    salt: str
    path: list[str]


class Throw(TypedDict):
    throw: int
    dice: list[int]


class HandProof(TypedDict):
    """What is not published yet is empty."""

    hand: int
    commitment: str
    seats: list[SeatProof]
    root: str
    opened: list[Opening]
    seating: list[int]
    dice: list[Throw]
    secret: str


class Proof(TypedDict):
    format: str
    version: int
    table: str
    game: str
    rules: int
    seats: int
    tiles: list[str]
    hands: list[HandProof]


def proof_of(terms: Terms, hands: list[HandProof]) -> Proof:
    return {
        "format": FORMAT,
        "version": VERSION,
        "table": terms.table,
        "game": terms.game,
        "rules": terms.rules,
        "seats": terms.seats,
        "tiles": list(terms.tiles),
        "hands": hands,
    }


def write_proof(proof: Proof) -> str:
    return msgspec.json.encode(proof).decode()


def read_proof(text: str) -> Proof:
    """A proof, not verified; raises FairError where it is none."""
    try:
        proof = msgspec.json.decode(text, type=Proof)
    except (ValueError, RecursionError) as error:
        raise FairError(Said("no-proof", why=Quoted(str(error)))) from error
    if proof["format"] != FORMAT:
        raise FairError(Said("no-proof-format", format=Quoted(repr(proof["format"]))))
    if proof["version"] != VERSION:
        raise FairError(Said("no-proof-version", version=Quoted(str(proof["version"])), newest=VERSION))
    return proof
