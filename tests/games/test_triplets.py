"""Classic triplets: the worked examples and counts of their definition, and every triplet beside the slow twin."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from paiju.games.triplets import (
    BIG_DRAGON,
    COINCIDENCE,
    DEAD,
    FIVE_POINTS,
    FIVE_SONS,
    FULL_DRAGON,
    FULL_FOURTEEN,
    KAO,
    MIXED_DRAGON,
    NONE,
    SMALL_DRAGON,
    SPLIT,
    Switches,
    classify,
)
from paiju.tiles import FULL32
from tests.oracles import xiangshifu as slow

FACES = range(21)
PHYSICAL = list(combinations(FULL32.tiles(), 3))
TYPES = [
    three
    for three in combinations_with_replacement(FACES, 3)
    if all(three.count(face) <= FULL32.copies[face] for face in three)
]

CLASSIC_RULES, MODERN_RULES = Switches(), Switches(kao=False, mixed_dragon=True)
LOOSE = Switches(exact_three=False)
NO_SOK = Switches(sok=False)
HO_HPAI = Switches(five_fourteen=False, sok=False)


def kind(text: str, rules: Switches = CLASSIC_RULES) -> int:
    return classify(FULL32.read(text), rules)


def test_T1_only_the_numbers_count() -> None:
    assert kind("11 22 33") == kind("21 32 31") == SMALL_DRAGON


def test_T2_kao() -> None:
    assert kind("63 62 32") == kind("22 33 66") == KAO
    assert kind("63 62 32", MODERN_RULES) == kind("22 33 66", MODERN_RULES) == NONE


def test_T3_mixed_dragon() -> None:
    assert kind("44 33 52", MODERN_RULES) == MIXED_DRAGON
    assert kind("44 33 52") == NONE


def test_T4_five_points_of_sixes() -> None:
    assert kind("66 61 51") == NONE
    assert kind("66 61 31") == FIVE_POINTS


def test_T5_five_points_of_twos() -> None:
    assert kind("22 21 31") == FIVE_POINTS


def test_T6_full_fourteen() -> None:
    assert kind("11 65 31") == FULL_FOURTEEN
    assert kind("51 51 53") == FIVE_POINTS


def test_T7_split_goes_before_the_sums() -> None:
    assert kind("66 65 55") == kind("11 31 33") == SPLIT


def test_T8_four_threes() -> None:
    assert kind("33 33 21") == COINCIDENCE
    assert kind("33 33 11") == NONE
    assert kind("33 33 11", LOOSE) == FIVE_POINTS


def test_T9_four_sixes() -> None:
    assert kind("66 66 44") == NONE
    assert kind("66 66 44", LOOSE) == FULL_FOURTEEN
    assert kind("66 66 51") == COINCIDENCE


def test_T10_sok() -> None:
    assert kind("22 22 11") == COINCIDENCE
    assert kind("44 44 41") == kind("11 11 61") == FIVE_SONS


def test_T11_full_dragon() -> None:
    assert kind("65 43 21") == FULL_DRAGON
    assert kind("66 54 21") == NONE


def test_T12_sok_switched_off() -> None:
    assert kind("55 55 54", NO_SOK) == kind("55 53 52", NO_SOK) == NONE
    assert kind("55 53 33", NO_SOK) == SPLIT


@pytest.mark.parametrize("loose_kind", [FIVE_POINTS, FULL_FOURTEEN])
def test_a_kind_switched_off_is_none_also_with_four_equal_numbers(loose_kind: int) -> None:
    without = Switches(exact_three=False, five_fourteen=False)
    found = [three for three in TYPES if classify(three, LOOSE) == loose_kind]
    assert {classify(three, without) for three in found} == {NONE}


@pytest.mark.parametrize(
    ("rules", "wanted", "of_tiles", "of_types"),
    [
        (CLASSIC_RULES, FULL_DRAGON, 33, 15),
        (CLASSIC_RULES, SMALL_DRAGON, 12, 3),
        (CLASSIC_RULES, BIG_DRAGON, 16, 4),
        (CLASSIC_RULES, KAO, 9, 2),
        (MODERN_RULES, MIXED_DRAGON, 10, 5),
        (CLASSIC_RULES, SPLIT, 80, 15),
    ],
)
def test_counts_of_a_kind(rules: Switches, wanted: int, of_tiles: int, of_types: int) -> None:
    assert sum(classify(three, rules) == wanted for three in PHYSICAL) == of_tiles
    assert sum(classify(three, rules) == wanted for three in TYPES) == of_types


def test_counts_of_triplets() -> None:
    assert (len(PHYSICAL), len(TYPES)) == (4960, 1550)
    assert sum(classify(three, HO_HPAI) != NONE for three in PHYSICAL) == 150
    assert sum(classify(three, HO_HPAI) != NONE for three in TYPES) == 39
    kinds = Counter(classify(three, CLASSIC_RULES) for three in PHYSICAL)
    assert 4960 - kinds[NONE] == 674
    assert round(100 * (kinds[FIVE_POINTS] + kinds[FULL_FOURTEEN]) / 674) == 66


def test_awkward_tiles() -> None:
    """[2:1] and [4:2] occur in few triplets, doubles in many."""
    valid = [three for three in TYPES if classify(three, CLASSIC_RULES) != NONE]
    uses = {face: sum(face in three for three in valid) for face in FACES}
    assert len(valid) == 195
    for text, number in (("21 42", 15), ("32", 16), ("41 43 52", 17)):
        assert {uses[face] for face in FULL32.read(text)} == {number}
    doubles = [uses[face] for face in FULL32.read("66 11 44 55 33 22")]
    assert (min(doubles), max(doubles)) == (32, 39)


@pytest.mark.parametrize("exact_three", [True, False])
def test_dead_triplets(exact_three: bool) -> None:
    """No tile from outside repairs them, whichever tile it replaces."""
    classic = Switches(exact_three=exact_three)
    assert sorted(three for three in TYPES if is_dead(three, classic)) == sorted(DEAD)
    modern = Switches(kao=False, mixed_dragon=True, exact_three=exact_three)
    assert not any(is_dead(three, modern) for three in TYPES)


def is_dead(three: tuple[int, ...], rules: Switches) -> bool:
    outside = [face for face in FACES if three.count(face) < FULL32.copies[face]]
    repaired = [(*two, face) for two in combinations(three, 2) for face in outside]
    return all(classify(group, rules) == NONE for group in [three, *repaired])


KINDS = (
    *(None, "FIVE_POINTS", "FULL_FOURTEEN", "SPLIT", "COINCIDENCE", "FIVE_SONS", "FULL_DRAGON"),
    *("SMALL_DRAGON", "BIG_DRAGON", "KAO", "MIXED_DRAGON"),
)


@pytest.mark.parametrize("rules", ["classic", "modern"])
@pytest.mark.parametrize("exact_three", [True, False])
def test_every_triplet_is_of_the_kind_that_the_slow_twin_finds(rules: str, exact_three: bool) -> None:
    switches = Switches(kao=rules == "classic", mixed_dragon=rules == "modern", exact_three=exact_three)
    for three in TYPES:
        texts = [FULL32.text([face]) for face in three]
        assert KINDS[classify(three, switches)] == slow.classify(texts, rules, exact_three)
