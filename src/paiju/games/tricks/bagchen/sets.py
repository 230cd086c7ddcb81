"""The sets of Bagchen: what may be led when certain tiles are the points, its kind and its rank, as tables.

A set is identified by its place in SETS, which is sorted by number of tiles, then by the tiles. Its kind depends on
the points of the deal, which are identified by their place in POINTS: a set of points alone is a kind of its own, and
no set mixes points with other tiles.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from paiju.games.bits import BITS
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles import DOUBLE64
from paiju.tiles.dominoes import HIGH, LOW
from paiju.tiles.tileset import Table, table

FACES = 21
MOST_TILES = 4
DIE = 6
NOTHING = -1  # no set

Tiles = tuple[int, ...]


def _read(text: str) -> Tiles:
    return tuple(sorted(DOUBLE64.read(text)))


# Tiles of equal rank together, from the highest rank down.
SKY_RANKS = tuple(map(_read, ("[6:6]", "[1:1]", "[4:4]", "[3:1]", "[5:5][3:3][2:2]", "[6:5][6:4][6:1][5:1]")))
EARTH_RANKS = tuple(map(_read, ("[6:3][5:4]", "[6:2][5:3]", "[5:2][4:3]", "[4:2]", "[4:1][3:2]", "[2:1]")))
CHIEFS = (_read("[6:6]"), EARTH_RANKS[0])
MINISTERS = (_read("[1:1]"), EARTH_RANKS[1])
MOTHER, SON = _read("[4:2][2:1]")
MARE = _read("[4:1][2:1]")
STALLION = _read("[4:3][4:2]")

PEOPLE_RANK = 1
MINISTER_RANK, CHIEF_RANK = 1, 2

# The forms of a set; a kind is a form with its numbers of tiles.
NO_SET, SKY, EARTH, MIXED, MOTHER_AND_SON, HORSE, TWO_HORSES, FULL_HORSE, ALL_POINTS = range(9)


class Kind(NamedTuple):
    """Only within a kind, with the same numbers of sky and of earth tiles, does one set beat another."""

    form: int
    sky: int
    earth: int


class Ranked(NamedTuple):
    form: int
    rank: int  # 0 for what neither beats nor is beaten


def _of_one_rank(tiles: Tiles, ranks: tuple[Tiles, ...]) -> int:
    """The rank that all these tiles have, from 6 down to 1, 0 if they have none in common."""
    return next((6 - place for place, faces in enumerate(ranks) if set(tiles) <= set(faces)), 0)


def _is_mixed(tiles: Tiles, leaders: tuple[Tiles, Tiles]) -> bool:
    sky, earth = leaders
    return set(tiles) <= {*sky, *earth} and bool(set(tiles) & set(sky)) and bool(set(tiles) & set(earth))


HORSES = {
    MARE: Ranked(HORSE, 1),
    STALLION: Ranked(HORSE, 2),
    tuple(sorted(MARE + MARE)): Ranked(TWO_HORSES, 1),
    tuple(sorted(STALLION + STALLION)): Ranked(TWO_HORSES, 2),
    tuple(sorted(MARE + STALLION)): Ranked(FULL_HORSE, 0),
}


def _ranked(tiles: Tiles) -> Ranked:
    """What these tiles are when none of them is a point."""
    if len(set(tiles)) == 1 and (rank := _of_one_rank(tiles, SKY_RANKS)):
        return Ranked(SKY, rank)
    if rank := _of_one_rank(tiles, EARTH_RANKS):
        return Ranked(EARTH, rank)
    if _is_mixed(tiles, CHIEFS):
        return Ranked(MIXED, CHIEF_RANK)
    if _is_mixed(tiles, MINISTERS):
        return Ranked(MIXED, MINISTER_RANK)
    if tiles == (MOTHER, SON):
        return Ranked(MOTHER_AND_SON, 0)
    return HORSES.get(tiles, Ranked(NO_SET, 0))


def _points() -> Iterator[Tiles]:
    """The faces of four equal tiles that a throw may make points: each sky face, an earth rank, mothers and sons."""
    for faces in SKY_RANKS:
        yield from ((face,) for face in faces)
    yield from (faces for faces in EARTH_RANKS if len(faces) == 2)
    yield MOTHER, SON


POINTS = tuple(_points())


@cache
def _ranked_with(tiles: Tiles, points: Tiles) -> Ranked:
    if set(tiles) <= set(points):
        return Ranked(ALL_POINTS, 0)
    return Ranked(NO_SET, 0) if set(tiles) & set(points) else _ranked(tiles)


def _groups() -> Iterator[Tiles]:
    for size in range(1, MOST_TILES + 1):
        for tiles in combinations_with_replacement(range(FACES), size):
            if all(tiles.count(face) <= DOUBLE64.copies[face] for face in set(tiles)):
                yield tiles


SETS = tuple(tiles for tiles in _groups() if _ranked(tiles).form != NO_SET or set(tiles) <= {MOTHER, SON})
PLACE = {tiles: place for place, tiles in enumerate(SETS)}


@cache
def kind_of(tiles: Tiles, points: Tiles) -> Kind:
    form = _ranked_with(tiles, points).form
    sky = sum(face in faces for face in tiles for faces in SKY_RANKS)
    return Kind(form, sky, len(tiles) - sky) if form != NO_SET else Kind(NO_SET, 0, 0)


def _chips(tiles: Tiles, points: Tiles) -> int:
    """What a trick won by this set is worth from each opponent: points one each, and mother with son one more."""
    pairs = min(tiles.count(MOTHER), tiles.count(SON))
    return {ALL_POINTS: len(tiles) + pairs, MOTHER_AND_SON: pairs}.get(_ranked_with(tiles, points).form, 0)


@cache
def _strong(points: Tiles) -> set[int]:
    """The tiles of the two highest ranks of sky and of earth; ranks whose tiles are all points are skipped."""
    found: set[int] = set()
    for ranks in (SKY_RANKS, EARTH_RANKS):
        left = [faces for faces in ranks if not set(faces) <= set(points)]
        found |= {*left[0], *left[1]}
    return found


def _by_points(value: Callable[[Tiles, Tiles], int]) -> Table:
    """A table by the points of the deal and by set."""
    return table(value(tiles, points) for points in POINTS for tiles in SETS).reshape(-1, len(SETS))


KINDS = tuple(sorted({kind_of(tiles, points) for tiles in SETS for points in POINTS}))

KIND = _by_points(lambda tiles, points: KINDS.index(kind_of(tiles, points)))
FORM = _by_points(lambda tiles, points: _ranked_with(tiles, points).form)
RANK = _by_points(lambda tiles, points: _ranked_with(tiles, points).rank)
CHIPS = _by_points(_chips)
HAS_STRONG = _by_points(lambda tiles, points: bool(_strong(points) & set(tiles)))
# by the points of the deal and by face
IS_STRONG = table(face in _strong(points) for points in POINTS for face in range(FACES)).reshape(-1, FACES)
IS_POINT = table(face in points for points in POINTS for face in range(FACES)).reshape(-1, FACES)

SIZE = table(len(tiles) for tiles in SETS)
# sets of k tiles are FIRST[k] to FIRST[k + 1] - 1
FIRST = table(sum(len(tiles) < size for tiles in SETS) for size in range(MOST_TILES + 2))
# the different faces of a set and how many there are of each; after the last one, none of face 0
PARTS = max(len(set(tiles)) for tiles in SETS)
_PARTS = [(sorted(set(tiles)) + [0] * PARTS)[:PARTS] for tiles in SETS]
FACE = table(face for parts in _PARTS for face in parts).reshape(-1, PARTS)
NUMBER = table(
    tiles.count(face) if part < len(set(tiles)) else 0
    for tiles, parts in zip(SETS, _PARTS, strict=True)
    for part, face in enumerate(parts)
).reshape(-1, PARTS)

COPIES = table(DOUBLE64.copies)

# Sets as bits, in so many words.
WORDS = -(-len(SETS) // BITS)


def _as_bits(places: Iterable[int]) -> Iterator[int]:
    together = sum(1 << place for place in places)
    return (together >> BITS * word & (1 << BITS) - 1 for word in range(WORDS))


def _higher(points: int, best: int) -> list[int]:
    kinds, ranks = KIND[points].tolist(), RANK[points].tolist()
    return [place for place in range(len(SETS)) if kinds[place] == kinds[best] and ranks[place] > ranks[best]]


def _playable(points: int, horses: int) -> list[int]:
    no_horses = range(HORSE, FULL_HORSE + 1)
    forms = FORM[points].tolist()
    return [place for place, form in enumerate(forms) if form != NO_SET and (horses or form not in no_horses)]


# those that so many tiles of a face are enough for
ENOUGH = table(
    bits
    for face in range(FACES)
    for number in range(MOST_TILES + 1)
    for bits in _as_bits(place for place, tiles in enumerate(SETS) if tiles.count(face) <= number)
).reshape(FACES, MOST_TILES + 1, WORDS)
# by the points of the deal: those that may be played without and with horses, and those that beat a set
PLAYABLE = table(
    bits for points in range(len(POINTS)) for horses in (0, 1) for bits in _as_bits(_playable(points, horses))
).reshape(-1, 2, WORDS)
HIGHER = table(
    bits for points in range(len(POINTS)) for best in range(len(SETS)) for bits in _as_bits(_higher(points, best))
).reshape(-1, len(SETS), WORDS)


def _thrown(one: int, other: int) -> int:
    """The points that two dice make."""
    face = next(face for face in range(FACES) if (HIGH[face], LOW[face]) == (max(one, other), min(one, other)))
    return next(place for place, points in enumerate(POINTS) if face in points)


THROWN = table(_thrown(one, other) for one in range(1, DIE + 1) for other in range(1, DIE + 1)).reshape(DIE, DIE)


@rule
def is_in(place: int, counts: Row) -> bool:
    """Whether a row of counts has the tiles of a set."""
    for part in range(PARTS):
        if counts[FACE[place, part]] < NUMBER[place, part]:
            return False
    return True


@rule
def sets_in(counts: Row, word: int) -> int:
    """The sets that a row of counts has the tiles of, as the bits of one word."""
    found = ENOUGH[0, counts[0], word]
    for face in range(1, FACES):
        found &= ENOUGH[face, counts[face], word]
    return found


@rule
def has_face(place: int, face: int) -> bool:
    for part in range(PARTS):
        if FACE[place, part] == face and NUMBER[place, part] > 0:
            return True
    return False


@rule
def is_set(points: int, horses: int, place: int) -> bool:
    """Whether a set may be played when these are the points; horses are an option."""
    form = FORM[points, place]
    return form != NO_SET and (horses == 1 or form < HORSE or form > FULL_HORSE)


@rule
def beats(points: int, place: int, best: int) -> bool:
    """Higher and of the same kind. What has no rank neither beats nor is beaten."""
    return KIND[points, place] == KIND[points, best] and RANK[points, place] > RANK[points, best]
