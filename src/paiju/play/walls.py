"""Walls that people hand in: tiles as texts or numbers, one wall or several, checked against the set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.game import Tiles
from paiju.kernel.integers import integer
from paiju.play.errors import WallError
from paiju.tiles import TileError
from paiju.words.said import Quoted, Said

MOST_NAMED = 6  # missing tiles

GivenWall = str | Sequence[int] | Sequence[str] | NDArray[np.integer]
GivenWalls = GivenWall | Sequence[GivenWall]


def read_walls(given: GivenWalls, tiles: Tiles, least: int) -> list[list[int]]:
    """One wall ("[6:6][1:1]…", a list of tiles) or a list of walls, as face indexes; raises WallError."""
    walls: Sequence[object] = [given] if _is_one_wall(given, tiles) else list(given)
    return [_checked(_faces(wall, tiles), tiles, least, number) for number, wall in enumerate(walls, 1)]


def read_dice(given: Sequence[int]) -> list[int]:
    """Dice to be thrown, in their order; raises WallError."""
    dice: list[int] = []
    for die in given:
        number = integer(die)
        if number is None or not 1 <= number <= 6:
            raise WallError(Said("no-such-die", die=Quoted(repr(die))))
        dice.append(number)
    return dice


def _is_one_wall(given: object, tiles: Tiles) -> bool:
    if isinstance(given, str):
        return True
    if not isinstance(given, Iterable):
        raise WallError(Said("no-wall", given=Quoted(repr(given))))
    items = list(given)
    if not items:
        raise WallError(Said("no-empty-wall"))
    return all(
        len(_faces(item, tiles)) == 1 if isinstance(item, str) else not isinstance(item, Iterable) for item in items
    )


def _faces(wall: object, tiles: Tiles) -> list[int]:
    if isinstance(wall, str):
        return _read(wall, tiles)
    if not isinstance(wall, Iterable):
        raise WallError(Said("no-wall", given=Quoted(repr(wall))))
    faces: list[int] = []
    for item in wall:
        if isinstance(item, str):
            faces += _read(item, tiles)
        elif (face := integer(item)) is None or not 0 <= face < len(tiles.copies):
            raise WallError(Said("no-tile-of-set", tile=Quoted(repr(item)), set=Quoted(tiles.name)))
        else:
            faces.append(face)
    return faces


def _read(text: str, tiles: Tiles) -> list[int]:
    try:
        return tiles.read(text)
    except TileError as error:
        raise WallError(error.said) from error


def _checked(faces: list[int], tiles: Tiles, least: int, number: int) -> list[int]:
    counts = Counter(faces)
    for face, count in sorted(counts.items()):
        copies = tiles.copies[face] if 0 <= face < len(tiles.copies) else 0
        if count > copies:
            tile, name = Quoted(tiles.text([face])), Quoted(tiles.name)
            raise WallError(Said("no-so-many-copies", wall=number, tile=tile, count=count, set=name, copies=copies))
    if not least <= len(faces) <= tiles.size:
        raise WallError(_why_not_so_many(counts, tiles, least, number))
    return faces


def _why_not_so_many(counts: Counter[int], tiles: Tiles, least: int, number: int) -> Said:
    count, name = counts.total(), Quoted(tiles.name)
    if least != tiles.size:
        return Said("no-wall-between", wall=number, count=count, set=name, least=least, size=tiles.size)
    missing = [face for face, copies in enumerate(tiles.copies) for _ in range(copies - counts[face])]
    if len(missing) > MOST_NAMED:
        return Said("no-wall-of-size", wall=number, count=count, set=name, size=tiles.size)
    lacking = Quoted(tiles.text(missing))
    return Said("no-wall-missing", wall=number, count=count, set=name, size=tiles.size, missing=lacking)
