"""The score sheet of Slanted Nail: every two players settle, more where one of them has passed or hardly joined."""

from functools import partial

from paiju.games.connecting.ce_deng.settlement import NONE, PASS, factor, status
from paiju.games.connecting.ce_deng.state import Rules, State
from paiju.games.connecting.sheets import as_settled, points_against
from paiju.games.sheets import between_all
from paiju.kernel.payments import Payment, as_record


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.length == 0:
        return paid_to_eight_doubles(g, after)
    settled = as_settled(before, after)
    return between_all(g.seats, partial(owed, g, settled), partial(why, g, settled))


def paid_to_eight_doubles(g: Rules, seen: State) -> list[Payment]:
    """Nobody has joined a tile."""
    return [
        Payment(seat, seen.winner, -seen.result[seat], f"{seen.points[seat]} points ×2 eight doubles")
        for seat in range(g.seats)
        if seat != seen.winner
    ]


def owed(g: Rules, settled: State, payer: int, payee: int) -> int:
    return (settled.points[payer] - settled.points[payee]) * times(g, settled, payer, payee)


def times(g: Rules, settled: State, payer: int, payee: int) -> int:
    return factor(as_record(g), as_record(settled), payer, payee)


def why(g: Rules, settled: State, payer: int, payee: int) -> str:
    return points_against(settled, payer, payee) + doubled(g, settled, payer, payee)


def doubled(g: Rules, settled: State, payer: int, payee: int) -> str:
    """By the status of each, or by both being penalised."""
    statuses = {seat: status(as_record(g), as_record(settled), seat) for seat in (payee, payer)}
    if statuses[payer] != statuses[payee]:
        return "".join(f" ×2 {in_words(settled, seat, found)}" for seat, found in statuses.items() if found != NONE)
    if times(g, settled, payer, payee) == 1:
        return ""
    return " ×2 " + " and ".join(in_words(settled, seat, found) for seat, found in statuses.items())


def in_words(settled: State, seat: int, found: int) -> str:
    if found == PASS:
        return f"pass of s{seat}"
    return f"{'head' if seat == settled.dealer else 'tail'} of {settled.left[seat]}"
