"""What a seat does not see when tens are collected, dealt anew: the pile and the other hands."""

from paiju.games.melding.hands import fill_hand, gather_unknown
from paiju.games.melding.pile import gather_pile, return_pile
from paiju.games.melding.tens.state import TensRules, TensState
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal(g: TensRules, s: TensState, seat: int, rng: Rng, pool: Wall) -> None:
    """The pile and the other hands change places; tiles that were taken in view of all stay where they are."""
    size = gather_pile(s, pool)
    for other in range(g.seats):
        if other != seat:
            size = gather_unknown(s.hands[other], s.known[other], pool, size)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if other != seat:
            size = fill_hand(s, other, pool, size)
    return_pile(s, pool)
