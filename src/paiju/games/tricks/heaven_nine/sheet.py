"""The score sheet of Heaven 9: bonuses as they are paid, and stacks when the hand is over."""

from paiju.games.tricks.heaven_nine.settlement import QUOTA, lowest_multiplier, multiplier_of, slam_multiplier
from paiju.games.tricks.heaven_nine.state import Rules, State
from paiju.games.tricks.quota import tricks_short
from paiju.games.tricks.sheets import Favoured, against_quota, bonuses_paid, last_trick_aim, multiplied
from paiju.kernel.aims import Aim
from paiju.kernel.payments import Payment
from paiju.words.said import Said


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    """Wins in a row count as they stood before the hand was over."""
    previous = Favoured(before.previous, multiplier_of(before.wins, g.previous_wins), Said("term-previous-wins"))
    pair = g.special_pair_bonus, Said("paid-supreme")
    lines = bonuses_paid(g, before, after, pair, g.quad_bonus, previous)
    return lines if after.hands_played == before.hands_played else lines + paid_for_stacks(g, after, previous)


def paid_for_stacks(g: Rules, after: State, previous: Favoured) -> list[Payment]:
    winner = after.taker
    slam = (slam_multiplier(after.tricks[winner], g.slam_factor), Said("term-grand-slam"))
    lines = []
    for loser in range(g.seats):
        if loser != winner:
            short = tricks_short(QUOTA, g.empty_extra, after.tricks[loser])
            factor = lowest_multiplier(after.plays[winner], short, g.lowest_factor, g.buy_at_double)
            why = against_quota(after.tricks[loser], QUOTA, g.empty_extra)
            factors = previous.factor(loser, winner), slam, (factor, Said("term-lowest-tile"))
            lines += multiplied(loser, winner, short, why, *factors)
    return lines


def aim(g: Rules, seen: State, seat: int) -> Aim:
    return last_trick_aim(QUOTA, seen.tricks[seat])
