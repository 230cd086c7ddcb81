"""What a seat of Disputing Tens does not see, dealt anew."""

from paiju.games.dealing import gather, hand_out
from paiju.games.fishing.tsung_shap.state import SEATS, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """The piles and the other hand change places; nobody has seen a tile of the piles, not even of his own."""
    size = 0
    for other in range(SEATS):
        for place in range(s.left[other]):
            pool[size] = s.piles[other, place]
            size += 1
        if other != seat:
            size = gather(s.hands[other], pool, size)
    shuffle(rng, pool, size)
    for other in range(SEATS):
        for place in range(s.left[other]):
            size -= 1
            s.piles[other, place] = pool[size]
        if other != seat:
            size = hand_out(s.hands[other], pool, size, s.held[other])
