"""Hands of Barbarian Tablets as they are read: two triplets, a straight, or three pairs where they win."""

import functools
from collections.abc import Iterable
from itertools import combinations_with_replacement

from paiju.games.melding.ho_hpai.state import RUMMY, Rules
from paiju.games.melding.ho_hpai.winning import (
    FORMS,
    STRAIGHT_FACES,
    STRAIGHT_OF_1,
    SWITCHES,
    THREE_PAIRS,
    TRIPLET,
    hand_value,
    is_triplet,
    price,
    reading_of,
)
from paiju.games.melding.options import PAIR_SYSTEMS
from paiju.games.melding.packed import FACES
from paiju.games.melding.readings import nothing_shown
from paiju.games.triplets import (
    BIG_DRAGON,
    COINCIDENCE,
    FIVE_SONS,
    FULL_DRAGON,
    KAO,
    SMALL_DRAGON,
    SPLIT,
    classify,
)
from paiju.kernel.hands import Part, Reading, Row, Score, Shape, Shown, readings, row_of
from paiju.kernel.payments import as_record
from paiju.kernel.record import array_of
from paiju.tiles import FULL32
from paiju.words.said import Faces, Said, Value, listed

# The lines of the price list, and the kinds of triplets.
LINES = (
    *(Said("term-straight", number=number) for number in range(1, 7)),
    Said("term-military-dragons"),
    Said("term-paired-dragons"),
    Said("term-full-dragons"),
    Said("term-alike-of-doubles"),
    Said("term-big-and-small"),
    Said("term-big-and-small-doubles"),
    Said("term-same-sok"),
    Said("term-two-triplets"),
    Said("term-three-pairs"),
)
KINDS = {
    SPLIT: Said("kind-split"),
    COINCIDENCE: Said("kind-coincidence"),
    FIVE_SONS: Said("kind-five-sons"),
    FULL_DRAGON: Said("kind-full-dragon"),
    SMALL_DRAGON: Said("kind-small-dragon"),
    BIG_DRAGON: Said("kind-big-dragon"),
    KAO: Said("kind-kao"),
}

STRAIGHTS = tuple(Part(LINES[x], tuple(sorted(faces))) for x, faces in enumerate(STRAIGHT_FACES))
PAIRS = tuple(tuple(Part(Said("part-pair"), pair) for _, pair in system) for system in PAIR_SYSTEMS.values())


def shapes(g: Rules, shown: Shown) -> tuple[Shape, ...]:
    nothing_shown(shown)
    found = (Shape(((2, triplets_of(as_record(g).tobytes())),)), Shape(((1, STRAIGHTS),)))
    return (*found, Shape(((3, PAIRS[g.pairs]),))) if g.three_pairs else found


@functools.lru_cache(maxsize=64)  # as many options as are played with at a time
def triplets_of(options: bytes) -> tuple[Part, ...]:
    """Those that count at a table with these options."""
    record = array_of(options, Rules.dtype)[0]
    return tuple(part for part in all_triplets() if is_triplet(record, *part.tiles))


@functools.cache
def all_triplets() -> tuple[Part, ...]:
    """All triplets that the tile set allows, whether or not they count at a table."""
    found = [faces for faces in combinations_with_replacement(range(FACES), TRIPLET) if FORMS[faces] and exist(faces)]
    return tuple(Part(KINDS[classify(faces, SWITCHES)], faces) for faces in found)


def exist(faces: tuple[int, ...]) -> bool:
    return all(faces.count(face) <= FULL32.copies[face] for face in faces)


def is_complete(g: Rules, tiles: Row, shown: Shown) -> bool:
    return bool(hand_value(as_record(g), tiles) > 0)


def score(g: Rules, parts: tuple[Part, ...], shown: Shown = ()) -> Score:
    line = line_of(g, parts)
    value = int(price(as_record(g), line))
    return Score(value, ((LINES[line], value),), Said("lab-others-pay", stake=value))


def line_of(g: Rules, parts: tuple[Part, ...]) -> int:
    """The line of the price list for a hand that is read in these parts."""
    if len(parts) == 1:
        return STRAIGHT_OF_1 + STRAIGHTS.index(parts[0])
    if len(parts) == 3:
        return THREE_PAIRS
    hand = row_of((face for part in parts for face in part.tiles), FACES)
    return int(reading_of(as_record(g), hand, *(FORMS[part.tiles] for part in parts)))


def by_throw(g: Rules, tiles: Row, face: int, shown: Shown) -> bool:
    """Only in rummy are tiles thrown."""
    return bool(g.play == RUMMY)


def best_reading(g: Rules, faces: Iterable[int]) -> Reading:
    """The most valuable reading of a winning hand."""
    return readings(shapes(g, ()), faces, functools.partial(score, g))[0]


def words(g: Rules, reading: Reading) -> Said:
    """A reading with its tiles, such as "two triplets: Split [1:1][3:1][3:3] + Full dragon [6:5][4:3][2:1]"."""
    parts = listed(map(part_words, reading.parts), "joint-plus")
    return Said("paid-hand", line=LINES[line_of(g, reading.parts)], parts=parts)


def part_words(part: Part) -> Value:
    """The tiles of a part; a triplet with its kind, which the line of the price list need not tell."""
    if len(part.tiles) != TRIPLET:
        return Faces.of(part.tiles)
    return Said("term-triplet", kind=KINDS[classify(part.tiles, SWITCHES)], tiles=Faces.of(part.tiles))
