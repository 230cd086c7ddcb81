"""Winning hands of Barbarian Tablets and their prices: two classic triplets, a straight, or three pairs.

Six tiles are written as one number with five bits for each, the lowest face first; so equal hands are equal numbers.
"""

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from paiju.games.melding.mates import is_all_pairs
from paiju.games.triplets import (
    BIG_DRAGON,
    COINCIDENCE,
    FIVE_SONS,
    FULL_DRAGON,
    KAO,
    NONE,
    SMALL_DRAGON,
    Switches,
    classify,
)
from paiju.kernel.compile import rule
from paiju.tiles import FULL32
from paiju.tiles.dominoes import HIGH, IS_CIVIL, LOW
from paiju.tiles.tileset import table

FACES = 21
TRIPLET = 3
SIX = 2 * TRIPLET
BITS = 5
MASK = (1 << BITS) - 1

COUNTS, INVALID = range(2)  # the option kao_without_doubles by its place in the list

# The form of a triplet is its kind, as far as prices tell kinds apart: sok (Coincidence and Five sons) is SOK and the
# number that it is built on, and 2-3-Kao may be made of doubles.
KAO_OF_DOUBLES = 11
SOK = 20
SWITCHES = Switches(five_fourteen=False)

# The price list: what each reading of a hand is worth in the lists of Culin, Korea and both combined.
PRICE_LIST = (
    ("straight of 1", (3, 3, 3)),
    ("straight of 2", (5, 7, 5)),
    ("straight of 3", (3, 4, 4)),
    ("straight of 4", (3, 4, 4)),
    ("straight of 5", (4, 3, 3)),
    ("straight of 6", (3, 3, 3)),
    ("two Full dragons of military tiles", (5, 6, 5)),
    ("two Full dragons that pair together", (4, 4, 4)),
    ("two Full dragons", (3, 3, 3)),
    ("two alike made of doubles", (3, 3, 3)),
    ("Big and Small dragon without doubles", (3, 3, 3)),
    ("Big and Small dragon made of doubles", (2, 2, 2)),  # where the option big_small_doubles does not say 3
    ("two sok triplets on the same number", (2, 4, 2)),
    ("two triplets", (2, 2, 2)),
    ("three pairs", (4, 4, 4)),
)
STRAIGHT_OF_1 = 0
(
    MILITARY_DRAGONS,
    PAIRED_DRAGONS,
    FULL_DRAGONS,
    ALIKE_OF_DOUBLES,
    BIG_AND_SMALL,
    BIG_AND_SMALL_DOUBLES,
    SAME_SOK,
    TWO_TRIPLETS,
    THREE_PAIRS,
) = range(6, len(PRICE_LIST))
PRICES = table(price for _, prices in PRICE_LIST for price in prices).reshape(-1, 3)


def _form(faces: tuple[int, ...]) -> int:
    kind = classify(faces, SWITCHES)
    if kind in (COINCIDENCE, FIVE_SONS):
        numbers = [int(half[face]) for face in faces for half in (HIGH, LOW)]
        return SOK + max(numbers, key=numbers.count)
    return KAO_OF_DOUBLES if kind == KAO and all(IS_DOUBLE[face] for face in faces) else kind


def _forms() -> list[int]:
    """Of every three faces, in any order."""
    found = {faces: _form(faces) for faces in combinations_with_replacement(range(FACES), TRIPLET)}
    return [found[tuple(sorted(faces))] for faces in product(range(FACES), repeat=TRIPLET)]


def _number(faces: Iterable[int]) -> int:
    """Six tiles as a number."""
    return sum(face << BITS * place for place, face in enumerate(sorted(faces)))


