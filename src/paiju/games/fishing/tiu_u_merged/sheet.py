"""The score sheet of Merged Tiu-U: large, middle and small fish of 64 tiles."""

from typing import Any

from paiju.games.fishing.lakes.sheet import lakes_payments
from paiju.games.fishing.tiu_u_merged.rules import MILITARY
from paiju.kernel.payments import Payment


def payments(g: Any, before: Any, after: Any) -> list[Payment]:
    return lakes_payments(g, after, MILITARY)
