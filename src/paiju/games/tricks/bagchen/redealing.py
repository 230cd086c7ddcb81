"""Deal anew what a seat cannot see, among the places where it could be, given who was weak and who was not.

A seat that was asked about a redeal has no strong tile; one that was passed over has one, unless it has shown it since.
"""

from paiju.games.tricks.bagchen.asking import is_weak
from paiju.games.tricks.bagchen.sets import IS_STRONG
from paiju.games.tricks.bagchen.state import STRONG, WEAK, Rules, State
from paiju.games.tricks.state import SEATS, hand_is_over
from paiju.games.tricks.unseen import gather_hidden, give_hidden
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if not hand_is_over(g, s):
        redeal_unseen(g, s, seat, rng, pool)


@rule
def redeal_unseen(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """Deal until every hand known to be strong is strong, so that all possible deals are equally likely."""
    deal_anew(g, s, seat, rng, pool)
    while not is_possible(s):
        deal_anew(g, s, seat, rng, pool)


@rule
def is_possible(s: State) -> bool:
    for seat in range(SEATS):
        if s.told[seat] == STRONG and is_weak(s, seat):
            return False
    return True


@rule
def deal_anew(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """Weak hands come first and get none of the strong tiles, which lie at the front of the pool."""
    size = gather_hidden(g, s, seat, pool)
    strong = bring_strong_to_front(s, pool, size)
    shuffle(rng, pool[strong:], size - strong)
    size = give_those(s, seat, 1, pool, size)
    shuffle(rng, pool, size)
    give_those(s, seat, 0, pool, size)


@rule
def bring_strong_to_front(s: State, pool: Wall, size: int) -> int:
    """How many strong tiles there are."""
    front = 0
    for place in range(size):
        tile = pool[place]
        if IS_STRONG[s.points, tile]:
            pool[place] = pool[front]
            pool[front] = tile
            front += 1
    return front


@rule
def give_those(s: State, seat: int, weak: int, pool: Wall, size: int) -> int:
    """Give the other seats that are known to be weak, or the rest of them, their hidden tiles."""
    for other in range(SEATS):
        if other != seat and (s.told[other] == WEAK) == (weak == 1):
            size = give_hidden(s, other, pool, size)
            s.lowest[other] = 0  # what it picked so far is as unknown as the rest
    return size
