"""Watching Ten Sets: its tables of valid groups beside the slow twin, and the exact counts of arrangements."""

from itertools import combinations_with_replacement
from math import comb

import pytest

from paiju.games.solitaire.xiangshifu.groups import (
    EMPTY,
    FITS,
    FULL_DRAGONS,
    PAIR,
    PAIR_NAMES,
    SONS,
    switches,
)
from paiju.games.solitaire.xiangshifu.options import CLASSIC, MODERN
from paiju.games.triplets import FIVE_SONS, FULL_DRAGON, classify
from paiju.tiles import CHINESE_PAIRS, FULL32
from paiju.tiles.dominoes import IS_CIVIL
from tests.budget import TIMES
from tests.oracles import xiangshifu as oracle

FACES = range(21)
TYPES = [
    three
    for three in combinations_with_replacement(FACES, 3)
    if all(three.count(face) <= FULL32.copies[face] for face in three)
]


@pytest.mark.parametrize("combinations", ["classic", "modern"])
@pytest.mark.parametrize("exact_three", [True, False])
def test_tables_agree_with_the_slow_twin(combinations: str, exact_three: bool) -> None:
    place = (CLASSIC, MODERN)[combinations == "modern"]
    fits = FITS[place, int(exact_three)]
    for three in TYPES:
        texts = [FULL32.text([face]) for face in three]
        expected = oracle.classify(texts, combinations, exact_three)
        found = classify(three, switches(place, exact_three))
        assert fits[three[0], three[1]] >> three[2] & 1 == (expected is not None)
        assert FULL_DRAGONS[three[0], three[1]] >> three[2] & 1 == (found == FULL_DRAGON)
        assert SONS[three[0], three[1]] >> three[2] & 1 == (found == FIVE_SONS)


def test_pairs() -> None:
    for one, other in combinations_with_replacement(FACES, 2):
        number = PAIR[one, other]
        expected = oracle.pair_name([FULL32.text([one]), FULL32.text([other])])
        assert (PAIR_NAMES[number] if number >= 0 else None) == expected
        assert FITS[CLASSIC, 1, one, other] >> EMPTY & 1 == (expected is not None)


def arrangements(pair: str, triplets: list[tuple[int, ...]]) -> int:
    """Ways to divide the other 30 physical tiles into ten of these triplets, the rarest tile placed first."""
    order = sorted(FACES, key=lambda face: sum(face in three for three in triplets))
    partners = [[without(three, face) for three in triplets if face in three] for face in order]
    known: dict[tuple[int, ...], int] = {(0,) * 21: 1}

    def count(left: tuple[int, ...]) -> int:
        if left not in known:
            rarest = next(place for place, face in enumerate(order) if left[face])
            known[left] = sum(ways(left, order[rarest], *others) for others in partners[rarest])
        return known[left]

    def ways(left: tuple[int, ...], rarest: int, one: int, other: int) -> int:
        rest = list(left)
        rest[rarest] -= 1
        choices = comb(rest[one], 2) if one == other else rest[one] * rest[other]
        rest[one] -= 1
        rest[other] -= 1
        return choices * count(tuple(rest)) if choices else 0

    tiles = dict(CHINESE_PAIRS)[pair]
    return count(tuple(FULL32.copies[face] - tiles.count(face) for face in FACES))


def without(three: tuple[int, ...], face: int) -> list[int]:
    others = list(three)
    others.remove(face)
    return others


def valid_triplets() -> list[tuple[int, ...]]:
    return [three for three in TYPES if FITS[CLASSIC, 1, three[0], three[1]] >> three[2] & 1]


ARRANGEMENTS = [("BOARD", 334_562_958), ("SUPREME", 3_046_926_670)]


@pytest.mark.parametrize(("pair", "number"), ARRANGEMENTS if TIMES > 1 else ARRANGEMENTS[:1])
def test_counts_of_finished_arrangements(pair: str, number: int) -> None:
    assert arrangements(pair, valid_triplets()) == number


def test_count_of_generals() -> None:
    generals = [three for three in valid_triplets() if three[0] == three[1] and not IS_CIVIL[three[2]]]
    assert arrangements("GOOSE", generals) == 93
