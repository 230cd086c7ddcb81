"""Who pays whom in Heaven-Nine: bonuses at once, the rest when the last trick is taken."""

from paiju.games.tricks.hands import pay
from paiju.games.tricks.tianjiu.state import AUTO, INCREASING, NONE, TRICK_POINTS, WINNER_ONE, Rules, State
from paiju.kernel.compile import rule

LAST_TRICK_POINTS = 4


@rule
def pay_bonus(g: Rules, s: State, receiver: int, bonus: int) -> None:
    """From each other seat, with the banker's factor where he pays or receives; double in the last trick."""
    if s.held[s.leader] == 0:
        bonus *= 2
    for payer in range(g.seats):
        if payer != receiver:
            has_banker = s.banker == payer or s.banker == receiver
            pay(s, payer, receiver, bonus * s.multiplier if has_banker else bonus)


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
    """Below zero: tricks above the quota are bought by the winner."""
    quota = s.hand_size // 2 if g.quota == AUTO else g.quota
    base = quota - s.tricks[loser] if s.tricks[loser] > 0 else quota + g.empty_extra
    if winner == s.banker:
        return base * s.multiplier
    if loser == s.banker and (base > 0 or g.banker_excess_multiplied):
        return base * s.multiplier
    return base


@rule
def settle_points(g: Rules, s: State, loser: int, winner: int) -> None:
    """A loser with the winner, and with each loser behind it, so that every two seats settle once."""
    pay(s, loser, winner, s.tricks[winner] + LAST_TRICK_POINTS - s.tricks[loser])
    for other in range(loser + 1, g.seats):
        if other != winner:
            pay(s, loser, other, s.tricks[other] - s.tricks[loser])


@rule
def first_multiplier(g: Rules) -> int:
    return 1 if g.banker_multiplier == NONE else 2


@rule
def pass_bank(g: Rules, s: State, winner: int) -> None:
    if winner != s.banker:
        s.banker = winner
        s.multiplier = first_multiplier(g)
    elif g.banker_multiplier == INCREASING:
        s.multiplier += 1
