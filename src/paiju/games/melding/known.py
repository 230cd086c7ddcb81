"""Tiles of a hand that all know of, because they were taken in view of all and have not been thrown since."""

from paiju.kernel.compile import rule
from paiju.kernel.record import Row, Wall


@rule
def gather_unknown(counts: Row, known: Row, pool: Wall, size: int) -> int:
    """Move the tiles of a row of counts to the end of pool[0:size], all but the known ones; the pool's new size."""
    for face in range(len(counts)):
        for _ in range(counts[face] - known[face]):
            pool[size] = face
            size += 1
        counts[face] = known[face]
    return size
