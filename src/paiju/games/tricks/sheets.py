"""What the score sheets of trick games share: factors, bonuses paid by all, and tricks against a quota."""

from math import prod
from typing import NamedTuple

from paiju.games.tricks.combinations import MOST_TILES, SUPREME
from paiju.games.tricks.hands import factor_between
from paiju.games.tricks.layout import best_play, play_of
from paiju.games.tricks.state import TableRules, TrickState
from paiju.kernel.aims import Aim
from paiju.kernel.payments import Payment
from paiju.words.said import Said

Factor = tuple[int, Said]  # and what for
NOBODY = -1


class Favoured(NamedTuple):
    """The seat whose payments count more, how much, and why."""

    seat: int
    multiplier: int
    reason: Said

    def factor(self, payer: int, payee: int) -> Factor:
        return int(factor_between(payer, payee, self.seat, self.multiplier)), self.reason


def multiplied(payer: int, payee: int, amount: int, why: Said, *factors: Factor) -> list[Payment]:
    """What a seat pays another, times all factors; below zero the other pays, and there is no line for nothing."""
    if amount == 0:
        return []
    if amount < 0:
        payer, payee = payee, payer
    total = abs(amount) * prod(factor for factor, _ in factors)
    for factor, reason in factors:
        why = times(why, factor, reason)
    return [Payment(payer, payee, total, why)]


def times(why: Said, factor: int, reason: Said) -> Said:
    """A payment with a multiplier and its reason; no word of one that changes nothing."""
    return why if factor == 1 else Said("paid-times", why=why, factor=int(factor), reason=reason)


def bonus_lines(
    g: TableRules, seen: TrickState, receiver: int, bonus: int, why: Said, favoured: Favoured
) -> list[Payment]:
    """From each other seat; double in the last trick."""
    last = (2 if seen.held[seen.leader] == 0 else 1, Said("term-last-trick"))
    payers = [seat for seat in range(g.seats) if seat != receiver]
    return [
        line
        for payer in payers
        for line in multiplied(payer, receiver, bonus, why, favoured.factor(payer, receiver), last)
    ]


def bonuses_paid(
    g: TableRules, before: TrickState, after: TrickState, supreme: Factor, quad_bonus: int, favoured: Favoured
) -> list[Payment]:
    """For leading the Supreme, with its reason in the game's own words, or for winning a trick with a quad."""
    if has_led_supreme(before, after):
        return bonus_lines(g, after, after.leader, *supreme, favoured)
    taker = quad_taker(before, after)
    return [] if taker == NOBODY else bonus_lines(g, after, taker, quad_bonus, Said("paid-quad"), favoured)


def has_led_supreme(before: TrickState, after: TrickState) -> bool:
    led = play_of(after, after.leader)
    return best_play(before) is None and led is not None and led.kind == SUPREME


def quad_taker(before: TrickState, after: TrickState) -> int:
    """Who has just taken a trick with a quad, or NOBODY: no other combination has four tiles."""
    taken = after.tricks[after.taker] - before.tricks[after.taker]
    return after.taker if taken == MOST_TILES else NOBODY


def against_quota(tricks: int, quota: int, empty_extra: int) -> Said:
    """Such as "2 tricks short of the quota", "no trick (4 + 1)"."""
    if tricks == 0 and empty_extra:
        return Said("paid-no-trick", quota=int(quota), extra=empty_extra)
    if tricks < quota:
        return Said("paid-short-of-quota", count=int(quota - tricks))
    return Said("paid-above-quota", count=int(tricks - quota))


def last_trick_aim(quota: int, tricks: int) -> Aim:
    """Who wins the last trick is paid; so many tricks keep from paying."""
    return Aim(Said("aim-last-trick-and-quota", quota=quota), tricks, quota)
