"""The score sheet of Merged Tiu-U: large, middle and small fish of 64 tiles."""

from paiju.games.fishing import sheets
from paiju.games.fishing.lakes.sheets import lakes_payments
from paiju.games.fishing.tiu_u_merged.state import MILITARY, Rules, State
from paiju.kernel.payments import Payment

aim = sheets.aim


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    return lakes_payments(g, after, MILITARY)
