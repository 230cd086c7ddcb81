"""The score sheet of the fishing game Fifteen Lakes: large, middle and small fish of 84 cards."""

from typing import Any

from paiju.games.fishing.lakes.sheet import lakes_payments
from paiju.games.fishing.shi_wu_hu.rules import MILITARY
from paiju.kernel.payments import Payment


def payments(g: Any, before: Any, after: Any) -> list[Payment]:
    return lakes_payments(g, after, MILITARY)
