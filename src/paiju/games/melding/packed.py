"""Tiles as one number with two bits for each type, [6:6] last: no type has more than two copies.

A set of types is such a number with one copy of each.
"""

from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles.tileset import table

FACES = 21
BITS = 2 * FACES
EVERY_TYPE = (1 << BITS) // 3
EVERY_TILE = (1 << BITS) - 1

PRIME = 67  # divided by it, all powers of two up to the 66th leave different remainders
FACE_OF_REMAINDER = table(
    next((bit // 2 for bit in range(BITS) if (1 << bit) % PRIME == remainder), 0) for remainder in range(PRIME)
)


@rule
def packed(row: Row) -> int:
    tiles = 0
    for face in range(FACES):
        tiles |= int(row[face]) << 2 * face
    return tiles


@rule
def number_of(tiles: int, face: int) -> int:
    return tiles >> 2 * face & 3


@rule
def one(face: int) -> int:
    return 1 << 2 * face


@rule
def types_in(tiles: int) -> int:
    return (tiles | tiles >> 1) & EVERY_TYPE


@rule
def lowest(tiles: int) -> int:
    return FACE_OF_REMAINDER[(tiles & -tiles & EVERY_TILE) % PRIME]


@rule
def without_lowest(types: int) -> int:
    return types & types - 1


@rule
def partners(tiles: int, face: int, wanted: int) -> int:
    """The wanted types that are there beside one tile of `face`, from that type upwards."""
    return types_in(tiles - one(face)) & wanted & -one(face)
