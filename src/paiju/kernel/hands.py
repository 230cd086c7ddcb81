"""Hands to read: what a complete hand is made of, and every way to divide tiles into that.

A game with such hands has a module reading.py, in plain Python over the game's own rules; `g` is the plain record of
the options:

    shapes(g, shown)                what the concealed tiles of a complete hand may be made of
    is_complete(g, tiles, shown)    whether a row of counts per face is complete: the game's winning test
    score(g, parts, shown)          what a complete hand counts when its concealed tiles are read in these parts
    by_throw(g, tiles, face, shown) whether also a tile that another seat throws may complete these, or only one drawn

`shown` are the groups of the hand that lie open on the table, as tuples of faces in order; `shapes` refuses those that
the game does not know, with an OptionError.
"""

from __future__ import annotations

import functools
import operator
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.words.said import Said

Shown = tuple[tuple[int, ...], ...]
Row = NDArray[np.int8]


def row_of(faces: Iterable[int], kinds: int) -> Row:
    """Faces as a row of counts, as rules take them."""
    return np.bincount(list(faces), minlength=kinds).astype(np.int8)


class Part(NamedTuple):
    """Tiles that belong together: a pair, a straight."""

    name: Said
    tiles: tuple[int, ...]


class Shape(NamedTuple):
    """So many parts of each kind: one of the pairs and four of the groups."""

    kinds: tuple[tuple[int, tuple[Part, ...]], ...]

    @property
    def size(self) -> int:
        """How many tiles they are."""
        return sum(number * len(parts[0].tiles) for number, parts in self.kinds)

    def __hash__(self) -> int:
        """Of little, as shapes have hundreds of parts; those that are told apart nearly always differ in this too."""
        return hash(tuple((number, len(parts)) for number, parts in self.kinds))


class Score(NamedTuple):
    """What a complete hand counts: line by line, what it comes to, and a sentence that says so."""

    total: int
    lines: tuple[tuple[Said, int], ...]
    sentence: Said


class Reading(NamedTuple):
    """A way to read a complete hand."""

    parts: tuple[Part, ...]
    score: Score


class Won(NamedTuple):
    """The hand that won, as it counted."""

    seat: int
    parts: tuple[Part, ...]


Kinds = tuple[tuple[int, tuple[Part, ...]], ...]


def readings(
    shapes: Iterable[Shape], faces: Iterable[int], score: Callable[[tuple[Part, ...]], Score]
) -> list[Reading]:
    """Every way to read these tiles as one of the shapes, the best score first."""
    tiles = Counter(faces)
    divided = (parts for shape in shapes for parts in _divisions(tiles, shape.kinds))
    return sorted((Reading(parts, score(parts)) for parts in divided), key=lambda reading: -reading.score.total)


def _divisions(tiles: Counter[int], kinds: Kinds) -> Iterator[tuple[Part, ...]]:
    """All tiles divided into so many parts of each kind; parts of a kind stand in its order."""
    if not kinds:
        if not tiles:
            yield ()
        return
    (number, parts), *rest = kinds
    if number == 0:
        yield from _divisions(tiles, tuple(rest))
        return
    fitting = tuple(part for part in parts if _fits(part, tiles))
    for place, part in enumerate(fitting):
        left = tiles - Counter(part.tiles)
        for others in _divisions(left, ((number - 1, fitting[place:]), *rest)):
            yield (part, *others)


def _fits(part: Part, tiles: Counter[int]) -> bool:
    return all(tiles[face] >= part.tiles.count(face) for face in part.tiles)


Faces = tuple[int, ...]


def tiles_missing(shapes: Iterable[Shape], faces: Iterable[int]) -> int:
    """How many tiles these lack for the nearest complete hand, as players count them at the table.

    Whether those tiles are still to be had is not asked, which makes this quick: `paiju.lab.distance` asks it.
    """
    tiles = tuple(sorted(faces))
    return min(shape.size - _most_kept(tiles, shape) for shape in shapes)


def _most_kept(tiles: Faces, shape: Shape) -> int:
    """The most of these tiles that one hand of this shape can hold."""
    return _counting(shape)(tiles, tuple(number for number, _ in shape.kinds))


@functools.lru_cache(maxsize=64)  # as many games and options as are played at a time
def _counting(shape: Shape) -> Callable[[Faces, Faces], int]:
    """What counts the most of some tiles, in order, that so many parts of each kind of this shape can hold."""
    sizes = [len(parts[0].tiles) for _, parts in shape.kinds]
    pieces = [frozenset(piece for part in parts for piece in _subsets(part.tiles)) for _, parts in shape.kinds]

    @functools.lru_cache(maxsize=2048)  # of 200 bytes; a hand is asked about until it changes, and then is like it
    def kept(left: Faces, open_parts: Faces) -> int:
        most, found = min(len(left), sum(map(operator.mul, open_parts, sizes))), 0
        for kind, number in enumerate(open_parts):
            if number and found < most:
                fewer = (*open_parts[:kind], number - 1, *open_parts[kind + 1 :])
                for piece in _held_with_first(left, sizes[kind], pieces[kind]):
                    found = max(found, len(piece) + kept(_without(left, piece), fewer))
                    if found == most:
                        break
        return found if found == most else max(found, kept(left[1:], open_parts))

    return kept


def _held_with_first(tiles: Faces, size: int, pieces: frozenset[Faces]) -> set[Faces]:
    """Those of the pieces, of at most this size, that these tiles hold and that begin with the first of them."""
    first, rest = tiles[:1], tiles[1:]
    return {first + others for amount in range(size) for others in combinations(rest, amount)} & pieces


def _subsets(tiles: Faces) -> Iterator[Faces]:
    return (piece for size in range(1, len(tiles) + 1) for piece in combinations(tiles, size))


def _without(tiles: Faces, piece: Faces) -> Faces:
    left = list(tiles)
    for face in piece:
        left.remove(face)
    return tuple(left)
