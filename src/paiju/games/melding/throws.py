"""Throwing, common to the melding games in which the other seats may claim the tile just thrown."""

from paiju.games.dealing import gather
from paiju.games.melding.hands import fill_hand
from paiju.games.melding.pile import PileState, draw, gather_pile, return_pile
from paiju.games.melding.state import NOBODY
from paiju.kernel.compile import rule
from paiju.kernel.meaning import FACE, SEAT
from paiju.kernel.record import Rng, Row, Wall
from paiju.kernel.rng import draw_below, shuffle

THROWER = 32  # a throw is its face and this times the seat that threw it
THROW = FACE.and_above(THROWER, SEAT)


class ThrowState(PileState):
    window: int  # what the others are asked about the last throw, 0 while they are asked nothing
    thrown: int  # how many throws there were
    throws: Row  # each as its face and its thrower
    takers: Row  # 1 + the seat that claimed this throw, 0 for a tile that lies dead


class DrawnState(ThrowState):
    """The state of a game that shows a seat which tile it has just drawn."""

    drawn: Row  # 1 + its face, 0 while there is none


@rule
def clear_hand(s: ThrowState) -> None:
    """Nothing is held, thrown or won yet."""
    s.hands[:] = 0
    s.result[:] = 0
    s.winner = NOBODY
    s.throws[:] = 0
    s.takers[:] = 0
    s.thrown = 0


@rule
def draw_noted(s: DrawnState) -> None:
    s.drawn[s.turn] = 1 + draw(s)


@rule
def throw_tile(s: ThrowState, face: int) -> None:
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1
    s.throws[s.thrown] = face + THROWER * s.turn
    s.thrown += 1


@rule
def thrown_tile(s: ThrowState) -> int:
    return s.throws[s.thrown - 1] % THROWER


@rule
def thrower(s: ThrowState) -> int:
    return s.throws[s.thrown - 1] // THROWER


@rule
def take_throw(s: ThrowState) -> None:
    """The seat on turn takes the tile just thrown into its hand."""
    s.takers[s.thrown - 1] = 1 + s.turn
    s.hands[s.turn, thrown_tile(s)] += 1
    s.held[s.turn] += 1


@rule
def redeal_tiles(s: ThrowState, seats: int, seat: int, rng: Rng, pool: Wall) -> None:
    """The pile and the hands of the others change places."""
    size = gather_pile(s, pool)
    for other in range(seats):
        if other != seat:
            size = gather(s.hands[other], pool, size)
    shuffle(rng, pool, size)
    for other in range(seats):
        if other != seat:
            size = fill_hand(s, other, pool, size)
    return_pile(s, pool)


@rule
def redraw(s: DrawnState, seat: int, rng: Rng) -> None:
    """Any tile that the seat holds may be the one it drew."""
    place = draw_below(rng, s.held[seat])
    face = 0
    while place >= s.hands[seat, face]:
        place -= s.hands[seat, face]
        face += 1
    s.drawn[seat] = 1 + face
