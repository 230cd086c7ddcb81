"""The score sheet of the fishing game Fifteen Lakes: large, middle and small fish of 84 cards."""

from paiju.games.fishing import sheets
from paiju.games.fishing.lakes.sheets import lakes_payments
from paiju.games.fishing.shi_wu_hu.state import MILITARY, Rules, State
from paiju.kernel.payments import Payment

aim = sheets.aim


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    return lakes_payments(g, after, MILITARY)
