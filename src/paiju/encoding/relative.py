"""Numbers seen from a seat: seats are named by their distance from it, and wide numbers are cut into words."""

from paiju.kernel.compile import rule

WORD = 0x1_0000_0000


@rule
def relative_seat(value: int, offset: int, viewer: int, seats: int) -> int:
    """A seat stored with an offset; what names none stays as it is."""
    seat = value - offset
    if seat < 0 or seat >= seats:
        return value
    return offset + (seat - viewer if seat >= viewer else seat - viewer + seats)


@rule
def row_of(viewer: int, place: int, seats: int) -> int:
    """The seat that sits so many places after the one that looks."""
    row = viewer + place
    return row - seats if row >= seats else row


@rule
def relative_set(value: int, offset: int, viewer: int, seats: int) -> int:
    """A set of seats, one bit each from the bit `offset` on; bits below it stay as they are."""
    if value == 0:
        return 0
    found = value & ((1 << offset) - 1)
    for seat in range(seats):
        if value >> (offset + seat) & 1:
            found |= 1 << relative_seat(offset + seat, offset, viewer, seats)
    return found


@rule
def word_of(value: int, place: int) -> int:
    """One of the words of 32 bits that a wide number is made of, as a signed number; the lowest is word 0."""
    word = value >> (32 * place) & (WORD - 1)
    return word - WORD if word >= WORD // 2 else word
