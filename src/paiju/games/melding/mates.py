"""Mates: in the set of 32 every tile has one partner, its twin or the other tile of its military pair."""

from typing import Any

from paiju.kernel.compile import rule
from paiju.tiles.dominoes import CHINESE_PAIRS, KOREAN_PAIRS, Pair
from paiju.tiles.tileset import table

FACES = 21

# The option pairs by its place in the list.
KOREAN, CHINESE = range(2)


def _mates(pairs: tuple[Pair, ...]) -> list[int]:
    """The mate of every face."""
    found = {one: other for _, pair in pairs for one, other in (pair, pair[::-1])}
    return [found[face] for face in range(FACES)]


MATES = table([*_mates(KOREAN_PAIRS), *_mates(CHINESE_PAIRS)]).reshape(2, FACES)


@rule
def is_all_pairs(hand: Any, pairs: int) -> bool:
    """Whether every tile of a row of counts is there with its mate."""
    for face in range(FACES):
        mate = MATES[pairs, face]
        if hand[face] == 1 and (mate == face or hand[mate] == 0):
            return False
    return True
