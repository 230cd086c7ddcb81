"""Splits of six tiles into one, two and three, and what the three groups count.

A split has a number from 1 to 60, in the order of its single tile and then of its pair. A group counts its pips modulo
ten, and 0 is worth 10; each of [4:2] and [2:1] in it is 3 or 6.
"""

from collections.abc import Iterator
from itertools import combinations, product

from paiju.games.banking.da_ling.options import HAND
from paiju.games.banking.modulo_ten import TEN, VALUE, sums
from paiju.games.banking.state import FACES
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles.dominoes import PIPS
from paiju.tiles.tileset import Table, table

SINGLE, PAIR, TRIPLE, ALL = range(4)
START = table((0, 1, 3, HAND))  # where each group begins among the places of a split


def _splits() -> Iterator[tuple[int, ...]]:
    for single in range(HAND):
        others = [place for place in range(HAND) if place != single]
        for pair in combinations(others, 2):
            yield (single, *pair, *(place for place in others if place not in pair))


_SPLITS = tuple(_splits())
SPLITS = len(_SPLITS)
_NO_SPLIT = (0,) * HAND
# By the number of a split: the place of the single tile, the two of the pair, the three of the triple.
PLACES: Table = table(place for split in (_NO_SPLIT, *_SPLITS) for place in split).reshape(-1, HAND)


def _skips(split: tuple[int, ...]) -> int:
    """A bit for each place that the single tile or the pair takes while the place before is not taken."""
    single, first, second = split[:3]
    earlier: dict[int, tuple[int, ...]] = {single: (), first: (single,), second: (single, first)}
    return sum(1 << place for place, taken in earlier.items() if place - 1 not in taken)


SKIPS = table((0, *map(_skips, _SPLITS)))

# By the values of three tiles, written as the digits of one number. A tile of the value 0 adds nothing, so that one and
# two tiles have their places here too.
_COUNTS = tuple({count or TEN for count in sums(values)} for values in product(range(TEN), repeat=3))
BEST = table(max(counts) for counts in _COUNTS)
COUNTS = table(sum(1 << count for count in counts) for counts in _COUNTS)  # a bit for each


def _pair_values() -> Iterator[int]:
    for one, other in product(range(FACES), repeat=2):
        yield int(PIPS[one] + PIPS[other]) % TEN or TEN
    for one, other in product(range(FACES), repeat=2):
        yield max(count or TEN for count in sums((int(VALUE[one]), int(VALUE[other]))))


PAIR_VALUE: Table = table(_pair_values()).reshape(2, FACES, FACES)  # face values, then with wild tiles


@rule
def twins(tiles: Row) -> int:
    """A bit for each place whose tile is the twin of the one before."""
    bits = 0
    for place in range(1, HAND):
        if tiles[place] == tiles[place - 1]:
            bits |= 1 << place
    return bits


@rule
def is_distinct(twin_bits: int, split: int) -> bool:
    """Whether no earlier split makes groups of the same faces: of twins the first one is taken first."""
    return twin_bits & SKIPS[split] == 0


@rule
def digits(tiles: Row, split: int, group: int) -> int:
    """The values of the tiles of a group as one number: its place in BEST and COUNTS."""
    number = 0
    for i in range(START[group], START[group + 1]):
        number = TEN * number + VALUE[tiles[PLACES[split, i]]]
    return number


@rule
def best_value(tiles: Row, split: int, group: int) -> int:
    return BEST[digits(tiles, split, group)]


@rule
def can_count(tiles: Row, split: int, group: int, value: int) -> bool:
    return COUNTS[digits(tiles, split, group)] >> value & 1 == 1


@rule
def matches(tiles: Row, split: int, group: int, target: int) -> bool:
    """Whether a group, or with ALL every group, can count the target."""
    if group != ALL:
        return can_count(tiles, split, group, target)
    one_and_two = can_count(tiles, split, SINGLE, target) and can_count(tiles, split, PAIR, target)
    return one_and_two and can_count(tiles, split, TRIPLE, target)


@rule
def pair_value(one: int, other: int, is_wild: int) -> int:
    """What the two tiles of the banker, or of the table, count: the best they can, or their face value."""
    return PAIR_VALUE[is_wild, one, other]
