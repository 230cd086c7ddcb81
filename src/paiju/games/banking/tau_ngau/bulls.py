"""Bulls: three of five tiles whose values make a multiple of ten, and what the other two score.

A wild tile counts as suits the three or the two tiles that it ends up with.
"""

from collections.abc import Iterator
from itertools import combinations, product

from paiju.games.banking.modulo_ten import TEN, VALUE, sums
from paiju.games.banking.tau_ngau.options import BULL, HAND, PAGAT
from paiju.games.banking.tau_ngau.state import STUCK, Rules
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles.tileset import Table, table

# The bulls of a hand by number, from 1: three of its places in lexicographic order, which is the order of the tiles.
_BULLS = tuple(combinations(range(HAND), BULL))
_LAST_TWO = tuple(tuple(place for place in range(HAND) if place not in bull) for bull in _BULLS)
BULL_PLACES: Table = table(place for bull in ((0, 0, 0), *_BULLS) for place in bull).reshape(-1, 3)
LAST_PLACES: Table = table(place for two in ((0, 0), *_LAST_TWO) for place in two).reshape(-1, 2)
NO_BULL = -1  # the score of a seat that is stuck

ZERO_LOW, ZERO_HIGH = range(2)


def _scores() -> Iterator[int]:
    for zero in (0, TEN):
        for two in product(range(TEN), repeat=2):
            yield max(points or zero for points in sums(two))


IS_BULL: Table = table(0 in sums(three) for three in product(range(TEN), repeat=3)).reshape(TEN, TEN, TEN)
SCORE: Table = table(_scores()).reshape(2, TEN, TEN)  # by zero low or high, and two values


def _takes_twins_in_order(bull: tuple[int, ...], twins: int) -> bool:
    """Whether no tile is left while a twin behind it is taken; bit i of `twins`: place i + 1 is a twin of place i."""
    return all(place in bull or place + 1 not in bull for place in range(HAND - 1) if twins >> place & 1)


# by twins: the bulls that no earlier number has made of the same faces, as bits
IN_ORDER: Table = table(
    sum(_takes_twins_in_order(bull, twins) << number for number, bull in enumerate(_BULLS, 1))
    for twins in range(1 << HAND - 1)
)


@rule
def bulls_in(tiles: Row) -> int:
    """The numbers of the bulls of a hand, as bits; each choice of faces once."""
    bulls = 0
    for number in range(1, STUCK):
        first, second, third = BULL_PLACES[number, 0], BULL_PLACES[number, 1], BULL_PLACES[number, 2]
        bulls |= IS_BULL[VALUE[tiles[first]], VALUE[tiles[second]], VALUE[tiles[third]]] << number
    return bulls & IN_ORDER[twins_in(tiles)]


@rule
def twins_in(tiles: Row) -> int:
    twins = 0
    for place in range(HAND - 1):
        twins |= (tiles[place] == tiles[place + 1]) << place
    return twins


@rule
def score_of(g: Rules, tiles: Row, discard: int) -> int:
    """The score of a hand after its discard."""
    if discard == STUCK:
        return NO_BULL
    one, other = tiles[LAST_PLACES[discard, 0]], tiles[LAST_PLACES[discard, 1]]
    return SCORE[zero_in(g.settlement), VALUE[one], VALUE[other]]


@rule
def zero_in(settlement: int) -> int:
    return ZERO_LOW if settlement == PAGAT else ZERO_HIGH
