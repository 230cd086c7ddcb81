"""The score sheet of Slanted Nail: every two players settle, more where one of them has passed or hardly joined."""

from functools import partial

from paiju.games.connecting import sheets
from paiju.games.connecting.ce_deng.settlement import NONE, PASS, factor, status
from paiju.games.connecting.ce_deng.state import Rules, State
from paiju.games.connecting.sheets import as_settled, points_against
from paiju.games.sheets import between_all
from paiju.kernel.payments import Payment, as_record
from paiju.words.said import Listed, Said, Seat

aim = sheets.aim


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.length == 0:
        return paid_to_eight_doubles(g, after)
    settled = as_settled(before, after)
    return between_all(g.seats, partial(owed, g, settled), partial(why, g, settled))


def paid_to_eight_doubles(g: Rules, seen: State) -> list[Payment]:
    """Nobody has joined a tile."""
    return [
        Payment(seat, seen.winner, -seen.result[seat], Said("paid-eight-doubles", points=seen.points[seat]))
        for seat in range(g.seats)
        if seat != seen.winner
    ]


def owed(g: Rules, settled: State, payer: int, payee: int) -> int:
    return (settled.points[payer] - settled.points[payee]) * times(g, settled, payer, payee)


def times(g: Rules, settled: State, payer: int, payee: int) -> int:
    return factor(as_record(g), as_record(settled), payer, payee)


def why(g: Rules, settled: State, payer: int, payee: int) -> Said:
    """Doubled by the status of each, or by both being penalised."""
    points, against = settled.points[payer], settled.points[payee]
    statuses = {seat: status(as_record(g), as_record(settled), seat) for seat in (payee, payer)}
    reasons = tuple(in_words(settled, seat, found) for seat, found in statuses.items() if found != NONE)
    if times(g, settled, payer, payee) == 1:
        return points_against(settled, payer, payee)
    if statuses[payer] == statuses[payee]:
        return Said("paid-doubled-once", points=points, against=against, why=Listed(reasons, "joint-penalties"))
    if len(reasons) == 1:
        return Said("paid-doubled-once", points=points, against=against, why=reasons[0])
    return Said("paid-doubled-twice", points=points, against=against, why=reasons[0], why2=reasons[1])


def in_words(settled: State, seat: int, found: int) -> Said:
    if found == PASS:
        return Said("paid-pass", seat=Seat(seat))
    left = settled.left[seat]
    return Said("paid-head", count=left) if seat == settled.dealer else Said("paid-tail", count=left)
