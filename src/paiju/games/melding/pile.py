"""The pile of the melding games: the rest of the wall, from which tiles are drawn."""

from paiju.games.melding.state import MeldingState
from paiju.kernel.compile import rule
from paiju.kernel.record import Row, Wall


class PileState(MeldingState):
    left: int  # tiles still to be drawn
    pile: Row  # their faces, drawn from the end


@rule
def stack_pile(s: PileState, wall: Wall, start: int) -> None:
    """The rest of the wall; its front lies at the end of the pile, where tiles are drawn."""
    s.left = len(wall) - start
    for place in range(s.left):
        s.pile[place] = wall[len(wall) - 1 - place]


@rule
def draw(s: PileState) -> int:
    """The seat on turn takes a tile; returns its face."""
    s.left -= 1
    face = s.pile[s.left]
    s.hands[s.turn, face] += 1
    s.held[s.turn] += 1
    s.pile[s.left] = 0
    return face


@rule
def gather_pile(s: PileState, pool: Wall) -> int:
    for place in range(s.left):
        pool[place] = s.pile[place]
    return s.left


@rule
def return_pile(s: PileState, pool: Wall) -> None:
    for place in range(s.left):
        s.pile[place] = pool[place]
