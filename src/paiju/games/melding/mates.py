"""Mates: in the set of 32 every tile has one partner, its twin or the other tile of its military pair."""

from paiju.games.melding.options import PAIR_SYSTEMS
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles.dominoes import Pair
from paiju.tiles.tileset import table

FACES = 21


def _mates(pairs: tuple[Pair, ...]) -> list[int]:
    """The mate of every face."""
    found = {one: other for _, pair in pairs for one, other in (pair, pair[::-1])}
    return [found[face] for face in range(FACES)]


# By the place of the option `pairs`.
MATES = table(mate for pairs in PAIR_SYSTEMS.values() for mate in _mates(pairs)).reshape(-1, FACES)


@rule
def is_all_pairs(hand: Row, pairs: int) -> bool:
    """Whether every tile of a row of counts is there with its mate."""
    for face in range(FACES):
        mate = MATES[pairs, face]
        if hand[face] == 1 and (mate == face or hand[mate] == 0):
            return False
    return True
