"""Listing legal moves that go with the faces of a row of counts."""

from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row

NO_FACE = -1


@rule
def list_held(counts: Row, first: int, out: Moves, count: int) -> int:
    """Write `first` + face behind out[0:count] for each face that is there; how many moves there are then."""
    return list_held_but(NO_FACE, counts, first, out, count)


@rule
def list_held_but(kept: int, counts: Row, first: int, out: Moves, count: int) -> int:
    """The same for each face that is there but one.

    A move is written for every face and stays for those that are listed: a processor cannot guess which ones are.
    """
    for face in range(len(counts)):
        out[count] = first + face
        count += (counts[face] > 0) & (face != kept)
    return count
