"""Sets of small numbers as the bits of one word, listed in ascending order."""

from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row, Wall

BITS = 60  # of a word; more would reach the sign


@rule
def lowest(word: int) -> int:
    """The number of the lowest bit that is set: how many bits lie below it. 64 if none is."""
    return count_bits((word & -word) - 1)


@rule
def count_bits(word: int) -> int:
    """Counted in pairs, fours and eights, which compilers know and make one instruction of.

    The sum is the highest byte of a product that may leave 64 bits: of Python's integers in the interpreter.
    """
    word = int(word)
    pairs = word - (word >> 1 & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    eights = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    return eights * 0x0101010101010101 >> 56 & 0xFF


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
