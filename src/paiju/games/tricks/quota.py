"""Settling by tricks against a quota, with a factor for the banker."""

from typing import Protocol

from paiju.games.tricks.options import BANKER_MULTIPLIER, QUOTA
from paiju.kernel.compile import rule

INCREASING = BANKER_MULTIPLIER.place("increasing")
NO_MULTIPLIER = BANKER_MULTIPLIER.place("none")
AUTO = QUOTA.store("auto")


class BankerRules(Protocol):
    """The options of a game with a banker."""

    banker_multiplier: int


class BankerState(Protocol):
    """The state of a game with a banker."""

    banker: int
    multiplier: int


@rule
def quota_for(quota: int, hand_size: int) -> int:
    return hand_size // 2 if quota == AUTO else quota


@rule
def tricks_short(quota: int, empty_extra: int, tricks: int) -> int:
    """How many tricks a loser pays for; a negative number is tricks above the quota, which the winner buys."""
    return quota - tricks if tricks > 0 else quota + empty_extra


@rule
def banker_factor(banker: int, multiplier: int, winner: int, loser: int, short: int) -> int:
    """A banker who loses above the quota is paid without his factor."""
    if winner == banker or (loser == banker and short > 0):
        return multiplier
    return 1


@rule
def first_multiplier(g: BankerRules) -> int:
    return 1 if g.banker_multiplier == NO_MULTIPLIER else 2


@rule
def pass_bank(g: BankerRules, s: BankerState, winner: int) -> None:
    """The winner is the next banker; a banker who wins again may raise his factor."""
    if winner != s.banker:
        s.banker = winner
        s.multiplier = first_multiplier(g)
    elif g.banker_multiplier == INCREASING:
        s.multiplier += 1