IS_DOUBLE = table(HIGH == LOW)
FORMS = table(_forms()).reshape(FACES, FACES, FACES)
STRAIGHT_FACES = [FULL32.read("".join(f"[{x}:{y}]" for y in range(1, 7))) for x in range(1, 7)]
STRAIGHTS = table(map(_number, STRAIGHT_FACES))
# The ways to divide six tiles: places of the first triplet, which has the first tile, then of the second.
DIVISIONS = table(
    place
    for others in combinations(range(1, SIX), TRIPLET - 1)
    for place in (0, *others, *(place for place in range(1, SIX) if place not in others))
).reshape(-1, SIX)


@rule
def hand_value(g: Any, hand: Any) -> int:
    """What six tiles are worth by the best way to read them, 0 if they do not win."""
    tiles = six_tiles(hand)
    best = max(value_of_triplets(g, hand, tiles), value_of_straight(g, tiles))
    if g.three_pairs and is_all_pairs(hand, g.pairs):
        best = max(best, price(g, THREE_PAIRS))
    return best


@rule
def six_tiles(hand: Any) -> int:
    tiles = 0
    for face in range(FACES - 1, -1, -1):
        for _ in range(hand[face]):
            tiles = tiles << BITS | face
    return tiles


@rule
def value_of_straight(g: Any, tiles: int) -> int:
    for place in range(len(STRAIGHTS)):
        if tiles == STRAIGHTS[place]:
            return price(g, STRAIGHT_OF_1 + place)
    return 0


@rule
def value_of_triplets(g: Any, hand: Any, tiles: int) -> int:
    best = 0
    for division in range(len(DIVISIONS)):
        one = form_in(tiles, division, 0)
        if is_triplet(g, one):
            other = form_in(tiles, division, TRIPLET)
            if is_triplet(g, other):
                best = max(best, price(g, reading_of(g, hand, one, other)))
    return best


@rule
def form_in(tiles: int, division: int, first: int) -> int:
    """The form of a triplet of a division, the first one (0) or the second (TRIPLET)."""
    x = tiles >> BITS * DIVISIONS[division, first] & MASK
    y = tiles >> BITS * DIVISIONS[division, first + 1] & MASK
    z = tiles >> BITS * DIVISIONS[division, first + 2] & MASK
    return FORMS[x, y, z]


@rule
def is_triplet(g: Any, form: int) -> bool:
    if form > SOK:
        return g.sok == 1
    return form != NONE and (form != KAO or g.kao_without_doubles == COUNTS)


@rule
def price(g: Any, reading: int) -> int:
    return g.big_small_doubles if reading == BIG_AND_SMALL_DOUBLES else PRICES[reading, g.scoring]


@rule
def reading_of(g: Any, hand: Any, one: int, other: int) -> int:
    """The line of the price list for six tiles that are divided into triplets of these forms."""
    if min(one, other) == SMALL_DRAGON and max(one, other) == BIG_DRAGON:
        return reading_of_big_and_small(count_doubles(hand))
    if one != other:
        return TWO_TRIPLETS
    if one == FULL_DRAGON:
        return reading_of_dragons(g, hand)
    if one > SOK:
        return SAME_SOK
    return ALIKE_OF_DOUBLES if count_doubles(hand) == SIX else TWO_TRIPLETS  # a Split cannot be


@rule
def reading_of_dragons(g: Any, hand: Any) -> int:
    if is_military(hand):
        return MILITARY_DRAGONS
    return PAIRED_DRAGONS if is_all_pairs(hand, g.pairs) else FULL_DRAGONS


@rule
def reading_of_big_and_small(doubles: int) -> int:
    if doubles == SIX:
        return BIG_AND_SMALL_DOUBLES
    return BIG_AND_SMALL if doubles == 0 else TWO_TRIPLETS


@rule
def count_doubles(hand: Any) -> int:
    found = 0
    for face in range(FACES):
        found += hand[face] * IS_DOUBLE[face]
    return found


@rule
def is_military(hand: Any) -> bool:
    for face in range(FACES):
        if hand[face] > 0 and IS_CIVIL[face]:
            return False
    return True
