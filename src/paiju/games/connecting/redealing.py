"""What a seat does not see of a connecting game, dealt anew: other hands, their face-down tiles and idle tiles.

A seat that put a tile face down could not join one, so nothing that it held then fitted. What it held then is in its
hand now or was put down since: the longer a tile was held, the more faces it cannot be.

The unseen tiles are numbered, and the places for them: those of a seat are its hand and its face-down tiles, from the
last to the first; those of the idle tiles come last. The places that a tile may have are the bits of a word.
"""

from paiju.games.bits import count_bits, lowest, without_lowest
from paiju.games.connecting.chain import FACES, TILES, ChainRules, ChainState, hand_is_over
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import draw_below, shuffle, stands

ANYBODY = -1

# What the pool has of the tiles that not every place may have, tile by tile: its places, how many of them are left
# at most when its turn comes; then of every place the face that it gets, NOTHING before it has one.
ALLOWED = TILES
MOST = 2 * TILES
PLACED = 3 * TILES
NOTHING = -1


@rule
def redeal_chain(g: ChainRules, s: ChainState, seat: int, rng: Rng, pool: Wall) -> None:
    """During a hand; after it all is open."""
    if not hand_is_over(g, s):
        bound, size = gather_unseen(g, s, seat, ANYBODY, 0, pool)
        while not stands(rng, place_unseen(rng, pool, bound, size)):
            pass
        hand_out_unseen(g, s, seat, pool, size)


@rule
def gather_unseen(g: ChainRules, s: ChainState, seat: int, owner: int, owned: int, pool: Wall) -> tuple[int, int]:
    """The tiles that the seat does not see, first those that not every place may have; how many of both.

    Where an owner is named it has the tile of the face that is `owned`. No order tells where a tile lay.
    """
    size = count_unseen(g, s, seat)
    every = (1 << size) - 1
    free = size
    bound = 0
    for face in range(FACES):
        number = number_unseen(g, s, seat, face)
        if number > 0:
            allowed = places_of(g, s, seat, face, every)
            if face == owned and owner != ANYBODY:
                allowed &= places_with(g, s, seat, owner)
            for _ in range(number):
                if allowed == every:
                    free -= 1
                    pool[free] = face
                else:
                    insert(pool, bound, face, allowed)
                    bound += 1
    limit_choices(pool, bound)
    return bound, size


@rule
def count_unseen(g: ChainRules, s: ChainState, seat: int) -> int:
    size = 0
    for face in range(FACES):
        size += number_unseen(g, s, seat, face)
    return size


@rule
def number_unseen(g: ChainRules, s: ChainState, seat: int, face: int) -> int:
    number = int(s.idle[face])
    for other in range(g.seats):
        if other != seat:
            number += s.hands[other, face] + s.down[other, face]
    return number


@rule
def places_of(g: ChainRules, s: ChainState, seat: int, face: int, every: int) -> int:
    """Where a tile may lie: with a seat that is known to lack it only among the first that it put down."""
    allowed = every
    for other in range(g.seats):
        if other != seat and s.lacking[other, face] > 0:
            number = s.held[other] + s.laid[other] - (s.lacking[other, face] - 1)
            allowed &= ~(((1 << number) - 1) << start_of(g, s, seat, other))
    return allowed


@rule
def places_with(g: ChainRules, s: ChainState, seat: int, owner: int) -> int:
    return ((1 << s.held[owner] + s.laid[owner]) - 1) << start_of(g, s, seat, owner)


@rule
def start_of(g: ChainRules, s: ChainState, seat: int, owner: int) -> int:
    """The first place of a seat: its hand, and then its face-down tiles from the last on."""
    start = 0
    for other in range(owner):
        if other != seat:
            start += s.held[other] + s.laid[other]
    return start


@rule
def insert(pool: Wall, bound: int, face: int, allowed: int) -> None:
    """Those that have fewest places come first."""
    at = bound
    while at > 0 and count_bits(pool[ALLOWED + at - 1]) > count_bits(allowed):
        pool[at] = pool[at - 1]
        pool[ALLOWED + at] = pool[ALLOWED + at - 1]
        at -= 1
    pool[at] = face
    pool[ALLOWED + at] = allowed


@rule
def limit_choices(pool: Wall, bound: int) -> None:
    """How many places each tile can find at most: those before it have taken some, wherever they went."""
    before = 0
    for tile in range(bound):
        allowed = pool[ALLOWED + tile]
        inside = 0
        for other in range(tile):
            inside += (pool[ALLOWED + other] & ~allowed) == 0
        outside = count_bits(before & ~allowed)
        pool[MOST + tile] = count_bits(allowed) - max(inside, tile - outside)
        before |= allowed


@rule
def place_unseen(rng: Rng, pool: Wall, bound: int, size: int) -> bool:
    """Find a place for each tile; False where the try has failed.

    A tile fails as often as it finds fewer places than it could find at most: so every way to place them is as likely.
    """
    for place in range(size):
        pool[PLACED + place] = NOTHING
    left = (1 << size) - 1
    for tile in range(bound):
        places = pool[ALLOWED + tile] & left
        chosen = draw_below(rng, pool[MOST + tile])
        if chosen >= count_bits(places):
            return False
        for _ in range(chosen):
            places = without_lowest(places)
        pool[PLACED + lowest(places)] = pool[tile]
        left &= ~(places & -places)
    shuffle(rng, pool[bound:size], size - bound)
    for tile in range(bound, size):
        pool[PLACED + lowest(left)] = pool[tile]
        left = without_lowest(left)
    return True


@rule
def hand_out_unseen(g: ChainRules, s: ChainState, seat: int, pool: Wall, size: int) -> None:
    place = PLACED
    for other in range(g.seats):
        if other != seat:
            for face in range(FACES):
                s.hands[other, face] = 0
                s.down[other, face] = 0
            for _ in range(s.held[other]):
                s.hands[other, pool[place]] += 1
                place += 1
            for _ in range(s.laid[other]):
                s.down[other, pool[place]] += 1
                place += 1
    for face in range(FACES):
        s.idle[face] = 0
    while place < PLACED + size:
        s.idle[pool[place]] += 1
        place += 1
