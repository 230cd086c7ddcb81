"""Moving tiles between rows of counts per face and lists of faces."""

from paiju.kernel.compile import rule
from paiju.kernel.record import Row, Wall


@rule
def add_tiles(counts: Row, wall: Wall, start: int, stop: int) -> None:
    """Put wall[start:stop] into a row of counts."""
    for i in range(start, stop):
        counts[wall[i]] += 1


@rule
def gather(counts: Row, pool: Wall, size: int) -> int:
    """Move all tiles of a row of counts to the end of pool[0:size]; the pool's new size."""
    for face in range(len(counts)):
        for _ in range(counts[face]):
            pool[size] = face
            size += 1
        counts[face] = 0
    return size


@rule
def hand_out(counts: Row, pool: Wall, size: int, number: int) -> int:
    """Move the last `number` tiles of pool[0:size] into a row of counts; the pool's new size."""
    for i in range(size - number, size):
        counts[pool[i]] += 1
    return size - number


@rule
def count_tiles(counts: Row) -> int:
    total = 0
    for face in range(len(counts)):
        total += counts[face]
    return total
