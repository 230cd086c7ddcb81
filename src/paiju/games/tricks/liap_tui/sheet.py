"""The score sheet of Liap Tui: piles as declared, or too many or too few, times the redeals."""

from paiju.games.sheets import number_of, times
from paiju.games.tricks.liap_tui.state import Rules, State
from paiju.games.tricks.state import SEATS
from paiju.kernel.payments import HOUSE, Payment


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    return [scored(seat, after.result[seat], why(g, after, seat)) for seat in range(SEATS) if after.result[seat]]


def scored(seat: int, points: int, why: str) -> Payment:
    return Payment(HOUSE, seat, points, why) if points > 0 else Payment(seat, HOUSE, -points, why)


def why(g: Rules, seen: State, seat: int) -> str:
    redeals = number_of(seen.multiplier - 1, "redeal")
    return piles(g, seen.declared[seat], seen.captured[seat]) + times(seen.multiplier, f"after {redeals}")


def piles(g: Rules, declared: int, captured: int) -> str:
    if declared != captured:
        apart = number_of(abs(declared - captured), "pile")
        return f"{apart} too {'many' if captured > declared else 'few'} ({declared} declared, {captured} captured)"
    if declared == 0:
        return f"no pile, as declared ({g.zero_bonus})"
    return f"{number_of(declared, 'pile')}, as declared ({declared} + {g.hit_bonus})"
