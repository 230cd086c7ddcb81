"""Redealing Kol-ye-si: other hands, and the wall."""

from paiju.games.banking.hands import take_tiles
from paiju.games.banking.kol_ye_si.rules import has_perfect_pair
from paiju.games.banking.kol_ye_si.state import NOTHING, Rules, State, tiles_are_shown
from paiju.games.banking.redealing import gather_tiles
from paiju.games.dealing import gather, hand_out
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """A hand that goes on tells everybody that the banker has no perfect pair."""
    if tiles_are_shown(g, s):
        return
    redeal_unseen(g, s, seat, rng, pool)
    while s.perfect == NOTHING and has_perfect_pair(g, s):
        redeal_unseen(g, s, seat, rng, pool)


@rule
def redeal_unseen(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    size = gather(s.idle, pool, 0)
    idle = size
    size = gather_tiles(s.wall, s.taken, s.taken + s.left, pool, size)
    for other in range(g.seats):
        if is_unseen(s, other, seat):
            size = gather_tiles(s.tiles[other], 0, s.held[other], pool, size)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if is_unseen(s, other, seat):
            size -= s.held[other]
            take_tiles(s.tiles[other], 0, pool, size, s.held[other])
    for i in range(s.left):
        s.wall[s.taken + i] = pool[idle + i]
    hand_out(s.idle, pool, idle, idle)


@rule
def is_unseen(s: State, owner: int, seat: int) -> bool:
    return owner != seat and (owner != s.banker or s.perfect == NOTHING)
