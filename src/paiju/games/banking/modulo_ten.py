"""Values modulo ten, common to the games where [4:2] and [2:1] are wild: each counts 3 or 6, as suits its group.

The value of a tile is its pips modulo ten. No other tile has the value 3, so that a 3 stands for a wild tile.
"""

from itertools import product

from paiju.tiles import FULL32
from paiju.tiles.dominoes import PIPS
from paiju.tiles.tileset import table

WILD_TILES = FULL32.read("[4:2] [2:1]")
WILD = 3
TEN = 10

VALUE = table(WILD if face.index in WILD_TILES else PIPS[face.index] % TEN for face in FULL32.faces)


def sums(values: tuple[int, ...]) -> list[int]:
    """What a group of tiles of these values can count, modulo ten."""
    ways = ((3, 6) if value == WILD else (value,) for value in values)
    return [sum(way) % TEN for way in product(*ways)]
