"""The combinations of Heaven-Nine and its relatives: what may be led, its kind and its rank, as tables for the rules.

Each game says which kinds may be led: a set of kinds is a number with one bit for each.
A combination is identified by its place in COMBINATIONS, which is sorted by number of tiles, then by the tiles.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles.dominoes import FULL32, IS_CIVIL, PIPS
from paiju.tiles.tileset import table

FACES = 21
CIVIL = 11
MOST_TILES = 4

# Kinds: only within a kind does one combination beat another.
(
    SINGLE_CIVIL,
    SINGLE_MILITARY,
    PAIR_CIVIL,
    PAIR_MILITARY,
    SUPREME,
    PAIR_MIXED,
    TRIPLE_CIVIL,
    TRIPLE_MILITARY,
    QUAD,
    RUN,
) = range(10)

NOTHING = -1  # no combination


class Combination(NamedTuple):
    tiles: tuple[int, ...]
    kind: int
    rank: int


class Family(NamedTuple):
    """A civil tile and the military pair that goes with it."""

    civil: int
    military: tuple[int, int]
    rank: int


def _read(text: str) -> tuple[int, ...]:
    return tuple(sorted(FULL32.read(text)))


def _family(text: str, rank: int) -> Family:
    civil, first, second = _read(text)
    return Family(civil, (first, second), rank)


FAMILIES = (
    _family("[6:6] [6:3][5:4]", 4),
    _family("[1:1] [6:2][5:3]", 3),
    _family("[4:4] [5:2][4:3]", 2),
    _family("[3:1] [4:1][3:2]", 1),
)


def _singles() -> Iterator[Combination]:
    for face in range(FACES):
        if IS_CIVIL[face]:
            yield Combination((face,), SINGLE_CIVIL, CIVIL - face)
        else:
            yield Combination((face,), SINGLE_MILITARY, int(PIPS[face]))


def _pairs() -> Iterator[Combination]:
    for face in range(CIVIL):
        yield Combination((face, face), PAIR_CIVIL, CIVIL - face)
    for family in FAMILIES:
        yield Combination(family.military, PAIR_MILITARY, int(PIPS[family.military[0]]))
        for military in family.military:
            yield Combination((family.civil, military), PAIR_MIXED, family.rank)
    yield Combination(_read("[4:2][2:1]"), SUPREME, 0)


def _larger() -> Iterator[Combination]:
    for civil, both_military, rank in FAMILIES:
        for military in both_military:
            yield Combination((civil, civil, military), TRIPLE_CIVIL, rank)
        yield Combination((civil, *both_military), TRIPLE_MILITARY, rank)
        yield Combination((civil, civil, *both_military), QUAD, rank)
    yield Combination(_read("[1:1][2:2][3:3]"), RUN, 1)
    yield Combination(_read("[6:6][5:5][4:4]"), RUN, 2)


def _by_size_then_tiles(combination: Combination) -> tuple[int, tuple[int, ...]]:
    return len(combination.tiles), combination.tiles


COMBINATIONS = tuple(sorted((*_singles(), *_pairs(), *_larger()), key=_by_size_then_tiles))
PLACE = {combination.tiles: place for place, combination in enumerate(COMBINATIONS)}


def kinds_together(kinds: Iterable[int]) -> int:
    return sum(1 << kind for kind in kinds)


def _mask(tiles: tuple[int, ...]) -> int:
    """Two bits a face: the first for one tile of it, both for two."""
    return sum((1 << tiles.count(face)) - 1 << 2 * face for face in set(tiles))


SIZE = table(len(combination.tiles) for combination in COMBINATIONS)
KIND = table(combination.kind for combination in COMBINATIONS)
MASK = table(_mask(combination.tiles) for combination in COMBINATIONS)
# the tiles of a combination, in canonical order; entries after the last one are unused
TILE = table(tile for c in COMBINATIONS for tile in (*c.tiles, 0, 0, 0)[:MOST_TILES]).reshape(-1, MOST_TILES)


def _beaten_by(best: Combination) -> list[int]:
    """Higher and of the same kind; the Supreme is alone in its kind."""
    return [place for place, c in enumerate(COMBINATIONS) if c.kind == best.kind and c.rank > best.rank]


HIGHERS = table(len(_beaten_by(combination)) for combination in COMBINATIONS)
MOST_HIGHER = int(HIGHERS.max())
# the combinations that beat a combination, in their order; entries from HIGHERS on are unused
HIGHER = table(place for c in COMBINATIONS for place in (*_beaten_by(c), *[0] * MOST_HIGHER)[:MOST_HIGHER]).reshape(
    -1, MOST_HIGHER
)


@rule
def mask_of(counts: Row) -> int:
    """A row of counts as two bits a face, so that one comparison finds a combination in it."""
    mask = 0
    for face in range(FACES):
        mask |= (counts[face] | counts[face] >> 1) << 2 * face
    return mask


@rule
def is_in(combination: int, mask: int) -> bool:
    return mask & MASK[combination] == MASK[combination]


@rule
def has_face(combination: int, face: int) -> bool:
    return MASK[combination] >> 2 * face & 1 == 1


@rule
def is_of(combination: int, kinds: int) -> bool:
    """Whether a combination is of one of these kinds."""
    return kinds >> KIND[combination] & 1 == 1
