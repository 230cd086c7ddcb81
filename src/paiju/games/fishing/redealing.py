"""What a seat does not see, dealt anew: other hands and the woodpile, true to what all know of the [6:6]s."""

from paiju.games.dealing import gather, hand_out
from paiju.games.fishing.pool import PoolRules, PoolState
from paiju.games.fishing.shoals import DOUBLE_SIX
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal_pool(g: PoolRules, s: PoolState, seat: int, rng: Rng, unseen: Wall) -> None:
    """Shuffle until every hand may hold the [6:6]s that it has got."""
    while True:
        size = gather_unseen(g, s, seat, unseen)
        shuffle(rng, unseen, size)
        hand_out_unseen(g, s, seat, unseen, size)
        if sixes_are_possible(g, s, seat):
            return


@rule
def gather_unseen(g: PoolRules, s: PoolState, seat: int, unseen: Wall) -> int:
    for i in range(s.left):
        unseen[i] = s.woodpile[i]
    size = s.left
    for other in range(g.seats):
        if other != seat:
            size = gather(s.hands[other], unseen, size)
    return size


@rule
def hand_out_unseen(g: PoolRules, s: PoolState, seat: int, unseen: Wall, size: int) -> None:
    for other in range(g.seats):
        if other != seat:
            size = hand_out(s.hands[other], unseen, size, s.held[other])
    for i in range(s.left):
        s.woodpile[i] = unseen[i]


@rule
def sixes_are_possible(g: PoolRules, s: PoolState, seat: int) -> bool:
    for other in range(g.seats):
        sixes = s.hands[other, DOUBLE_SIX]
        if other != seat and (sixes < s.sixes_least[other] or sixes > s.sixes_most[other]):
            return False
    return True
