"""What a value is worth against the banker's hidden pair."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from paiju.games.banking.da_ling.options import HAND
from paiju.games.banking.da_ling.settlement import outcome
from paiju.games.banking.da_ling.splits import PAIR_VALUE, pair_value
from paiju.games.banking.modulo_ten import TEN
from paiju.games.banking.state import FACES
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles import FULL32
from paiju.tiles.tileset import Table, table


def _outcomes(is_wild: int, value: int, pairs: Iterable[tuple[int, int]]) -> int:
    """Wins less losses of a value over pairs of the banker."""
    others = [int(PAIR_VALUE[is_wild, one, other]) for one, other in pairs]
    return sum((value > other) - (value < other) for other in others)


def _edges() -> Iterator[int]:
    for is_wild, value in product((0, 1), range(TEN + 1)):
        yield _outcomes(is_wild, value, combinations(FULL32.tiles(), 2))


def _edges_with() -> Iterator[int]:
    for is_wild, value, face in product((0, 1), range(TEN + 1), range(FACES)):
        others = FULL32.tiles()
        others.remove(face)
        yield _outcomes(is_wild, value, ((face, other) for other in others))


# By banker_wild and value: over all 496 pairs, and over the 31 pairs with one certain tile, by its face.
EDGE: Table = table(_edges()).reshape(2, TEN + 1)
EDGE_WITH: Table = table(_edges_with()).reshape(2, TEN + 1, FACES)


@rule
def edge(tiles: Row, value: int, is_wild: int) -> int:
    """Wins less losses of a value over the 325 pairs of the banker that six tiles leave."""
    total = EDGE[is_wild, value]
    for i in range(HAND):
        total -= EDGE_WITH[is_wild, value, tiles[i]]
        for j in range(i):  # taken away twice
            total += outcome(value, pair_value(tiles[j], tiles[i], is_wild))
    return total
