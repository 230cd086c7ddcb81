"""What a catch is worth in Fifteen Lakes: a fish is large, middle or small by the company that it was caught in.

The number of copies of a military face (`military`) differs between the sets: two in 64 tiles, four in 84.
"""

from paiju.games.dealing import count_tiles
from paiju.games.fishing.lakes.state import ONE_ONE, LakesRules
from paiju.games.fishing.shoals import GEE_JOON_SIX, GEE_JOON_THREE
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles import FULL32
from paiju.tiles.tileset import table

SMALL, MIDDLE, LARGE = 10, 20, 30
CIVIL_COPIES = 4

# The mixed groups, Heaven-Nine, Earth-Eight, Man-Seven and Goose-Five: one civil face and two military ones.
HEAVEN_NINE = 0
MIXED = 4
CIVIL = table(FULL32.read("[6:6][1:1][4:4][3:1]"))
MILITARY = table(FULL32.read("[6:3][6:2][5:2][4:1]"))
OTHER_MILITARY = table(FULL32.read("[5:4][5:3][4:3][3:2]"))
GATHERED = table([LARGE, MIDDLE, MIDDLE, MIDDLE])  # each fish of a group that is gathered

JUNS = table(FULL32.read("[5:5][6:5][6:4]"))


@rule
def points_of(g: LakesRules, catch: Row, military: int) -> int:
    """Every fish is small at first; groups that are gathered, and special combinations, make more of it."""
    return (
        SMALL * count_tiles(catch)
        + more_by_mixed_groups(g, catch, military)
        + more_by_supreme(g, catch, military)
        + more_by_juns(g, catch)
    )


@rule
def more_by_mixed_groups(g: LakesRules, catch: Row, military: int) -> int:
    more = 0
    for group in range(MIXED):
        more += is_gathered(g, catch, group) * (GATHERED[group] - SMALL) * number_in(catch, group)
    if number_in(catch, HEAVEN_NINE) == CIVIL_COPIES + 2 * military:
        more += g.bonus_heaven_nine
    return more


@rule
def is_gathered(g: LakesRules, catch: Row, group: int) -> bool:
    """One civil and both military faces; with one_one a single military face is enough."""
    one = catch[MILITARY[group]] > 0
    other = catch[OTHER_MILITARY[group]] > 0
    return (catch[CIVIL[group]] > 0) & ((one & other) | ((g.wen_wu == ONE_ONE) & (one | other)))


@rule
def number_in(catch: Row, group: int) -> int:
    return catch[CIVIL[group]] + catch[MILITARY[group]] + catch[OTHER_MILITARY[group]]


@rule
def more_by_supreme(g: LakesRules, catch: Row, military: int) -> int:
    if catch[GEE_JOON_SIX] == 0 or catch[GEE_JOON_THREE] == 0:
        return 0
    number = catch[GEE_JOON_SIX] + catch[GEE_JOON_THREE]
    return (LARGE - SMALL) * number + (g.bonus_supreme if number == 2 * military else 0)


@rule
def more_by_juns(g: LakesRules, catch: Row) -> int:
    """A Jun is all four of its face."""
    full = 0
    for jun in range(len(JUNS)):
        full += catch[JUNS[jun]] == CIVIL_COPIES
    return (LARGE - SMALL) * CIVIL_COPIES * full + (g.bonus_juns if full == len(JUNS) else 0)
