"""Walls that people hand in: tiles as texts or numbers, one wall or several, checked against the set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import SupportsIndex

from paiju.kernel.game import Tiles
from paiju.play.errors import WallError
from paiju.tiles import TileError

MOST_NAMED = 6  # missing tiles

GivenWall = str | Sequence[int] | Sequence[str]
GivenWalls = GivenWall | Sequence[GivenWall]


def read_walls(given: GivenWalls, tiles: Tiles, least: int) -> list[list[int]]:
    """One wall ("[6:6][1:1]…", a list of tiles) or a list of walls, as face indexes; raises WallError."""
    walls: Sequence[object] = [given] if _is_one_wall(given, tiles) else list(given)
    return [_checked(_faces(wall, tiles), tiles, least, number) for number, wall in enumerate(walls, 1)]


def read_dice(given: Sequence[int]) -> list[int]:
    """Dice to be thrown, in their order; raises WallError."""
    for die in given:
        if isinstance(die, bool) or not isinstance(die, int) or not 1 <= die <= 6:
            raise WallError(f"a die shows 1 to 6, not {die!r}")
    return list(given)


def _is_one_wall(given: object, tiles: Tiles) -> bool:
    if isinstance(given, str):
        return True
    if not isinstance(given, Iterable):
        raise WallError(f"a wall is a list of tiles, not {given!r}")
    items = list(given)
    if not items:
        raise WallError("the wall is empty")
    return all(
        len(_faces(item, tiles)) == 1 if isinstance(item, str) else not isinstance(item, Iterable) for item in items
    )


def _faces(wall: object, tiles: Tiles) -> list[int]:
    if isinstance(wall, str):
        return _read(wall, tiles)
    if not isinstance(wall, Iterable):
        raise WallError(f"a wall is a list of tiles, not {wall!r}")
    faces: list[int] = []
    for item in wall:
        if isinstance(item, str):
            faces += _read(item, tiles)
        elif isinstance(item, bool) or not isinstance(item, SupportsIndex) or not 0 <= int(item) < len(tiles.copies):
            raise WallError(f"{item!r} is no tile of {tiles.name}")
        else:
            faces.append(int(item))
    return faces


def _read(text: str, tiles: Tiles) -> list[int]:
    try:
        return tiles.read(text)
    except TileError as error:
        raise WallError(str(error)) from error


def _checked(faces: list[int], tiles: Tiles, least: int, number: int) -> list[int]:
    counts = Counter(faces)
    for face, count in sorted(counts.items()):
        if not 0 <= face < len(tiles.copies) or count > tiles.copies[face]:
            allowed = tiles.copies[face] if 0 <= face < len(tiles.copies) else 0
            raise WallError(f"wall {number} holds {tiles.text([face])} {count} times; {tiles.name} has {allowed}")
    if not least <= len(faces) <= tiles.size:
        needed = _range(least, tiles.size) + (_missing(counts, tiles) if least == tiles.size else "")
        raise WallError(f"wall {number} has {len(faces)} tiles; {tiles.name} needs {needed}")
    return faces


def _missing(counts: Counter[int], tiles: Tiles) -> str:
    """Which tiles a wall lacks, if they are few enough to be named."""
    faces = [face for face, copies in enumerate(tiles.copies) for _ in range(copies - counts[face])]
    return f"; missing {tiles.text(faces)}" if len(faces) <= MOST_NAMED else ""


def _range(least: int, most: int) -> str:
    return str(most) if least == most else f"{least} to {most}"
