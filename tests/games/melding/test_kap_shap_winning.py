"""Collecting Tens: tens pairs, winning hands and deadwood, counted over all hands and beside the slow twin."""

import random
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import numpy as np
import pytest
from numpy.typing import NDArray

from paiju.games.melding.tens.winning import balance_of, deadwood, is_winning, unpaired
from paiju.tiles import FULL32
from tests.games.melding.tens_positions import FACES, row
from tests.oracles import kap_shap as slow

TILES = FULL32.tiles()


def all_hands(size: int, row: NDArray[np.int8], face: int = 0) -> Iterator[NDArray[np.int8]]:
    """Every hand of so many tiles of one set, as counts in the same row."""
    if size == 0:
        yield row
    elif face < FACES:
        for copies in range(min(size, FULL32.copies[face]) + 1):
            row[face] = copies
            yield from all_hands(size - copies, row, face + 1)
        row[face] = 0


def ways(hand: NDArray[np.int8]) -> int:
    """How many sets of physical tiles look like this hand."""
    return prod(map(comb, FULL32.copies, hand.tolist()))


def texts(hand: NDArray[np.int8]) -> list[str]:
    return [FULL32.text([face]) for face in range(FACES) for _ in range(hand[face])]


def is_tens_pair(one: int, other: int) -> bool:
    return unpaired(balance_of(row([one, other]))) == 0


def test_tens_pairs() -> None:
    assert sum(is_tens_pair(*pair) for pair in combinations(TILES, 2)) == 51
    types = {tuple(sorted(pair)) for pair in combinations(TILES, 2)}
    assert sum(is_tens_pair(*pair) for pair in types) == 22


@pytest.mark.parametrize(("size", "winning"), [(6, 8_675), (8, 81_745)])
def test_winning_hands_of_one_set(size: int, winning: int) -> None:
    assert sum(ways(hand) for hand in all_hands(size, row([])) if is_winning(hand)) == winning


def test_all_hands_are_all_hands() -> None:
    assert sum(ways(hand) for hand in all_hands(6, row([]))) == comb(32, 6) == 906_192


def test_hands_of_four_win_like_the_slow_twin_says() -> None:
    for hand in all_hands(4, row([])):
        assert is_winning(hand) == slow.is_winning(texts(hand)), texts(hand)


@pytest.mark.parametrize(("tiles", "hands"), [(8, 3000), (10, 3000)])
def test_random_hands_win_like_the_slow_twin_says(tiles: int, hands: int) -> None:
    assert compare_winning(tiles, hands, seed=tiles) > hands // 10


def compare_winning(size: int, hands: int, seed: int) -> int:
    """Hands that the rules and the slow twin judge alike; how many of them win."""
    rng = random.Random(seed)
    found = 0
    for _ in range(hands):
        hand = row(near_win(rng, size))
        expected = slow.is_winning(texts(hand))
        assert is_winning(hand) == expected, texts(hand)
        assert (deadwood(hand) == 0) == expected, texts(hand)
        found += expected
    return found


def near_win(rng: random.Random, size: int) -> list[int]:
    """An eye and tens pairs with up to two tiles changed."""
    faces = 2 * [rng.randrange(FACES)]
    while len(faces) < size:
        faces += rng.choice(TENS)
    for _ in range(rng.randrange(3)):
        faces[rng.randrange(size)] = rng.randrange(FACES)
    return faces


TENS = [pair for pair in combinations_with_replacement(range(FACES), 2) if is_tens_pair(*pair)]


def test_one_deadwood_tile_is_one_tile_from_winning() -> None:
    rng = random.Random(1)
    ready = 0
    for _ in range(400):
        faces = near_win(rng, 10)[1:]
        wins = [face for face in range(FACES) if slow.is_winning(texts(row([*faces, face])))]
        assert (deadwood(row(faces)) == 1) == bool(wins)
        ready += bool(wins)
    assert 50 < ready < 350


@pytest.mark.parametrize(
    ("hand", "left_over"),
    [
        ("[2:2][2:2] [6:6][4:4] [5:5][6:4] [4:1]", 1),
        ("[1:1][4:4] [2:2][3:3] [3:1][5:1] [6:6][6:2] [5:4][6:5]", 1),
        ("[5:5][5:5] [6:4][6:4] [4:4][1:1] [5:3][6:6]", 0),
        ("[6:6][6:6] [1:1] [6:5] [4:2] [2:1] [4:1]", 5),
        ("[6:6] [1:1] [6:5] [4:2] [2:1] [4:1] [3:1]", 7),
    ],
)
def test_deadwood(hand: str, left_over: int) -> None:
    assert deadwood(row(FULL32.read(hand))) == left_over
