"""Who pays whom in Heaven-Nine: bonuses at once, the rest when the last trick is taken."""

from paiju.games.tricks.hands import factor_between, pay
from paiju.games.tricks.quota import banker_factor, quota_for, tricks_short
from paiju.games.tricks.tianjiu.state import TRICK_POINTS, WINNER_ONE, Rules, State
from paiju.kernel.compile import rule

LAST_TRICK_POINTS = 4


@rule
def settle(g: Rules, s: State, winner: int) -> None:
    for loser in range(g.seats):
        if loser == winner:
            continue
        if g.scoring == WINNER_ONE:
            pay(s, loser, winner, 1)
        elif g.scoring == TRICK_POINTS:
            settle_points(g, s, loser, winner)
        else:
            pay(s, loser, winner, owed(g, s, loser, winner))


@rule
def owed(g: Rules, s: State, loser: int, winner: int) -> int:
    """Negative where the winner buys tricks above the quota."""
    short = short_of_quota(g, s, loser)
    return short * factor_for(g, s, loser, winner, short)


@rule
def short_of_quota(g: Rules, s: State, loser: int) -> int:
    return tricks_short(quota_for(g.quota, s.hand_size), g.empty_extra, s.tricks[loser])


@rule
def factor_for(g: Rules, s: State, loser: int, winner: int, short: int) -> int:
    """The banker's, if he is one of the two; a losing banker above the quota has it only by the older rule."""
    if g.banker_excess_multiplied:
        return factor_between(loser, winner, s.banker, s.multiplier)
    return banker_factor(s.banker, s.multiplier, winner, loser, short)


@rule
def settle_points(g: Rules, s: State, loser: int, winner: int) -> None:
    """A loser settles with the winner and with each later loser, so that every two seats settle once."""
    points = trick_points(s, loser, winner)
    pay(s, loser, winner, trick_points(s, winner, winner) - points)
    for other in range(loser + 1, g.seats):
        if other != winner:
            pay(s, loser, other, trick_points(s, other, winner) - points)


@rule
def trick_points(s: State, seat: int, winner: int) -> int:
    return s.tricks[seat] + (LAST_TRICK_POINTS if seat == winner else 0)
