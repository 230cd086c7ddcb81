"""The combinations of Heaven-Nine: what may be led, its kind and its rank, as tables for the rules.

A combination is known by its place in COMBINATIONS: by number of tiles, then in the canonical order of its tiles.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from paiju.kernel.compile import rule
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
KIND_NAMES = (
    "civil tile",
    "military tile",
    "civil pair",
    "military pair",
    "Supreme",
    "mixed pair",
    "triple of two civil tiles and one military",
    "triple of one civil tile and two military",
    "quad",
    "run",
)


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


def _bits(kinds: Iterable[int]) -> int:
    return sum(1 << kind for kind in kinds)


def _mask(tiles: tuple[int, ...]) -> int:
    """Two bits a face: the first for one tile of it, both for two."""
    return sum((1 << tiles.count(face)) - 1 << 2 * face for face in set(tiles))


SIZE = table(len(combination.tiles) for combination in COMBINATIONS)
KIND = table(combination.kind for combination in COMBINATIONS)
RANK = table(combination.rank for combination in COMBINATIONS)
MASK = table(_mask(combination.tiles) for combination in COMBINATIONS)
# the tiles of a combination, in canonical order; what is behind the last one means nothing
TILE = table(tile for c in COMBINATIONS for tile in (*c.tiles, 0, 0, 0)[:MOST_TILES]).reshape(-1, MOST_TILES)
# combinations of k tiles are FIRST[k] to FIRST[k + 1] - 1
FIRST = table(sum(len(c.tiles) < size for c in COMBINATIONS) for size in range(MOST_TILES + 2))

_SINGLES = (SINGLE_CIVIL, SINGLE_MILITARY)
_PURE = (*_SINGLES, PAIR_CIVIL, PAIR_MILITARY, SUPREME)
_LARGE = (TRIPLE_CIVIL, TRIPLE_MILITARY, QUAD)
# by the place of the option's value: singles, pure_pairs, mixed_pairs, seed, full
KINDS_ALLOWED = table(
    _bits(kinds) for kinds in (_SINGLES, _PURE, (*_PURE, PAIR_MIXED), (*_PURE, *_LARGE), (*_PURE, PAIR_MIXED, *_LARGE))
)


@rule
def allowed_kinds(combinations: int, allow_123: int) -> int:
    """The kinds that may be led under these options, one bit each."""
    return KINDS_ALLOWED[combinations] | allow_123 << RUN


@rule
def mask_of(counts: Any) -> int:
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
def beats(combination: int, best: int) -> bool:
    """Higher and of the same kind; the Supreme is alone in its kind."""
    return KIND[combination] == KIND[best] and RANK[combination] > RANK[best]
