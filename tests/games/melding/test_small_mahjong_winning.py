"""Small Mahjong: triplets and the best reading of a hand, beside the slow twin."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from paiju.games.melding.packed import lowest, number_of, one, packed, types_in
from paiju.games.melding.small_mahjong.winning import worth, worth_of_one, worth_of_two, worth_with
from paiju.tiles import FULL32
from tests.oracles import small_mahjong as slow

COPIES = FULL32.copies


def texts(faces: Sequence[int]) -> list[str]:
    return [FULL32.text([face]) for face in faces]


def tiles(faces: Sequence[int]) -> int:
    return packed(np.bincount(faces, minlength=21).astype(np.int8))


def slow_worth(faces: Sequence[int]) -> int:
    kind = slow.triplet_kind(texts(faces))
    return slow.POINTS[kind] if kind else 0


def is_possible(faces: Sequence[int]) -> bool:
    return all(faces.count(face) <= COPIES[face] for face in faces)


def types(size: int) -> Iterator[tuple[int, ...]]:
    """Every choice of so many types that the set allows."""
    return (faces for faces in itertools.combinations_with_replacement(range(21), size) if is_possible(faces))


def test_tiles_as_one_number() -> None:
    for faces in types(3):
        assert tiles(faces) == sum(map(one, faces))
        assert lowest(tiles(faces)) == faces[0]
        assert types_in(tiles(faces)) == tiles(sorted(set(faces)))
        assert [number_of(tiles(faces), face) for face in range(21)] == [faces.count(face) for face in range(21)]


TRIPLETS = [faces for faces in types(3) if worth(*faces)]


def test_every_triplet_is_of_the_kind_that_the_slow_twin_finds() -> None:
    for faces in types(3):
        expected = slow_worth(faces)
        for x, y, z in itertools.permutations(faces):
            assert worth(x, y, z) == expected, texts(faces)
        assert worth_of_one(tiles(faces)) == expected


def test_so_many_triplets_of_each_kind() -> None:
    of_types = Counter(int(worth(*faces)) for faces in types(3))
    assert of_types == {0: 1550 - 122, 3: 15, 2: 48, 1: 59}
    physical = Counter(int(worth(*faces)) for faces in itertools.combinations(FULL32.tiles(), 3))
    assert physical == {0: 4960 - 371, 3: 80, 2: 137, 1: 154}
    fits = Counter(face for faces in TRIPLETS for face in set(faces))
    best, worst = FULL32.read("[4:3][6:1]")
    assert (fits[best], max(fits.values()), fits[worst], min(fits.values())) == (28, 28, 8, 8)


def complete_hands() -> dict[tuple[int, ...], set[int]]:
    """Every hand of two triplets, with the points of all its readings."""
    found: dict[tuple[int, ...], set[int]] = {}
    for this, that in itertools.combinations_with_replacement(TRIPLETS, 2):
        faces = tuple(sorted(this + that))
        if is_possible(faces):
            found.setdefault(faces, set()).add(int(worth(*this) + worth(*that)))
    return found


def test_every_complete_hand_is_read_for_the_most_points() -> None:
    hands = complete_hands()
    for faces, values in hands.items():
        assert worth_of_two(tiles(faces)) == max(values)
    assert sum(len(values) == 2 for values in hands.values()) == 83
    assert max(map(len, hands.values())) == 2
    for faces in itertools.islice(hands, 0, None, 7):
        assert worth_of_two(tiles(faces)) == slow.best_value(texts(faces))


def compare(hands: Iterator[Sequence[int]]) -> tuple[int, int]:
    """Six tiles each, the last one from another seat; how many were compared, and how many were complete."""
    compared = complete = 0
    for faces in hands:
        expected = slow.best_value(texts(faces))
        assert worth_with(tiles(faces[:5]), faces[5]) == expected, texts(faces)
        assert worth_of_two(tiles(faces)) == expected, texts(faces)
        compared += 1
        complete += expected > 0
    return compared, complete


def random_hands(number: int, seed: int) -> Iterator[Sequence[int]]:
    rng = random.Random(seed)
    for _ in range(number):
        yield rng.sample(FULL32.tiles(), 6)


def test_random_hands_like_the_slow_twin() -> None:
    compared, complete = compare(random_hands(8_000, seed=1))
    assert compared == 8_000
    assert complete > 50
