"""The server's secret and the seats' values: drawn, bound before they are shown, and joined into the key of a hand."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence

from paiju.play.fair.encoding import digest, fields
from paiju.play.fair.terms import Terms

SECRET_BYTES = 32
VALUE_BYTES = 16
NO_VALUE = b""  # of a seat that pledged nothing, or did not open what it pledged


def fresh_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def fresh_value() -> bytes:
    return secrets.token_bytes(VALUE_BYTES)


def commitment(terms: Terms, hand: int, secret: bytes) -> bytes:
    """What the server publishes before the seats contribute."""
    return digest("commitment", *terms.fields(hand), secret)


def pledge(published: bytes, seat: int, value: bytes, key: bytes = b"") -> bytes:
    """What a seat sends before any seat shows its value; it names the server's commitment, so it came after it.

    It names the key that the seat signs with; the first protocol had none.
    """
    return digest("pledge", published, seat, key, value) if key else digest("pledge", published, seat, value)


def key(terms: Terms, hand: int, secret: bytes, values: Sequence[bytes], public: bytes = NO_VALUE) -> bytes:
    """What everything that is random in a hand is drawn from; one value a seat, and that of a beacon where it came."""
    parts = [*values, public] if public else values
    return hmac.digest(secret, fields("key", *terms.fields(hand), *parts), "sha256")
