"""The proof file: what has been published about the hands of a table so far, as JSON. Bytes are lower-case hex."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

import msgspec

from paiju.play.errors import FairError
from paiju.play.fair.beacon import SCHEME, Beacon
from paiju.play.fair.chain import Attempt, Round, Share
from paiju.play.fair.terms import Terms
from paiju.words.said import Quoted, Said

FORMAT = "paiju-proof"
VERSION = 2
OLDER = 1  # without keys, signatures and options: it proves only that the file agrees with itself


class SeatProof(TypedDict):
    """All empty: the seat pledged nothing. Without a value: it is not open, or was never opened."""

    pledge: str
    key: NotRequired[str]
    value: str
    signature: NotRequired[str]


class GivenUp(TypedDict):
    """A deal that was given up; without seats its pledges were never published."""

    commitment: str
    seats: list[SeatProof]
    secret: str


class Opening(TypedDict):
    """One tile of the wall, with what leads from its leaf to the root."""

    place: int
    tile: str
    salt: str
    path: list[str]


class RoundProof(TypedDict):
    """The round of the beacon; the signature is empty until the hand is dealt, and where it did not come in time."""

    number: int
    signature: str


class RoundNamed(TypedDict, total=False):
    """Empty at a table without a beacon."""

    round: RoundProof


class BeaconProof(TypedDict):
    """The chain of a beacon: its scheme, its public key, when its first round came, and the seconds between rounds."""

    scheme: str
    public_key: str
    genesis: int
    period: int


class Throw(TypedDict):
    throw: int
    dice: list[int]


class HandProof(TypedDict):
    """What is not published yet is empty."""

    hand: int
    given_up: NotRequired[list[GivenUp]]
    commitment: str
    seats: list[SeatProof]
    round: NotRequired[RoundProof]
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
    options: NotRequired[dict[str, str]]
    beacon: NotRequired[BeaconProof]
    tiles: list[str]
    hands: list[HandProof]


def proof_of(terms: Terms, hands: list[HandProof]) -> Proof:
    proof: Proof = {
        "format": FORMAT,
        "version": VERSION,
        "table": terms.table,
        "game": terms.game,
        "rules": terms.rules,
        "seats": terms.seats,
        "options": dict(terms.options),
        "tiles": list(terms.tiles),
        "hands": hands,
    }
    if terms.beacon:
        proof["beacon"] = beacon_proof(terms.beacon)
    return proof


def beacon_proof(beacon: Beacon) -> BeaconProof:
    return {
        "scheme": SCHEME,
        "public_key": beacon.public_key.hex(),
        "genesis": beacon.genesis,
        "period": beacon.period,
    }


def round_proof(round: Round | None) -> RoundNamed:
    return {"round": {"number": round.number, "signature": round.signature.hex()}} if round else {}


def seat_proofs(shares: Sequence[Share]) -> list[SeatProof]:
    return [
        {
            "pledge": share.pledge.hex(),
            "key": share.key.hex(),
            "value": share.value.hex(),
            "signature": share.signature.hex(),
        }
        for share in shares
    ]


def given_up_proof(attempt: Attempt, reveal: bool) -> GivenUp:
    return {
        "commitment": attempt.commitment.hex(),
        "seats": seat_proofs(attempt.shares),
        "secret": attempt.secret.hex() if reveal else "",
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
    if not OLDER <= proof["version"] <= VERSION:
        version = Quoted(str(proof["version"]))
        raise FairError(Said("no-proof-version", version=version, oldest=OLDER, newest=VERSION))
    if "beacon" in proof:
        _check_beacon(proof["beacon"])
    return proof


def _check_beacon(named: BeaconProof) -> None:
    try:
        Beacon(bytes.fromhex(named["public_key"]), named["genesis"], named["period"])
    except FairError:
        raise
    except ValueError as error:
        raise FairError(Said("no-proof", why=Quoted(str(error)))) from error
