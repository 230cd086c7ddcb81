"""The score sheet of Sticking the Tail: the last pays the winner, and so does who has too many points."""

from paiju.games.connecting import sheets
from paiju.games.connecting.kkoriput_igi.settlement import AT_LEAST_THIRTY, THIRTY, TOKENS, is_last, last_seat
from paiju.games.connecting.kkoriput_igi.state import Rules, State
from paiju.games.connecting.sheets import as_settled
from paiju.kernel.payments import Payment, as_record
from paiju.words.said import Said

aim = sheets.aim


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


def why(g: Rules, settled: State, payer: int, winner: int) -> Said:
    points, against, fault = settled.points[payer], settled.points[winner], offence(g, settled, payer)
    if g.payment == TOKENS:
        return Said("paid-one-stake", offence=fault, points=points, against=against)
    if g.stake == 1:
        return Said("paid-difference", offence=fault, points=points, against=against)
    return Said("paid-stakes", offence=fault, points=points, against=against, stake=g.stake)


def offence(g: Rules, settled: State, payer: int) -> Said:
    """A seat that is last and has too many points besides pays as the last."""
    rules, state = as_record(g), as_record(settled)
    if is_last(rules, state, payer, last_seat(rules, state)):
        return Said("paid-last")
    return Said("paid-reaching", limit=THIRTY) if g.thirty_rule == AT_LEAST_THIRTY else Said("paid-above", limit=THIRTY)
