"""Tiles in the banking games: the wall, and hands in canonical order."""

from typing import Any

from paiju.games.banking.bank import next_in, seats_in, takes_part
from paiju.games.banking.records import TILES, BankRules, BankState, HandState
from paiju.games.dealing import gather, hand_out
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def hand_is_over(g: BankRules, s: BankState) -> bool:
    return s.turn < 0


@rule
def lay_wall(s: BankState, wall: Wall, used: int) -> None:
    """Lay down what may be dealt; the others are out of play."""
    s.wall[:] = 0
    s.idle[:] = 0
    for i in range(used):
        s.wall[i] = wall[i]
    for i in range(used, TILES):
        if wall[i] >= 0:  # a given wall may be short
            s.idle[wall[i]] += 1


@rule
def take_tiles(tiles: Any, held: int, wall: Any, start: int, number: int) -> None:
    """Put wall[start:start + number] into a hand of so many tiles, in canonical order."""
    for i in range(number):
        place = held + i
        while place > 0 and tiles[place - 1] > wall[start + i]:
            tiles[place] = tiles[place - 1]
            place -= 1
        tiles[place] = wall[start + i]


@rule
def deal_hands(g: BankRules, s: HandState, each: int) -> None:
    """Deal to all seats, the banker last; the seat after him is then to act."""
    s.dealt = each
    s.turn = next_in(g, s, s.banker)
    for place in range(seats_in(g, s)):
        take_tiles(s.tiles[s.turn], 0, s.wall, place * each, each)
        s.turn = next_in(g, s, s.turn)
    s.wall[:] = 0


@rule
def gather_tiles(tiles: Any, start: int, stop: int, pool: Wall, size: int) -> int:
    """Copy tiles[start:stop] to the end of pool[0:size]; the pool's new size."""
    for i in range(start, stop):
        pool[size + i - start] = tiles[i]
    return size + stop - start


@rule
def redeal_wall(s: BankState, used: int, rng: Rng, pool: Wall) -> None:
    """While nobody has seen a tile."""
    size = gather(s.idle, pool, 0)
    size = gather_tiles(s.wall, 0, used, pool, size)
    shuffle(rng, pool, size)
    for i in range(used):
        size -= 1
        s.wall[i] = pool[size]
    hand_out(s.idle, pool, size, size)


@rule
def redeal_hands(g: BankRules, s: HandState, seat: int, rng: Rng, pool: Wall) -> None:
    """Deal anew what a seat does not see: all other hands, and what is out of play."""
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
