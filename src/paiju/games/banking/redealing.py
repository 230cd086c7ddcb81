"""Redealing what a seat does not see, in the banking games."""

from paiju.games.banking.bank import seats_in, takes_part
from paiju.games.banking.hands import take_tiles
from paiju.games.banking.state import BankRules, BankState, HandState
from paiju.games.dealing import gather, hand_out
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Row, Wall
from paiju.kernel.rng import shuffle


@rule
def gather_tiles(tiles: Row, start: int, stop: int, pool: Wall, size: int) -> int:
    """Copy tiles[start:stop] to the end of pool[0:size]; the pool's new size."""
    for i in range(start, stop):
        pool[size + i - start] = tiles[i]
    return size + stop - start


@rule
def redeal_wall(s: BankState, used: int, rng: Rng, pool: Wall) -> None:
    """Reshuffle the wall while nobody has seen a tile."""
    size = gather(s.idle, pool, 0)
    size = gather_tiles(s.wall, 0, used, pool, size)
    shuffle(rng, pool, size)
    for i in range(used):
        size -= 1
        s.wall[i] = pool[size]
    hand_out(s.idle, pool, size, size)


@rule
def redeal_tiles(g: BankRules, s: HandState, seat: int, each: int, rng: Rng, pool: Wall) -> None:
    """For games that deal `each` tiles to every seat once all stakes are placed."""
    if s.dealt == 0:
        redeal_wall(s, seats_in(g, s) * each, rng, pool)
    else:
        redeal_hands(g, s, seat, rng, pool)


@rule
def redeal_hands(g: BankRules, s: HandState, seat: int, rng: Rng, pool: Wall) -> None:
    """All other hands, and what is out of play."""
    size = gather(s.idle, pool, 0)
    for other in range(g.seats):
        if other != seat and takes_part(s, other):
            size = gather_tiles(s.tiles[other], 0, s.dealt, pool, size)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if other != seat and takes_part(s, other):
            size -= s.dealt
            take_tiles(s.tiles[other], 0, pool, size, s.dealt)
    hand_out(s.idle, pool, size, size)
