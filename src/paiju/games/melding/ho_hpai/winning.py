"""Winning hands of Barbarian Tablets and their prices: two classic triplets, a straight, or three pairs."""

from itertools import combinations_with_replacement, product

from paiju.games.melding.ho_hpai.options import KAO_WITHOUT_DOUBLES, SCORING
from paiju.games.melding.ho_hpai.state import Rules
from paiju.games.melding.mates import is_all_pairs
from paiju.games.melding.packed import FACES, lowest, one, packed, partners, types_in, without_lowest
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
from paiju.kernel.record import Row
from paiju.tiles import FULL32
from paiju.tiles.dominoes import HIGH, IS_CIVIL, LOW
from paiju.tiles.tileset import table

TRIPLET = 3
SIX = 2 * TRIPLET

COUNTS = KAO_WITHOUT_DOUBLES.place("counts")

# The form of a triplet is its kind, as far as prices tell kinds apart: sok (Coincidence and Five sons) is SOK and the
# number that it is built on, and 2-3-Kao may be made of doubles.
KAO_OF_DOUBLES = 11
SOK = 20
SWITCHES = Switches(five_fourteen=False)

# What each reading of a hand is worth in these price lists.
LISTS = ("culin", "korean", "combined")
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
PRICES = table(prices[LISTS.index(name)] for _, prices in PRICE_LIST for name in SCORING.values).reshape(
    len(PRICE_LIST), -1
)


def _form(faces: tuple[int, ...]) -> int:
    kind = classify(faces, SWITCHES)
    if kind in (COINCIDENCE, FIVE_SONS):
        numbers = [int(half[face]) for face in faces for half in (HIGH, LOW)]
        return SOK + max(numbers, key=numbers.count)
    return KAO_OF_DOUBLES if kind == KAO and all(IS_DOUBLE[face] for face in faces) else kind


def _forms() -> list[int]:
    """The form of every three faces, in any order."""
    found = {faces: _form(faces) for faces in combinations_with_replacement(range(FACES), TRIPLET)}
    return [found[tuple(sorted(faces))] for faces in product(range(FACES), repeat=TRIPLET)]


def _counts(form: int, sok: int, kao_without_doubles: int) -> bool:
    """Whether a form is a triplet at a table with these options."""
    if form > SOK:
        return bool(sok)
    return form != NONE and (form != KAO or kao_without_doubles == COUNTS)


def _thirds(sok: int, kao_without_doubles: int) -> list[int]:
    """For every two faces the types that make a triplet with them."""
    return [
        sum(1 << 2 * z for z in range(FACES) if _counts(FORMS[x, y, z], sok, kao_without_doubles))
        for x, y in product(range(FACES), repeat=2)
    ]


IS_DOUBLE = table(HIGH == LOW)
FORMS = table(_forms()).reshape(FACES, FACES, FACES)
STRAIGHT_FACES = [FULL32.read("".join(f"[{x}:{y}]" for y in range(1, 7))) for x in range(1, 7)]
STRAIGHTS = table(sum(1 << 2 * face for face in faces) for faces in STRAIGHT_FACES)
THIRDS = table(
    types for sok in range(2) for kao in range(len(KAO_WITHOUT_DOUBLES.values)) for types in _thirds(sok, kao)
).reshape(2, -1, FACES, FACES)


@rule
def hand_value(g: Rules, hand: Row) -> int:
    """The value of the best reading of six tiles, 0 if they do not win."""
    tiles = packed(hand)
    best = max(value_of_triplets(g, hand, tiles), value_of_straight(g, tiles))
    if g.three_pairs and is_all_pairs(hand, g.pairs):
        best = max(best, price(g, THREE_PAIRS))
    return best


@rule
def value_of_straight(g: Rules, tiles: int) -> int:
    for place in range(len(STRAIGHTS)):
        if tiles == STRAIGHTS[place]:
            return price(g, STRAIGHT_OF_1 + place)
    return 0


@rule
def value_of_triplets(g: Rules, hand: Row, six: int) -> int:
    """The best way to divide them; the lowest tile must be in one of the triplets."""
    best = 0
    x = lowest(six)
    five = six - one(x)
    seconds = types_in(five)
    while seconds:
        y = lowest(seconds)
        seconds = without_lowest(seconds)
        thirds = partners(five, y, THIRDS[g.sok, g.kao_without_doubles, x, y])
        while thirds:
            z = lowest(thirds)
            thirds = without_lowest(thirds)
            other = form_of(g, five - one(y) - one(z))
            if other != NONE:
                best = max(best, price(g, reading_of(g, hand, FORMS[x, y, z], other)))
    return best


@rule
def form_of(g: Rules, three: int) -> int:
    """The form of three tiles, NONE if they do not count as a triplet."""
    x = lowest(three)
    y = lowest(three - one(x))
    z = lowest(three - one(x) - one(y))
    return FORMS[x, y, z] if is_triplet(g, x, y, z) else NONE


@rule
def is_triplet(g: Rules, x: int, y: int, z: int) -> bool:
    return THIRDS[g.sok, g.kao_without_doubles, x, y] >> 2 * z & 1 == 1


@rule
def price(g: Rules, reading: int) -> int:
    return g.big_small_doubles if reading == BIG_AND_SMALL_DOUBLES else PRICES[reading, g.scoring]


@rule
def reading_of(g: Rules, hand: Row, form: int, other: int) -> int:
    """The line of the price list for six tiles that are divided into triplets of these forms."""
    if min(form, other) == SMALL_DRAGON and max(form, other) == BIG_DRAGON:
        return reading_of_big_and_small(count_doubles(hand))
    if form != other:
        return TWO_TRIPLETS
    if form == FULL_DRAGON:
        return reading_of_dragons(g, hand)
    if form > SOK:
        return SAME_SOK
    return ALIKE_OF_DOUBLES if count_doubles(hand) == SIX else TWO_TRIPLETS  # no Split is made of doubles alone


@rule
def reading_of_dragons(g: Rules, hand: Row) -> int:
    if is_military(hand):
        return MILITARY_DRAGONS
    return PAIRED_DRAGONS if is_all_pairs(hand, g.pairs) else FULL_DRAGONS


@rule
def reading_of_big_and_small(doubles: int) -> int:
    if doubles == SIX:
        return BIG_AND_SMALL_DOUBLES
    return BIG_AND_SMALL if doubles == 0 else TWO_TRIPLETS


@rule
def count_doubles(hand: Row) -> int:
    found = 0
    for face in range(FACES):
        found += hand[face] * IS_DOUBLE[face]
    return found


@rule
def is_military(hand: Row) -> bool:
    for face in range(FACES):
        if hand[face] > 0 and IS_CIVIL[face]:
            return False
    return True
