"""Token buckets: rates by key, in memory that does not grow with the number of keys."""

from __future__ import annotations

import hashlib
from array import array
from dataclasses import dataclass

from paiju.server import limits
from paiju.server.randomness import OS_SECRETS, Secrets

KEY_BYTES = 16


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: int


class Bucket:
    """One bucket, full at first."""

    def __init__(self) -> None:
        self._spent = 0.0
        self._at = 0.0

    def take(self, rate: Rate, now: float) -> bool:
        """Take one token; whether there was one."""
        self._spent = max(0.0, self._spent - (now - self._at) * rate.a_second)
        self._at = now
        if self._spent + 1 > rate.at_once:
            return False
        self._spent += 1
        return True


class Buckets:
    """A bucket for every key; keys that fall on one place share its bucket, which can only refuse more."""

    def __init__(self, rate: Rate, places: int = limits.BUCKETS, secrets: Secrets = OS_SECRETS) -> None:
        self._rate, self._places = rate, places
        self._secret = secrets.token(KEY_BYTES)
        self._spent, self._at = (array("d", bytes(8 * places)) for _ in range(2))

    def take(self, key: str, now: float) -> bool:
        """Take one token from the bucket of a key; whether there was one."""
        place = self._place(key)
        spent = max(0.0, self._spent[place] - (now - self._at[place]) * self._rate.a_second)
        is_allowed = spent + 1 <= self._rate.at_once
        self._spent[place], self._at[place] = spent + is_allowed, now
        return is_allowed

    @property
    def nbytes(self) -> int:
        return self._spent.itemsize * len(self._spent) + self._at.itemsize * len(self._at)

    def _place(self, key: str) -> int:
        """Keyed by a secret, so that nobody can choose whom to share a place with."""
        digest = hashlib.blake2b(key.encode(), digest_size=8, key=self._secret).digest()
        return int.from_bytes(digest) % self._places
