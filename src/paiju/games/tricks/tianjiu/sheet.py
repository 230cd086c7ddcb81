"""The score sheet of Heaven-Nine: bonuses as they are paid, and tricks when the hand is over."""

from functools import partial

from paiju.games.sheets import between_all, replace
from paiju.games.tricks.quota import quota_for
from paiju.games.tricks.sheets import Favoured, against_quota, bonuses_paid, last_trick_aim, multiplied
from paiju.games.tricks.tianjiu.settlement import LAST_TRICK_POINTS, factor_for, short_of_quota, trick_points
from paiju.games.tricks.tianjiu.state import TRICK_POINTS, WINNER_ONE, Rules, State
from paiju.kernel.aims import Aim
from paiju.kernel.payments import Payment, as_record
from paiju.words.said import Said


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if g.seats == 2:
        return paid_by_mouse(after)
    banker = Favoured(before.banker, before.multiplier, Said("term-banker"))
    supreme = g.supreme_bonus, Said("paid-supreme")
    lines = bonuses_paid(g, before, after, supreme, g.quad_bonus, banker)
    if after.hands_played == before.hands_played:
        return lines
    return lines + paid_at_the_end(g, replace(after, banker=before.banker, multiplier=before.multiplier))


def paid_by_mouse(seen: State) -> list[Payment]:
    """In Moving Mice the shorter queue has lost."""
    winner = 0 if seen.result[0] > 0 else 1
    if seen.result[winner] == 0:
        return []
    why = Said("paid-queue", length=seen.queued[1 - winner], other=seen.queued[winner])
    return [Payment(1 - winner, winner, seen.result[winner], why)]


def paid_at_the_end(g: Rules, settled: State) -> list[Payment]:
    """To the winner, who took the last trick, or by him; with trick points every two seats settle."""
    winner = settled.taker
    losers = [seat for seat in range(g.seats) if seat != winner]
    if g.scoring == WINNER_ONE:
        return [Payment(loser, winner, 1, Said("paid-last-trick")) for loser in losers]
    if g.scoring == TRICK_POINTS:
        return between_all(g.seats, partial(difference, settled), partial(points_against, settled))
    return [line for loser in losers for line in paid_by_quota(g, settled, loser, winner)]


def paid_by_quota(g: Rules, settled: State, loser: int, winner: int) -> list[Payment]:
    rules, state = as_record(g), as_record(settled)
    short = short_of_quota(rules, state, loser)
    factor = factor_for(rules, state, loser, winner, short)
    why = against_quota(settled.tricks[loser], quota_for(g.quota, settled.hand_size), g.empty_extra)
    return multiplied(loser, winner, short, why, (factor, Said("term-banker")))


def difference(settled: State, payer: int, payee: int) -> int:
    return points(settled, payee) - points(settled, payer)


def points(settled: State, seat: int) -> int:
    return trick_points(as_record(settled), seat, settled.taker)


def points_against(settled: State, payer: int, payee: int) -> Said:
    return Said("paid-against", points=counted(settled, payer), other=counted(settled, payee))


def counted(settled: State, seat: int) -> Said:
    made = int(points(settled, seat))
    if seat != settled.taker:
        return Said("term-points", count=made)
    return Said("term-points-of-taker", count=made, tricks=settled.tricks[seat], last=LAST_TRICK_POINTS)


def aim(g: Rules, seen: State, seat: int) -> Aim:
    if g.seats == 2:
        return Aim(Said("aim-longer-queue", length=seen.queued[seat], other=seen.queued[1 - seat]))
    if g.scoring in (WINNER_ONE, TRICK_POINTS):
        return Aim(Said("aim-last-trick"))
    return last_trick_aim(int(quota_for(g.quota, seen.hand_size)), seen.tricks[seat])
