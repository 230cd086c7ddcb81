"""The fish: which tiles match, and what a catch is worth."""

from paiju.games.fishing.shoals import FACES, shoal_of
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles.dominoes import PIPS, RED
from paiju.tiles.tileset import table

BIG = 8  # a fish of so many pips or more is big
BIG_PIPS = table(pips if pips >= BIG else 0 for pips in PIPS.tolist())
SMALL_RED = table(red if pips < BIG else 0 for pips, red in zip(PIPS.tolist(), RED.tolist(), strict=True))


@rule
def tiu_u_shoal(gee_joon_match: int, bait: int) -> int:
    """All tens match one another; Heaven and Earth do not."""
    return shoal_of(bait, gee_joon_match, 1, 0)


@rule
def points_of(catch: Row) -> int:
    """Two a pip for big fish; one a red pip for small ones, rounded up to tens."""
    small = 0
    big = 0
    for face in range(FACES):
        small += SMALL_RED[face] * catch[face]
        big += BIG_PIPS[face] * catch[face]
    return 10 * ((small + 9) // 10) + 2 * big
