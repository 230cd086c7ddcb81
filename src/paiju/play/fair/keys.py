"""The keys of seats: each client makes one for a table, and signs with it what was published.

Who signs nothing does not load the cryptography: it is imported where it is used.
"""

from __future__ import annotations

SEED_BYTES = 32  # of a private key
KEY_BYTES = 32  # of a public key
SIGNATURE_BYTES = 64


def public_key(seed: bytes) -> bytes:
    """The public half of an Ed25519 key."""
    from nacl.signing import SigningKey

    return SigningKey(seed).verify_key.encode()


def sign(seed: bytes, message: bytes) -> bytes:
    from nacl.signing import SigningKey

    return SigningKey(seed).sign(message).signature


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the signature of this message is that of the key."""
    from nacl.exceptions import BadSignatureError
    from nacl.signing import VerifyKey

    try:
        VerifyKey(key).verify(message, signature)
    except (BadSignatureError, ValueError):
        return False
    return True
