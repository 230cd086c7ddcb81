"""Public randomness: a chain of drand, whose rounds nobody knows before their time and everybody can check after it.

Of the schemes of drand this is bls-unchained-g1-rfc9380. The cryptography is of the extra `beacon`, and is imported
where it is used.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from paiju.play.errors import FairError
from paiju.play.fair.encoding import digest
from paiju.words.said import Quoted, Said

SCHEME = "bls-unchained-g1-rfc9380"
LIBRARY = "pip install 'paiju[beacon]'"
DOMAIN = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
PUBLIC_KEY_BYTES = 96  # a point of G2, compressed
ROUND_BYTES = 48  # its signature: a point of G1, compressed


@dataclass(frozen=True)
class Beacon:
    """A chain of rounds: round 1 comes at the genesis, in seconds since 1970, the others each a period later."""

    public_key: bytes
    genesis: int
    period: int

    def __post_init__(self) -> None:
        if len(self.public_key) != PUBLIC_KEY_BYTES or self.period < 1 or self.genesis < 0:
            raise FairError(Said("no-beacon", scheme=Quoted(SCHEME)))

    @property
    def digest(self) -> bytes:
        """What the terms of a deal name it by."""
        return digest("beacon", SCHEME, self.public_key, self.genesis, self.period)

    def time_of(self, number: int) -> int:
        """When a round comes."""
        return self.genesis + (number - 1) * self.period

    def first_round_after(self, instant: float) -> int:
        """The first round that comes later than an instant."""
        return max(1, int((instant - self.genesis) // self.period) + 2)

    def has_signed(self, number: int, signature: bytes) -> bool:
        """Whether this is the signature of a round; raises FairError where that cannot be checked here."""
        return is_signed_round(self.public_key, number, signature)


QUICKNET = Beacon(
    bytes.fromhex(
        "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
        "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
    ),
    genesis=1_692_803_367,
    period=3,
)


def randomness(signature: bytes) -> bytes:
    """What a round adds to a deal, as drand publishes it."""
    return hashlib.sha256(signature).digest()


def is_signed_round(public_key: bytes, number: int, signature: bytes) -> bool:
    try:
        from py_arkworks_bls12381 import GT, G1Point, G2Point
    except ModuleNotFoundError as error:
        raise FairError(Said("no-beacon-library", command=Quoted(LIBRARY))) from error
    try:
        signed, key = G1Point.from_compressed_bytes(signature), G2Point.from_compressed_bytes(public_key)
    except ValueError:
        return False
    if G1Point.identity() == signed or G2Point.identity() == key:
        return False
    message = G1Point.hash_to_curve(hashlib.sha256(number.to_bytes(8, "big")).digest(), DOMAIN)
    return GT.pairing_check([signed, -message], [G2Point(), key])
