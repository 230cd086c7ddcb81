"""What the score sheets of the pool games have in common: catches counted part by part, and compared."""

from typing import NamedTuple

from paiju.games.fishing.settlement import FishingRules, FishingState
from paiju.kernel.aims import Aim
from paiju.kernel.payments import HOUSE, Payment
from paiju.words.said import Said, Seat, listed


class Part(NamedTuple):
    """Some fish of a catch: what they are worth, and which they are."""

    points: int
    fish: Said


Count = list[Part]  # of a whole catch


def scored(counts: list[Count]) -> list[Payment]:
    """Where nobody pays, each part of a catch is scored by itself."""
    return [Payment(HOUSE, seat, *part) for seat, count in enumerate(counts) for part in count]


def difference(counts: list[Count], payer: int, payee: int) -> int:
    return points_in(counts[payee]) - points_in(counts[payer])


def points_in(count: Count) -> int:
    return sum(part.points for part in count)


def catch_against(counts: list[Count], payer: int, payee: int) -> Said:
    return Said("paid-against", catch=counted(counts[payer]), other=counted(counts[payee]))


def counted(count: Count) -> Said:
    """Such as "30 points (10 for 3 red pips, 20 for 10 pips)"."""
    if not count:
        return Said("paid-nothing-caught")
    parts = (Said("paid-part", points=part.points, fish=part.fish) for part in count)
    return Said("paid-catch", points=points_in(count), parts=listed(parts))


def aim(g: FishingRules, seen: FishingState, seat: int) -> Aim:
    """Every two seats settle: what counts is to have more than the others."""
    others = [other for other in range(g.seats) if other != seat]
    best = max(others, key=lambda other: int(seen.points[other]))
    points, other = int(seen.points[seat]), int(seen.points[best])
    return Aim(Said("aim-most-points", points=points, seat=Seat(best), other=other))
