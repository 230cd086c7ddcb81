"""What a seat does not see, dealt anew: other hands, the pile, and the answers noted while a window is open."""

from paiju.games.melding.kanwisher_mahjong.state import (
    CLAIM_QUAD,
    CLAIM_TRIPLET,
    CLAIMED,
    SEATS,
    Rules,
    State,
    allows_quad,
)
from paiju.games.melding.throws import redeal_tiles, thrower, thrown_tile
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import draw_below


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    redeal_tiles(s, SEATS, seat, rng, pool)
    if s.window:
        note_other_claims(g, s, seat, rng)


@rule
def note_other_claims(g: Rules, s: State, seat: int, rng: Rng) -> None:
    """What the others may have answered so far, with the tiles that they hold now."""
    asked = (thrower(s) + 1) % SEATS
    while asked != s.turn:
        if asked != seat:
            s.claims[asked] = possible_claim(g, s, s.hands[asked, thrown_tile(s)], rng)
        asked = (asked + 1) % SEATS


@rule
def possible_claim(g: Rules, s: State, copies: int, rng: Rng) -> int:
    if copies < 2 or draw_below(rng, 2) == 0:
        return 0
    if copies == 3 and allows_quad(g, s, CLAIMED) and draw_below(rng, 2) == 0:
        return CLAIM_QUAD
    return CLAIM_TRIPLET
