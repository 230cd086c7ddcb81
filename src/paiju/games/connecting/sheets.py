"""What the score sheets of the connecting games have in common."""

from typing import TypeVar

from paiju.games.connecting.chain import ChainRules, ChainState
from paiju.games.sheets import replace
from paiju.kernel.aims import Aim
from paiju.kernel.zones import faces_in
from paiju.tiles.dominoes import PIPS
from paiju.words.said import Said

S = TypeVar("S", bound=ChainState)


def as_settled(before: S, after: S) -> S:
    """A finished hand with its own dealer, not the next one."""
    return replace(after, dealer=before.dealer)


def points_against(seen: ChainState, payer: int, payee: int) -> Said:
    return Said("paid-points-against", points=seen.points[payer], against=seen.points[payee])


def aim(g: ChainRules, seen: ChainState, seat: int) -> Aim:
    """What lies face down and what is still in hand counts against a seat, pip by pip."""
    return Aim(Said("aim-few-pips", down=pips(faces_in(seen.down[seat])), held=pips(faces_in(seen.hands[seat]))))


def pips(faces: tuple[int, ...]) -> int:
    return int(sum(PIPS[face] for face in faces))
