"""The valid sets of Liap Tui: 56 in all, each with its type and its value, in the canonical order of play."""

from collections.abc import Iterator
from itertools import combinations

from paiju.games.bits import lowest
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles.tileset import table
from paiju.tiles.xiangqi import POINTS, XIANGQI32

FACES = 14
LARGEST = 6

# The types in ascending priority; 0 is no valid set.
NONE, SINGLE, PAIR, THREE, STRAIGHT, FOUR, EXTENDED, EXTENDED_5, FIVE, DOUBLE = range(10)
TYPE_NAMES = (
    "no valid set",
    "single",
    "pair",
    "three of a kind",
    "straight",
    "four of a kind",
    "extended straight",
    "extended straight of five",
    "five of a kind",
    "double straight",
)
SIZE = table((0, 1, 2, 3, 3, 4, 4, 5, 5, 6))  # pieces in a set of each type

RED, BLACK = range(2)
GENERAL, ADVISOR, ELEPHANT, CHARIOT, HORSE, CANNON, SOLDIER = range(0, FACES, 2)
RED_GENERAL = GENERAL + RED

Pieces = tuple[int, ...]


def _alike() -> Iterator[tuple[int, int, Pieces]]:
    """Type, value and pieces of the sets of one kind and colour."""
    for face in range(FACES):
        yield SINGLE, int(POINTS[face]), (face,)
        if XIANGQI32.copies[face] > 1:
            yield PAIR, 2 * int(POINTS[face]), (face, face)
    for soldier in (SOLDIER + RED, SOLDIER + BLACK):
        for number, kind in ((3, THREE), (4, FOUR), (5, FIVE)):
            yield kind, number * int(POINTS[soldier]), (soldier,) * number


def _straights() -> Iterator[tuple[int, int, Pieces]]:
    """Three kinds of one colour, none, one, two or all of them doubled; only a double straight counts its doubles."""
    for colour in (RED, BLACK):
        for kinds in ((GENERAL, ADVISOR, ELEPHANT), (CHARIOT, HORSE, CANNON)):
            straight = tuple(kind + colour for kind in kinds)
            value = sum(int(POINTS[face]) for face in straight)
            twice = [face for face in straight if XIANGQI32.copies[face] > 1]
            for number, kind in enumerate((STRAIGHT, EXTENDED, EXTENDED_5, DOUBLE)):
                for doubled in combinations(twice, number):
                    yield kind, value * (2 if kind == DOUBLE else 1), tuple(sorted(straight + doubled))


_SETS = sorted((*_alike(), *_straights()), key=lambda entry: (len(entry[2]), entry[2]))

SETS = len(_SETS)
SET_PIECES = tuple(pieces for _, _, pieces in _SETS)
SET_TYPE = table(kind for kind, _, _ in _SETS)
SET_VALUE = table(value for _, value, _ in _SETS)
STRENGTH = table(100 * kind + value for kind, value, _ in _SETS)  # type before value; equal types compare by value

# FIRST_SET[k] to FIRST_SET[k + 1] are the sets of k pieces.
FIRST_SET = table(sum(len(pieces) < size for pieces in SET_PIECES) for size in range(LARGEST + 2))

# A set has at most three different faces: its parts, how many of which face.
PARTS = 3


def _parts(pieces: Pieces) -> list[tuple[int, int]]:
    faces = sorted(set(pieces))
    return [(face, pieces.count(face)) for face in faces] + [(0, 0)] * (PARTS - len(faces))


PART_FACE = table(face for pieces in SET_PIECES for face, _ in _parts(pieces))
PART_COUNT = table(count for pieces in SET_PIECES for _, count in _parts(pieces))


# as bits, one a set: those that so many pieces of a face are enough for, and those of so many pieces
MOST_ALIKE = max(XIANGQI32.copies)
ENOUGH = table(
    sum((pieces.count(face) <= number) << place for place, pieces in enumerate(SET_PIECES))
    for face in range(FACES)
    for number in range(MOST_ALIKE + 1)
).reshape(FACES, MOST_ALIKE + 1)
OF_SIZE = table(
    sum((len(pieces) == size) << place for place, pieces in enumerate(SET_PIECES)) for size in range(LARGEST + 1)
)
EVERY_SET = (1 << SETS) - 1


@rule
def holds(pieces: Row, number: int) -> bool:
    """Whether a row of counts contains this set."""
    part = PARTS * number
    return (
        pieces[PART_FACE[part]] >= PART_COUNT[part]
        and pieces[PART_FACE[part + 1]] >= PART_COUNT[part + 1]
        and pieces[PART_FACE[part + 2]] >= PART_COUNT[part + 2]
    )


@rule
def sets_in(pieces: Row) -> int:
    """The sets that a row of counts contains, as bits."""
    found = EVERY_SET
    for face in range(FACES):
        found &= ENOUGH[face, pieces[face]]
    return found


@rule
def set_formed(pieces: Row, size: int) -> int:
    """The set that a row of `size` pieces forms, -1 if it is no valid one."""
    found = sets_in(pieces) & OF_SIZE[size]
    return lowest(found) if found != 0 else -1


@rule
def is_strong(face: int) -> bool:
    return face <= ELEPHANT + RED


@rule
def is_weak(pieces: Row) -> bool:
    """No piece above 9 points: the faces down to the red elephant are."""
    strong = 0
    for face in range(ELEPHANT + RED + 1):
        strong += pieces[face]
    return strong == 0
