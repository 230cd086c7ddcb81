"""The score sheet of Liap Tui: piles as declared, or too many or too few, times the redeals."""

from paiju.games.tricks.liap_tui.state import UNDECLARED, Rules, State
from paiju.games.tricks.sheets import times
from paiju.games.tricks.state import SEATS
from paiju.kernel.aims import Aim
from paiju.kernel.payments import HOUSE, Payment
from paiju.words.said import Said


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    return [scored(seat, after.result[seat], why(g, after, seat)) for seat in range(SEATS) if after.result[seat]]


def scored(seat: int, points: int, why: Said) -> Payment:
    return Payment(HOUSE, seat, points, why) if points > 0 else Payment(seat, HOUSE, -points, why)


def why(g: Rules, seen: State, seat: int) -> Said:
    redeals = Said("term-after-redeals", count=seen.multiplier - 1)
    return times(piles(g, seen.declared[seat], seen.captured[seat]), seen.multiplier, redeals)


def piles(g: Rules, declared: int, captured: int) -> Said:
    if captured > declared:
        return Said("paid-too-many", count=captured - declared, declared=declared, captured=captured)
    if captured < declared:
        return Said("paid-too-few", count=declared - captured, declared=declared, captured=captured)
    if declared == 0:
        return Said("paid-none-declared", bonus=g.zero_bonus)
    return Said("paid-as-declared", count=declared, bonus=g.hit_bonus)


def aim(g: Rules, seen: State, seat: int) -> Aim:
    declared = seen.declared[seat]
    if declared == UNDECLARED:
        return Aim(Said("aim-declare"))
    return Aim(Said("aim-declared", declared=declared), seen.captured[seat], declared)
