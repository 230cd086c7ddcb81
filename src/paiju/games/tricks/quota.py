"""Settling by tricks against a quota, with a factor for the banker."""

from typing import Any

from paiju.kernel.compile import rule

# Options by their place in the list.
INCREASING, FIXED, NONE = range(3)
AUTO = -1


@rule
def quota_for(quota: int, hand_size: int) -> int:
    return hand_size // 2 if quota == AUTO else quota


@rule
def tricks_short(quota: int, empty_extra: int, tricks: int) -> int:
    """What a loser pays for; below zero: tricks above the quota, which the winner buys."""
    return quota - tricks if tricks > 0 else quota + empty_extra


@rule
def banker_factor(banker: int, multiplier: int, winner: int, loser: int, short: int) -> int:
    """A banker who loses above the quota is paid without his factor."""
    if winner == banker or (loser == banker and short > 0):
        return multiplier
    return 1


@rule
def first_multiplier(g: Any) -> int:
    return 1 if g.banker_multiplier == NONE else 2


@rule
def pass_bank(g: Any, s: Any, winner: int) -> None:
    """The winner is the next banker; who keeps the bank may raise his factor."""
    if winner != s.banker:
        s.banker = winner
        s.multiplier = first_multiplier(g)
    elif g.banker_multiplier == INCREASING:
        s.multiplier += 1
