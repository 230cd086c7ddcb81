"""Piles and woodpiles: tiles that nobody has seen, and the hands that are filled from them."""

from paiju.games.fishing.tsung_shap.state import (
    COMMON,
    FOUR_TILES,
    HAND,
    TILES,
    Rules,
    State,
    pile_of,
)
from paiju.kernel.compile import rule
from paiju.kernel.record import Wall


@rule
def stack_piles(g: Rules, s: State, wall: Wall) -> None:
    """Half of the tiles each, the first player's from the front; or one woodpile for both."""
    if g.variant == FOUR_TILES and g.woodpile == COMMON:
        stack(s, 0, wall, 0, TILES)
        return
    stack(s, s.first, wall, 0, TILES // 2)
    stack(s, 1 - s.first, wall, TILES // 2, TILES)


@rule
def stack(s: State, pile: int, wall: Wall, start: int, stop: int) -> None:
    s.left[pile] = stop - start
    for place in range(stop - start):
        s.piles[pile, place] = wall[stop - 1 - place]


@rule
def draw(s: State, pile: int) -> int:
    s.left[pile] -= 1
    face = s.piles[pile, s.left[pile]]
    s.piles[pile, s.left[pile]] = 0
    return face


@rule
def refill(g: Rules, s: State, seat: int) -> None:
    """Fill the hand up to four tiles, as long as the woodpile lasts."""
    pile = pile_of(g, seat)
    while s.held[seat] < HAND and s.left[pile] > 0:
        s.hands[seat, draw(s, pile)] += 1
        s.held[seat] += 1
