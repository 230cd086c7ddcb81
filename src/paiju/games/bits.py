"""Sets of small numbers as the bits of one word, listed in ascending order."""

from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row, Wall
from paiju.tiles.tileset import table

BITS = 60  # of a word; more would reach the sign

_PRIME = 67  # divided by it, all powers of two up to the 66th leave different remainders
_BIT_OF_REMAINDER = table(
    next((bit for bit in range(BITS) if (1 << bit) % _PRIME == remainder), 0) for remainder in range(_PRIME)
)
_FULL = (1 << BITS) - 1


@rule
def lowest(word: int) -> int:
    """The number of the lowest bit that is set; 0 if none is."""
    return _BIT_OF_REMAINDER[(word & -word & _FULL) % _PRIME]


@rule
def without_lowest(word: int) -> int:
    return word & (word - 1)


@rule
def faces_in(counts: Row) -> int:
    """The faces of which a row of counts has at least one."""
    faces = 0
    for face in range(len(counts)):
        faces |= (counts[face] > 0) << face
    return faces


@rule
def list_bits(word: int, first: int, out: Moves | Wall, count: int) -> int:
    """Write `first` + number behind out[0:count] for each number that is there; how many moves there are then."""
    while word != 0:
        out[count] = first + lowest(word)
        count += 1
        word = without_lowest(word)
    return count
