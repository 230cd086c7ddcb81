"""Drawing and throwing, common to the melding games in which the other seats may claim the tile just thrown.

The State of such a game has the tiles of the seats (`hands`, and how many: `held`), those still to be drawn (`pile`,
`left`), and the record of all throws: `throws` as face and thrower, `takers` (1 + the seat that claimed the tile, 0 for
one that lies dead) and `thrown`, their number.
"""

from typing import Any

from paiju.games.dealing import add_tiles, count_tiles, gather, hand_out
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import draw_below, shuffle

THROWER = 32  # a throw is its face and this times the seat that threw it


@rule
def deal_hands(s: Any, wall: Wall, seats: int, first: int, each: int) -> None:
    """Equal hands in blocks, in turn order from `first`."""
    for place in range(seats):
        seat = (first + place) % seats
        add_tiles(s.hands[seat], wall, place * each, (place + 1) * each)
        s.held[seat] = each


@rule
def stack_pile(s: Any, wall: Wall, start: int) -> None:
    """The rest of the wall; its front lies at the end of the pile, where tiles are drawn."""
    s.left = len(wall) - start
    for place in range(s.left):
        s.pile[place] = wall[len(wall) - 1 - place]


@rule
def draw(s: Any) -> int:
    """The seat on turn takes a tile; which one."""
    s.left -= 1
    face = s.pile[s.left]
    s.pile[s.left] = 0
    s.hands[s.turn, face] += 1
    s.held[s.turn] += 1
    return face


@rule
def draw_noted(s: Any) -> None:
    """Draw, and note for the seat itself which tile it was: `drawn` is 1 + its face, 0 while there is none."""
    s.drawn[s.turn] = 1 + draw(s)


@rule
def throw_tile(s: Any, face: int) -> None:
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1
    s.throws[s.thrown] = face + THROWER * s.turn
    s.thrown += 1


@rule
def thrown_tile(s: Any) -> int:
    return s.throws[s.thrown - 1] % THROWER


@rule
def thrower(s: Any) -> int:
    return s.throws[s.thrown - 1] // THROWER


@rule
def take_throw(s: Any) -> None:
    """The seat on turn takes the tile just thrown into its hand."""
    s.takers[s.thrown - 1] = 1 + s.turn
    s.hands[s.turn, thrown_tile(s)] += 1
    s.held[s.turn] += 1


@rule
def redeal_tiles(s: Any, seats: int, seat: int, rng: Rng, pool: Wall) -> None:
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
def redraw(s: Any, seat: int, rng: Rng) -> None:
    """Any of the tiles that a seat holds may be the one that it drew."""
    place = draw_below(rng, s.held[seat])
    face = 0
    while place >= s.hands[seat, face]:
        place -= s.hands[seat, face]
        face += 1
    s.drawn[seat] = 1 + face


@rule
def gather_pile(s: Any, pool: Wall) -> int:
    for place in range(s.left):
        pool[place] = s.pile[place]
    return s.left


@rule
def fill_hand(s: Any, seat: int, pool: Wall, size: int) -> int:
    """Give a seat from the end of pool[0:size] what its hand lacks; the pool's new size."""
    return hand_out(s.hands[seat], pool, size, s.held[seat] - count_tiles(s.hands[seat]))


@rule
def return_pile(s: Any, pool: Wall) -> None:
    for place in range(s.left):
        s.pile[place] = pool[place]
