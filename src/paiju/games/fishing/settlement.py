"""How the fishing games are paid: every two seats settle the difference of their points."""

from typing import Protocol

from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Row


class FishingRules(Protocol):
    """The options that every fishing game has."""

    hands: int
    seats: int


class FishingState(Protocol):
    """What the state of every fishing game has."""

    score: Row
    result: Row
    points: Row
    hands_played: int
    turn: int
    first: int


@rule
def settle_differences(g: FishingRules, s: FishingState) -> None:
    total = 0
    for seat in range(g.seats):
        total += s.points[seat]
    for seat in range(g.seats):
        s.result[seat] = g.seats * s.points[seat] - total


@rule
def close_hand(g: FishingRules, s: FishingState) -> None:
    """Add up the results; who has most points plays first in the next hand."""
    for seat in range(g.seats):
        s.score[seat] += s.result[seat]
    s.first = first_with_most(g, s)
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL


@rule
def first_with_most(g: FishingRules, s: FishingState) -> int:
    """Among equals the one who comes first in turn order from the last first player."""
    best = s.first
    for place in range(1, g.seats):
        seat = (s.first + place) % g.seats
        if s.points[seat] > s.points[best]:
            best = seat
    return best
