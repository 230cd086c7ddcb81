"""The row: what a tile may take from its ends, and what that is worth."""

from paiju.games.fishing.tsung_shap.state import (
    BONUS,
    PAIR_LEFT,
    PAIR_RIGHT,
    TEN_PER_PIP,
    TRIPLET_BOTH,
    TRIPLET_LEFT,
    TRIPLET_RIGHT,
    Rules,
    State,
)
from paiju.kernel.compile import rule
from paiju.tiles.dominoes import PIPS
from paiju.tiles.tileset import table

# How many tiles each capture takes from the two ends.
FROM_LEFT = table((1, 0, 2, 0, 1))
FROM_RIGHT = table((0, 1, 0, 2, 1))


@rule
def insert(s: State, place: int, face: int) -> None:
    for i in range(s.length, place, -1):
        s.row[i] = s.row[i - 1]
    s.row[place] = face
    s.length += 1


@rule
def remove(s: State, place: int) -> int:
    """Take a tile out of the row and return its face."""
    face = s.row[place]
    s.length -= 1
    for i in range(place, s.length):
        s.row[i] = s.row[i + 1]
    s.row[s.length] = 0
    return face


@rule
def captures_from(s: State, first: int, stop: int, face: int) -> int:
    """What a tile may take from row[first:stop], which is not empty: one bit for each capture."""
    left = s.row[first]
    right = s.row[stop - 1]
    found = bit_if(face == left, PAIR_LEFT)
    if stop - first >= 2:
        found += bit_if(face == right, PAIR_RIGHT) + bit_if(makes_ten(face, left, right), TRIPLET_BOTH)
    if stop - first >= 3:  # of two tiles all three triplets would be the same
        found += bit_if(makes_ten(face, left, s.row[first + 1]), TRIPLET_LEFT)
        found += bit_if(makes_ten(face, right, s.row[stop - 2]), TRIPLET_RIGHT)
    return found


@rule
def bit_if(is_possible: bool, capture: int) -> int:
    return 1 << capture if is_possible else 0


@rule
def makes_ten(x: int, y: int, z: int) -> bool:
    return (PIPS[x] + PIPS[y] + PIPS[z]) % 10 == 0


@rule
def worth(g: Rules, s: State, first: int, stop: int, face: int, capture: int) -> int:
    """The points of a capture from row[first:stop], those of a sweep included."""
    points = pips_taken(s, first, stop, face, capture)
    if capture <= PAIR_RIGHT:
        points = 10 * points if g.pair_points == TEN_PER_PIP else g.pair_points
    if FROM_LEFT[capture] + FROM_RIGHT[capture] < stop - first:
        return points
    return g.sweep_points + (points if g.sweep_scoring == BONUS else 0)


@rule
def pips_taken(s: State, first: int, stop: int, face: int, capture: int) -> int:
    pips = PIPS[face]
    for i in range(FROM_LEFT[capture]):
        pips += PIPS[s.row[first + i]]
    for i in range(FROM_RIGHT[capture]):
        pips += PIPS[s.row[stop - 1 - i]]
    return pips
