"""What the score sheets of trick games share: factors, bonuses paid by all, and tricks against a quota."""

from math import prod
from typing import NamedTuple

from paiju.games.sheets import number_of, times
from paiju.games.tricks.combinations import MOST_TILES, SUPREME
from paiju.games.tricks.hands import factor_between
from paiju.games.tricks.layout import best_play, play_of
from paiju.games.tricks.state import TableRules, TrickState
from paiju.kernel.payments import Payment

Factor = tuple[int, str]  # and what for
NOBODY = -1


class Favoured(NamedTuple):
    """The seat whose payments count more, how much, and why."""

    seat: int
    multiplier: int
    reason: str

    def factor(self, payer: int, payee: int) -> Factor:
        return int(factor_between(payer, payee, self.seat, self.multiplier)), self.reason


def multiplied(payer: int, payee: int, amount: int, why: str, *factors: Factor) -> list[Payment]:
    """What a seat pays another, times all factors; below zero the other pays, and there is no line for nothing."""
    if amount == 0:
        return []
    if amount < 0:
        payer, payee = payee, payer
    total = abs(amount) * prod(factor for factor, _ in factors)
    return [Payment(payer, payee, total, why + "".join(times(*factor) for factor in factors))]


def bonus_lines(
    g: TableRules, seen: TrickState, receiver: int, bonus: int, why: str, favoured: Favoured
) -> list[Payment]:
    """From each other seat; double in the last trick."""
    last = (2 if seen.held[seen.leader] == 0 else 1, "last trick")
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
    return [] if taker == NOBODY else bonus_lines(g, after, taker, quad_bonus, "winning with a quad", favoured)


def has_led_supreme(before: TrickState, after: TrickState) -> bool:
    led = play_of(after, after.leader)
    return best_play(before) is None and led is not None and led.kind == SUPREME


def quad_taker(before: TrickState, after: TrickState) -> int:
    """Who has just taken a trick with a quad, or NOBODY: no other combination has four tiles."""
    taken = after.tricks[after.taker] - before.tricks[after.taker]
    return after.taker if taken == MOST_TILES else NOBODY


def against_quota(tricks: int, quota: int, empty_extra: int, noun: str = "trick") -> str:
    """Such as "2 tricks short of the quota", "no trick (4 + 1)"."""
    if tricks == 0 and empty_extra:
        return f"no {noun} ({quota} + {empty_extra})"
    return f"{number_of(abs(quota - tricks), noun)} {'short of' if tricks < quota else 'above'} the quota"
