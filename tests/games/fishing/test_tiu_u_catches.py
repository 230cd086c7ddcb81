"""The fish of Catching Fish, by the worked examples and beside the slow twin: what matches, what a catch is worth."""

import random
from itertools import product

import numpy as np
import pytest

from paiju.games.fishing.shoals import FACES, fish_of
from paiju.games.fishing.tiu_u.catches import points_of, tiu_u_shoal
from paiju.tiles import DOUBLE64
from tests.oracles import tiu_u as oracle

GEE_JOON_MATCHES = ("none", "pair", "sixes")


def face(text: str) -> int:
    return DOUBLE64.read(text)[0]


def matches(gee_joon_match: str, one: int, other: int) -> bool:
    return other in fish_of(tiu_u_shoal(GEE_JOON_MATCHES.index(gee_joon_match), one))


def points(tiles: list[int]) -> int:
    return int(points_of(np.bincount(tiles, minlength=FACES).astype(np.int8)))


@pytest.mark.parametrize(
    ("one", "other", "is_match"),
    [
        ("[5:3]", "[4:4]", True),
        ("[6:4]", "[5:5]", True),
        ("[2:1]", "[4:2]", True),
        ("[2:1]", "[3:3]", False),
        ("[4:2]", "[5:1]", True),
        ("[6:6]", "[1:1]", False),
        ("[3:1]", "[2:2]", True),
    ],
)
def test_E1_what_matches(one: str, other: str, is_match: bool) -> None:
    assert matches("pair", face(one), face(other)) == matches("pair", face(other), face(one)) == is_match


@pytest.mark.parametrize("gee_joon_match", GEE_JOON_MATCHES)
def test_every_two_tiles_match_as_its_slow_twin_says(gee_joon_match: str) -> None:
    for one, other in product(range(FACES), repeat=2):
        expected = oracle.matches(oracle.ORDER[one], oracle.ORDER[other], gee_joon_match)
        assert matches(gee_joon_match, one, other) == expected


@pytest.mark.parametrize(
    ("catch", "worth"), [("[1:1][3:1][4:1][4:3]", 20), ("[2:2][3:3][5:2]", 0), ("[6:1]", 10), ("", 0)]
)
def test_E6_small_fish_are_rounded_up_to_tens(catch: str, worth: int) -> None:
    assert points(DOUBLE64.read(catch)) == worth


def test_E7_big_and_small_fish() -> None:
    assert points(DOUBLE64.read("[6:6][6:6][4:4][5:3][6:1][4:3]")) == 90


def test_E8_all_tiles_together() -> None:
    assert points(DOUBLE64.tiles()) == 594


def test_random_catches_are_worth_what_the_slow_twin_counts() -> None:
    rng = random.Random(8)
    for _ in range(5_000):
        catch = rng.sample(DOUBLE64.tiles(), rng.randrange(65))
        assert points(catch) == oracle.points([oracle.ORDER[tile] for tile in catch])
