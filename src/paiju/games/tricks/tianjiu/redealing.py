"""Deal anew what a seat cannot see, among the places where it could be."""

from paiju.games.dealing import gather, hand_out
from paiju.games.tricks.state import hand_is_over
from paiju.games.tricks.tianjiu.mice import has_seen
from paiju.games.tricks.tianjiu.state import Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Row, Wall
from paiju.kernel.rng import shuffle

# Tiles of a queue came to its end in this round or before.
RECENT, OLDER = range(2)


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if not hand_is_over(g, s):
        redeal_unseen(g, s, seat, rng, pool)


@rule
def redeal_unseen(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """Tiles known to have been drawn by the other mouse stay in its hand or among its discards of this round."""
    of_round = gather_queues(s, seat, RECENT, pool, gather_hands(g, s, seat, pool))
    size = gather_queues(s, seat, OLDER, pool, of_round)
    shuffle(rng, pool, size)
    if seat >= 0:
        bring_to_front(s.known[seat], pool)
        shuffle(rng, pool, of_round)
    else:
        s.known[:] = 0  # the seats' knowledge would not fit the new hands
    size = hand_out_queues(s, seat, OLDER, pool, size)
    size = hand_out_queues(s, seat, RECENT, pool, size)
    hand_out_hands(g, s, seat, pool, size)


@rule
def gather_hands(g: Rules, s: State, seat: int, pool: Wall) -> int:
    size = 0
    for other in range(g.seats):
        if other != seat:
            size = gather(s.hands[other], pool, size)
            if not g.discards_exposed:
                size = gather(s.down[other], pool, size)
    return size


@rule
def hand_out_hands(g: Rules, s: State, seat: int, pool: Wall, size: int) -> None:
    for other in range(g.seats):
        if other != seat:
            size = hand_out(s.hands[other], pool, size, s.held[other])
            if not g.discards_exposed:
                size = hand_out(s.down[other], pool, size, s.laid[other])
            s.lowest[other] = 0  # what it picked so far is as unknown as the rest


@rule
def bring_to_front(known: Row, pool: Wall) -> None:
    front = 0
    for face in range(len(known)):
        for _ in range(known[face]):
            place = front
            while pool[place] != face:
                place += 1
            pool[place] = pool[front]
            pool[front] = face
            front += 1


@rule
def gather_queues(s: State, seat: int, age: int, pool: Wall, size: int) -> int:
    """Copy the tiles of the queues that the seat has not seen."""
    for owner in range(2):
        for place in range(s.queued[owner]):
            if age_of(s, owner, place) == age and not has_seen(s, seat, owner, place):
                pool[size] = s.queues[owner, place]
                size += 1
    return size


@rule
def hand_out_queues(s: State, seat: int, age: int, pool: Wall, size: int) -> int:
    for owner in range(2):
        for place in range(s.queued[owner]):
            if age_of(s, owner, place) == age and not has_seen(s, seat, owner, place):
                size -= 1
                s.queues[owner, place] = pool[size]
    return size


@rule
def age_of(s: State, owner: int, place: int) -> int:
    """A trick adds one tile of each seat to its taker's queue for every trick it counts."""
    return RECENT if place >= s.queued[owner] - 2 * s.tricks[owner] else OLDER
