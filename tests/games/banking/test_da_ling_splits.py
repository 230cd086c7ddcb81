"""Beat the Zeroes: what groups count and how tiles are split, exhaustively beside the slow twin."""

import random
from itertools import combinations

import numpy as np
import pytest

from paiju.games.banking.da_ling.splits import (
    BEST,
    PAIR,
    SINGLE,
    SPLITS,
    TRIPLE,
    best_value,
    is_distinct,
    matches,
    pair_value,
    twins,
)
from paiju.games.banking.da_ling.table import three_groups
from paiju.games.banking.modulo_ten import VALUE
from paiju.tiles import FULL32
from tests.oracles import da_ling as oracle

HANDS = sorted(set(combinations(FULL32.tiles(), 6)))


def texts(faces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(FULL32.text([face]) for face in faces)


def value(tiles: str) -> int:
    return int(BEST[int("".join(str(VALUE[face]) for face in FULL32.read(tiles)))])


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ("[5:5]", 10),
        ("[6:5]", 1),
        ("[4:2]", 6),
        ("[2:1]", 6),
        ("[4:2][3:1]", 10),
        ("[4:2][2:1]", 9),
        ("[4:2][2:1][3:1]", 10),
        ("[2:1][6:1]", 10),
    ],
)
def test_E1_values(tiles: str, expected: int) -> None:
    assert value(tiles) == expected


def test_E4_wild_tile_of_the_banker() -> None:
    six, seven = FULL32.read("[4:2][6:1]")
    assert pair_value(six, seven, 1) == 10
    assert pair_value(six, seven, 0) == 3


def test_every_pair_counts_as_in_the_slow_twin() -> None:
    for pair in sorted(set(combinations(FULL32.tiles(), 2))):
        for is_wild in (0, 1):
            assert pair_value(*pair, is_wild) == oracle.value(texts(pair), bool(is_wild))


def test_hands_have_the_splits_of_the_slow_twin() -> None:
    for hand in random.Random(1).sample(HANDS, 600):
        tiles = np.array(hand, np.int8)
        found = [split for split in range(1, SPLITS + 1) if is_distinct(twins(tiles), split)]
        groups = [tuple(map(texts, three_groups(hand, split))) for split in found]
        assert groups == oracle.splits(texts(hand))


def test_groups_count_as_in_the_slow_twin() -> None:
    for hand in random.Random(2).sample(HANDS, 60):
        tiles = np.array(hand, np.int8)
        for split in range(1, SPLITS + 1):
            for group, faces in zip((SINGLE, PAIR, TRIPLE), three_groups(hand, split), strict=True):
                assert best_value(tiles, split, group) == oracle.value(texts(faces))
                can_count = {target for target in range(1, 11) if matches(tiles, split, group, target)}
                assert can_count == oracle.values(texts(faces))
