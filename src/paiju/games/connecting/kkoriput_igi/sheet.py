"""The score sheet of Sticking the Tail: the last pays the winner, and so does who has too many points."""

from paiju.games.connecting.kkoriput_igi.settlement import AT_LEAST_THIRTY, THIRTY, TOKENS, is_last, last_seat
from paiju.games.connecting.kkoriput_igi.state import Rules, State
from paiju.games.connecting.sheets import as_settled, points_against
from paiju.games.sheets import times
from paiju.kernel.payments import Payment, as_record


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    """Every payer pays all winners alike."""
    settled = as_settled(before, after)
    winners = [seat for seat in range(g.seats) if after.result[seat] > 0]
    payers = [seat for seat in range(g.seats) if after.result[seat] < 0]
    return [
        Payment(payer, winner, -after.result[payer] // len(winners), why(g, settled, payer, winner))
        for payer in payers
        for winner in winners
    ]


def why(g: Rules, settled: State, payer: int, winner: int) -> str:
    reason = f"{offence(g, settled, payer)} with {points_against(settled, payer, winner)}"
    return f"{reason}, one stake" if g.payment == TOKENS else reason + times(g.stake, "stake")


def offence(g: Rules, settled: State, payer: int) -> str:
    """A seat that is last and has too many points besides pays as the last."""
    rules, state = as_record(g), as_record(settled)
    if is_last(rules, state, payer, last_seat(rules, state)):
        return "being last"
    return f"reaching {THIRTY}" if g.thirty_rule == AT_LEAST_THIRTY else f"exceeding {THIRTY}"
