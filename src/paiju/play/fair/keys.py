"""The keys of seats: each client makes one for a table, and signs with it what was published.

Who signs nothing does not load the cryptography: it is imported where it is used.
"""

from __future__ import annotations

SEED_BYTES = 32  # of a private key
KEY_BYTES = 32  # of a public key
SIGNATURE_BYTES = 64


def public_key(seed: bytes) -> bytes:
    """The public half of an Ed25519 key."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(seed).public_key().public_bytes_raw()


def sign(seed: bytes, message: bytes) -> bytes:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(seed).sign(message)


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the signature of this message is that of the key."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
