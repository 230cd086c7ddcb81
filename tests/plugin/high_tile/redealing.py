"""What a seat of High Tile cannot see, dealt anew: the other hands and the rest change places."""

from high_tile.state import Rules, State
from paiju.games.dealing import gather, hand_out
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    size = gather(s.rest, pool, 0)
    rest = size
    for other in range(g.seats):
        if other != seat:
            size = gather(s.hands[other], pool, size)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if other != seat:
            size = hand_out(s.hands[other], pool, size, s.held[other])
    hand_out(s.rest, pool, size, rest)
