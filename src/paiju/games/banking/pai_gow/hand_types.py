"""Pai Gow hands up to equal behaviour: tiles that rank alike are one class, and hands of the same classes one type.

Twin civil tiles are one class, and so are the two nines, eights, sevens and fives; [4:2] and [2:1] are one too unless
[4:2] ranks higher as a high tile. That makes 3,620 types of the 35,960 hands of four tiles.
"""

from math import comb, prod

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.counting import types_of_hands
from paiju.games.banking.pai_gow.options import MOST_EACH, SIX_HIGH
from paiju.tiles.dominoes import CHINESE_PAIRS

CLASSES = tuple(tiles for _, tiles in CHINESE_PAIRS)
CLASS_NAMES = tuple(name.replace("_", " ").lower() for name, _ in CHINESE_PAIRS)


def tile_classes(gee_joon_rank: int) -> list[tuple[int, ...]]:
    """The faces of each class."""
    if gee_joon_rank != SIX_HIGH:
        return list(CLASSES)
    *pairs, (six, three) = CLASSES
    return [*pairs, (six,), (three,)]


def hand_types(gee_joon_rank: int) -> NDArray[np.int64]:
    """How many tiles of each class a hand of four has, one row per type."""
    sizes = [len(faces) for faces in tile_classes(gee_joon_rank)]
    return np.array(list(types_of_hands(sizes, MOST_EACH)), np.int64)


def faces_of(row: NDArray[np.int64], gee_joon_rank: int) -> list[int]:
    """Tiles of a type, in canonical order."""
    classes = tile_classes(gee_joon_rank)
    return sorted(face for faces, count in zip(classes, row, strict=True) for face in faces[: int(count)])


def ways(row: NDArray[np.int64], gee_joon_rank: int) -> int:
    """How many hands of physical tiles are of a type."""
    sizes = (len(faces) for faces in tile_classes(gee_joon_rank))
    return prod(comb(size, int(count)) for size, count in zip(sizes, row, strict=True))
