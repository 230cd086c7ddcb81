"""The score sheet of Bagchen: chips as they are paid, and what the end of a hand is worth."""

from collections.abc import Iterator

from paiju.games.tricks.bagchen.rules import chips_won
from paiju.games.tricks.bagchen.sets import FORM, MOTHER_AND_SON, SIZE
from paiju.games.tricks.bagchen.settlement import QUOTA, pays_chips, settling_factor
from paiju.games.tricks.bagchen.state import Rules, State
from paiju.games.tricks.sheets import against_quota, last_trick_aim, multiplied
from paiju.games.tricks.state import SEATS
from paiju.kernel.aims import Aim
from paiju.kernel.payments import Payment, as_record
from paiju.words.said import Said


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    """What wins chips cannot be beaten, so it lay on the table before the last seat threw its tiles away."""
    lines: list[Payment] = []
    if after.tricks[before.taker] > before.tricks[before.taker]:
        lines += chips(g, before)
    if after.hands_played > before.hands_played:
        lines += [*chips_given_back(g, after), *tricks_settled(g, after)]
    return lines


def chips(g: Rules, before: State) -> Iterator[Payment]:
    amount = chips_won(as_record(before))
    for payer in range(SEATS):
        if amount and pays_chips(as_record(g), as_record(before), payer, before.taker):
            yield Payment(payer, before.taker, amount, points_won(before, amount))


def points_won(before: State, amount: int) -> Said:
    place = before.plays[before.taker]
    if FORM[before.points, place] == MOTHER_AND_SON:
        return Said("paid-mother-and-son")
    size = int(SIZE[place])
    if amount == size:
        return Said("paid-points", count=size)
    return Said("paid-points-with-sons", count=size, sons=int(amount - size))


def chips_given_back(g: Rules, after: State) -> Iterator[Payment]:
    for loser in range(SEATS):
        if g.jump and after.run_paid[loser]:
            yield Payment(after.taker, loser, after.run_paid[loser], Said("paid-back-for-jump"))


def tricks_settled(g: Rules, after: State) -> list[Payment]:
    winner = after.taker
    jump = settling_factor(g.jump, after.run), Said("term-jump", chips=after.run)
    lines = []
    for loser in range(SEATS):
        if loser != winner:
            why = against_quota(after.tricks[loser], QUOTA, 0)
            lines += multiplied(loser, winner, QUOTA - after.tricks[loser], why, jump)
    return lines


def aim(g: Rules, seen: State, seat: int) -> Aim:
    return last_trick_aim(QUOTA, seen.tricks[seat])
