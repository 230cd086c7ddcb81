"""Redealing Beat the Zeroes: other hands, the banker's pair, and random splits."""

from paiju.games.banking.da_ling.options import HAND, OUTRANK, TABLE
from paiju.games.banking.da_ling.rules import tiles_used
from paiju.games.banking.da_ling.settlement import takes_part
from paiju.games.banking.da_ling.splits import SPLITS, is_distinct, twins
from paiju.games.banking.da_ling.state import Rules, State
from paiju.games.banking.hands import take_tiles
from paiju.games.banking.redealing import gather_tiles, redeal_wall
from paiju.games.banking.state import hand_is_over
from paiju.games.dealing import gather, hand_out
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import draw_below, shuffle


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    if s.betting > 0:
        redeal_wall(s, tiles_used(g, s), rng, pool)
    else:
        redeal_unseen(g, s, seat, rng, pool)


@rule
def redeal_unseen(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """Deal anew what a seat does not see; whoever has split gets a random split of the new tiles."""
    size = gather_unseen(g, s, seat, pool)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if other != seat and takes_part(s, other):
            size -= HAND
            take_tiles(s.tiles[other], 0, pool, size, HAND)
            if s.split[other] > 0:
                s.split[other] = any_split(s, other, rng)
    if g.mode == OUTRANK:
        size -= TABLE
        take_tiles(s.table_tiles, 0, pool, size, TABLE)
    hand_out(s.idle, pool, size, size)


@rule
def gather_unseen(g: Rules, s: State, seat: int, pool: Wall) -> int:
    size = gather(s.idle, pool, 0)
    for other in range(g.seats):
        if other != seat and takes_part(s, other):
            size = gather_tiles(s.tiles[other], 0, HAND, pool, size)
    if g.mode == OUTRANK:
        size = gather_tiles(s.table_tiles, 0, TABLE, pool, size)
    return size


@rule
def any_split(s: State, seat: int, rng: Rng) -> int:
    split = 1 + draw_below(rng, SPLITS)
    while not is_distinct(twins(s.tiles[seat]), split):
        split = 1 + draw_below(rng, SPLITS)
    return split
