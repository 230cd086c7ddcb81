"""What a seat does not see when tens are collected, dealt anew: the wall and the other hands."""

from paiju.games.dealing import count_tiles, hand_out
from paiju.games.melding.known import gather_unknown
from paiju.games.melding.tens.state import TensRules, TensState
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal(g: TensRules, s: TensState, seat: int, rng: Rng, unseen: Wall) -> None:
    """The wall and the other hands change places; tiles that were taken in view of all stay where they are."""
    for place in range(s.left):
        unseen[place] = s.wall[place]
    size = s.left
    for other in range(g.seats):
        if other != seat:
            size = gather_unknown(s.hands[other], s.known[other], unseen, size)
    shuffle(rng, unseen, size)
    for other in range(g.seats):
        if other != seat:
            size = hand_out(s.hands[other], unseen, size, s.held[other] - count_tiles(s.known[other]))
    for place in range(s.left):
        s.wall[place] = unseen[place]
