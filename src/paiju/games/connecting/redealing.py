"""What a seat does not see of a connecting game, dealt anew."""

from paiju.games.connecting.chain import ChainRules, ChainState, hand_is_over
from paiju.games.dealing import gather, hand_out
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal_chain(g: ChainRules, s: ChainState, seat: int, rng: Rng, pool: Wall) -> None:
    """During a hand; after it all is open."""
    if not hand_is_over(g, s):
        redeal_unseen(g, s, seat, rng, pool)


@rule
def redeal_unseen(g: ChainRules, s: ChainState, seat: int, rng: Rng, pool: Wall) -> None:
    """Hands, face-down tiles of the others and idle tiles change places."""
    size = gather(s.idle, pool, 0)
    idle = size
    for other in range(g.seats):
        if other != seat:
            size = gather(s.hands[other], pool, size)
            size = gather(s.down[other], pool, size)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if other != seat:
            size = hand_out(s.hands[other], pool, size, s.held[other])
            size = hand_out(s.down[other], pool, size, s.laid[other])
    hand_out(s.idle, pool, size, idle)
