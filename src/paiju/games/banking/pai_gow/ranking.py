"""Which of two two-tile hands is better: class first, then the value in the class, then the high tile.

A rank is one number made of the three, so that the greater rank wins and equal ranks are a copy.
"""

from collections.abc import Iterator
from functools import cache

from paiju.games.banking.pai_gow.options import COPY, GEE_JOON_RANK, ZERO_TIE
from paiju.games.banking.pai_gow.state import Rules
from paiju.games.banking.state import FACES
from paiju.kernel.compile import rule
from paiju.tiles import FULL32
from paiju.tiles.dominoes import CHINESE_PAIRS, PIPS
from paiju.tiles.tileset import Table, table

POINTS, GONG, WONG, PAIR = range(1, 5)
CLASS = 10_000  # a rank is CLASS · class + VALUE · value + high tile
VALUE = 100
RANKS = 5 * CLASS  # every rank is below

# Values of the pairs.
FIVES, SEVENS, EIGHTS, NINES = range(1, 5)
RED_SIX, LONG_SEVEN, RED_TEN, AXE, BOARD, LONG, PLUM, GOOSE, MAN, EARTH, HEAVEN, SUPREME = range(5, 17)

BIG_TILES = FULL32.read("[6:6] [1:1]")
NINE_TILES = FULL32.read("[6:3] [5:4]")
EIGHT_TILES = FULL32.read("[4:4] [6:2] [5:3]")
SUPREME_TILES = FULL32.read("[4:2] [2:1]")

# High tiles by gee_joon_rank, best first; tiles written together are equal.
_ABOVE_FIVES = "[6:6] [1:1] [4:4] [3:1] [5:5] [3:3] [2:2] [6:5] [6:4] [6:1] [5:1] [6:3][5:4] [6:2][5:3] [5:2][4:3]"
_HIGH_TILES = {
    "both_low": f"{_ABOVE_FIVES} [4:1][3:2] [4:2][2:1]",
    "six_high": f"{_ABOVE_FIVES} [4:2] [4:1][3:2] [2:1]",
}

# CHINESE_PAIRS go down from Heaven to the fives; the Supreme Pair stands last and ranks first.
*_DOWNWARDS, _SUPREME = (tiles for _, tiles in CHINESE_PAIRS)
_PAIR_VALUES = {tiles: value for value, tiles in enumerate([*_DOWNWARDS[::-1], _SUPREME], start=FIVES)}


@cache
def _high_tile(face: int, gee_joon_rank: int) -> int:
    upwards = _HIGH_TILES[GEE_JOON_RANK.values[gee_joon_rank]].split()[::-1]
    return next(place for place, equals in enumerate(upwards) if face in FULL32.read(equals))


def _best_points(one: int, other: int) -> int:
    """Pips modulo 10, each tile of the Supreme Pair counting 3 or 6."""
    first, second = ((3, 6) if face in SUPREME_TILES else (int(PIPS[face]),) for face in (one, other))
    return max((a + b) % 10 for a in first for b in second)


def _class_and_value(one: int, other: int) -> tuple[int, int]:
    """The hand of two faces in canonical order, which puts the big tiles first."""
    if (one, other) in _PAIR_VALUES:
        return PAIR, _PAIR_VALUES[one, other]
    if one in BIG_TILES and other in NINE_TILES:
        return WONG, 0
    if one in BIG_TILES and other in EIGHT_TILES:
        return GONG, 0
    return POINTS, _best_points(one, other)


def _rank(one: int, other: int, zero_tie: int, gee_joon_rank: int) -> int:
    what, value = _class_and_value(min(one, other), max(one, other))
    better = max(_high_tile(one, gee_joon_rank), _high_tile(other, gee_joon_rank))
    has_no_high_tile = what == PAIR or (what == POINTS and value == 0 and zero_tie == COPY)
    return CLASS * what + VALUE * value + (0 if has_no_high_tile else better)


def _ranks() -> Iterator[int]:
    for zero_tie in ZERO_TIES:
        for gee_joon_rank in GEE_JOON_RANKS:
            for one in range(FACES):
                yield from (_rank(one, other, zero_tie, gee_joon_rank) for other in range(FACES))


ZERO_TIES, GEE_JOON_RANKS = range(len(ZERO_TIE.values)), range(len(GEE_JOON_RANK.values))
# By zero_tie, gee_joon_rank and the two faces.
RANK: Table = table(_ranks()).reshape(len(ZERO_TIES), len(GEE_JOON_RANKS), FACES, FACES)
# By gee_joon_rank: how [1:1], the lesser big tile, ranks as high tile.
BIG: Table = table(_high_tile(BIG_TILES[1], gee_joon_rank) for gee_joon_rank in GEE_JOON_RANKS)


@rule
def hand_rank(g: Rules, one: int, other: int) -> int:
    return RANK[g.zero_tie, g.gee_joon_rank, one, other]


@rule
def class_of(rank: int) -> int:
    return rank // CLASS


@rule
def pair_of(rank: int) -> int:
    """Which pair a hand is; 0 for none."""
    return rank // VALUE % 100 if class_of(rank) == PAIR else 0


@rule
def value_of(rank: int) -> int:
    """A hand on the house's scale: points 0 to 9, gong 10, wong 11, pair 12."""
    return rank // VALUE % 100 if class_of(rank) == POINTS else 8 + class_of(rank)


@rule
def has_big_high_tile(g: Rules, rank: int) -> bool:
    return rank % VALUE >= BIG[g.gee_joon_rank]
