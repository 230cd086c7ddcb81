"""Chance in tests: every test has streams of its own, from PAIJU_SEED and its name.

The same seed gives a test the same deals, tickets and nonces, whatever other tests run before or beside it. Each server
and each client of a test draws from a stream of its own, so that who of two is quicker changes little.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import os
import random
import secrets
from collections import Counter
from collections.abc import Iterator
from unittest import mock

SEED = os.environ.get("PAIJU_SEED") or "1"
ARE_DEALS_RARE = os.environ.get("PAIJU_DEALS") == "rare"


class SeededSecrets:
    """A source of secrets that depends on its name alone."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._places = itertools.count()  # counts in one step, as several threads ask

    def token(self, size: int) -> bytes:
        return hashlib.shake_256(f"{self.name}\0{next(self._places)}".encode()).digest(size)


class TestChance:
    """The streams of one test."""

    __test__ = False

    def __init__(self, test: str, cleanup: contextlib.ExitStack) -> None:
        self._test, self._cleanup = test, cleanup
        self._streams: Counter[str] = Counter()
        self._rest: SeededSecrets | None = None
        self._is_rare = False

    @property
    def was_drawn_from(self) -> bool:
        return bool(self._streams)

    def stream(self, purpose: str) -> SeededSecrets:
        """A new stream; those of one purpose are numbered."""
        self._streams[purpose] += 1
        return SeededSecrets(f"{SEED} {self._test} {purpose} {self._streams[purpose]}")

    def token(self, size: int | None = None) -> bytes:
        """For all that asks the operating system otherwise."""
        self._rest = self._rest or self.stream("rest")
        return self._rest.token(32 if size is None else size)

    def bits(self, number: int) -> int:
        return int.from_bytes(self.token(-(-number // 8))) >> (-number % 8)

    def deal_as_wanted(self) -> None:
        """From now to the end of the test deals are rare, where that is wanted."""
        if ARE_DEALS_RARE and not self._is_rare:
            from tests.rare import choosing_rare_deals  # and with it the games, which most tests do not need

            self._is_rare = True
            self._cleanup.enter_context(choosing_rare_deals())


_running: list[TestChance] = []


@contextlib.contextmanager
def of_test(test: str, *, is_fresh: bool) -> Iterator[None]:
    """The chance of a test while it runs; in one that is about randomness the operating system is asked as ever."""
    with contextlib.ExitStack() as cleanup:
        chance = TestChance(test, cleanup)
        _running.append(chance)
        cleanup.callback(_running.pop)
        random.seed(f"{SEED} {test}")
        if not is_fresh:
            cleanup.enter_context(mock.patch.object(secrets, "token_bytes", chance.token))
            cleanup.enter_context(mock.patch.object(secrets, "randbits", chance.bits))
        yield


def current() -> TestChance | None:
    """That of the test that runs; None outside of tests, as in the commands that measure."""
    return _running[-1] if _running else None


def seed(purpose: str = "seed") -> int:
    """A number that is another one with another seed, for a test's own generator."""
    return int.from_bytes(_running[-1].stream(purpose).token(4))
