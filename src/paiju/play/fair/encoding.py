"""How fields become bytes: each with its length before it, so that no two lists of fields share an encoding."""

from __future__ import annotations

import hashlib

TAG = "paiju-fair-1"
LENGTH = 4  # bytes, big-endian

Field = bytes | str | int  # a text is UTF-8, a number its decimal digits


def fields(kind: str, *values: Field) -> bytes:
    """The tag, what it is for, and the values."""
    return b"".join(len(part).to_bytes(LENGTH, "big") + part for part in map(_plain, (TAG, kind, *values)))


def digest(kind: str, *values: Field) -> bytes:
    return hashlib.sha256(fields(kind, *values)).digest()


def _plain(value: Field) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode()
