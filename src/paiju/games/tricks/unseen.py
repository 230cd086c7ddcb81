"""Deal anew what a seat cannot see, hands and tiles face down, among the places where it could be."""

from paiju.games.dealing import gather, hand_out
from paiju.games.tricks.state import DiscardState, TableRules
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal_hidden(g: TableRules, s: DiscardState, seat: int, rng: Rng, pool: Wall) -> None:
    size = gather_hidden(g, s, seat, pool)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if other != seat:
            size = give_hidden(s, other, pool, size)


@rule
def gather_hidden(g: TableRules, s: DiscardState, seat: int, pool: Wall) -> int:
    """Move all tiles that a seat cannot see into the pool; how many."""
    size = 0
    for other in range(g.seats):
        if other != seat:
            size = gather(s.hands[other], pool, size)
            size = gather(s.down[other], pool, size)
    return size


@rule
def give_hidden(s: DiscardState, seat: int, pool: Wall, size: int) -> int:
    """Give a seat as many tiles in hand, and as many face down, as it has; the pool's new size."""
    size = hand_out(s.hands[seat], pool, size, s.held[seat])
    return hand_out(s.down[seat], pool, size, s.laid[seat])
