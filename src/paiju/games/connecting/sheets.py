"""What the score sheets of the connecting games have in common."""

from typing import TypeVar

from paiju.games.connecting.chain import ChainState
from paiju.games.sheets import replace
from paiju.words.said import Said

S = TypeVar("S", bound=ChainState)


def as_settled(before: S, after: S) -> S:
    """A finished hand with its own dealer, not the next one."""
    return replace(after, dealer=before.dealer)


def points_against(seen: ChainState, payer: int, payee: int) -> Said:
    return Said("paid-points-against", points=seen.points[payer], against=seen.points[payee])
