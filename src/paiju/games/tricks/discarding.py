"""Throwing away several tiles at once: they are picked one by one in ascending order."""

from paiju.games.dealing import count_tiles
from paiju.games.tricks.state import DiscardState, TrickState
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves


@rule
def legal_discards(s: TrickState, wanted: int, first: int, out: Moves, count: int) -> int:
    """Faces in ascending order, as moves from `first` on, as long as enough tiles follow to make up the number.

    As in `list_held_but`, every move is written and stays if it is legal.
    """
    lowest = s.lowest[s.turn]
    hand = s.hands[s.turn]
    spare = s.held[s.turn] - count_tiles(hand[:lowest]) - wanted
    for face in range(lowest, len(hand)):
        out[count] = first + face
        count += (hand[face] > 0) & (spare >= 0)
        spare -= hand[face]
    return count


@rule
def discard_one(s: TrickState, face: int, wanted: int) -> None:
    """Put down one of as many tiles as are wanted in all."""
    if s.picking == 0:
        s.picking = wanted
    s.picking -= 1
    s.lowest[s.turn] = face if s.picking > 0 else 0
    lay_down(s, face)


@rule
def lay_down(s: DiscardState, face: int) -> None:
    """A tile leaves the hand face down."""
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1
    s.down[s.turn, face] += 1
    s.laid[s.turn] += 1
