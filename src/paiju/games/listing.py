"""Listing legal moves that go with the faces of a row of counts."""

from typing import Any

from paiju.kernel.compile import rule
from paiju.kernel.record import Moves


@rule
def list_held(counts: Any, first: int, out: Moves, count: int) -> int:
    """Write `first` + face behind out[0:count] for each face that is there; how many moves there are then.

    A move is written for every face and kept for those that are there: a processor cannot guess which ones are.
    """
    for face in range(len(counts)):
        out[count] = first + face
        count += counts[face] > 0
    return count
