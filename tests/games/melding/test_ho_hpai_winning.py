"""Barbarian Tablets: its triplets, winning hands and prices, counted over all hands and beside the slow twin.

`PAIJU_TIMES=100 pytest tests/games/melding/test_ho_hpai_winning.py` compares every hand there is.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import combinations, combinations_with_replacement, permutations, product
from math import comb, prod
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from paiju import game
from paiju.games import triplets
from paiju.games.melding.ho_hpai.reading import LINES, best_reading, score, shapes
from paiju.games.melding.ho_hpai.winning import IS_DOUBLE, PRICE_LIST, hand_value, is_triplet
from paiju.games.melding.mates import MATES, is_all_pairs
from paiju.kernel.hands import readings
from paiju.kernel.record import Plain
from paiju.tiles import FULL32
from paiju.tiles.dominoes import IS_CIVIL
from paiju.words.speaker import Speaker
from tests.budget import TIMES
from tests.oracles import ho_hpai_value as slow
from tests.oracles.jjak_mat_chu_gi import mate

SLUG = "ho-hpai"
FACES = range(21)
LISTS = ("culin", "korean", "combined")


@cache
def rules(**options: Any) -> Any:
    return game(SLUG).rules_record(4, game(SLUG).values(4, options))[0]


def row(faces: Sequence[int]) -> NDArray[np.int8]:
    return np.bincount(faces, minlength=21).astype(np.int8)


def texts(faces: Sequence[int]) -> list[str]:
    return [FULL32.text([face]) for face in faces]


def values(text: str, **options: Any) -> list[int]:
    """By every price list."""
    return [int(hand_value(rules(scoring=scoring, **options), row(FULL32.read(text)))) for scoring in LISTS]


def straight(x: int) -> str:
    return "".join(f"[{max(x, y)}:{min(x, y)}]" for y in range(1, 7))


def test_E1_full_dragon_and_split() -> None:
    assert values("[2:1][4:3][6:5][3:3][3:1][1:1]") == [2, 2, 2]


def test_E2_two_full_dragons() -> None:
    assert values("[2:1][4:3][6:5][3:1][4:2][6:5]") == [3, 3, 3]


def test_E3_military_full_dragons() -> None:
    assert values("[4:1][5:3][6:2][2:1][5:4][6:3]") == [5, 6, 5]


def test_E4_full_dragons_that_pair() -> None:
    assert values("[6:1][5:2][4:3][6:1][4:2][5:3]") == [4, 4, 4]
    assert values("[6:1][5:2][4:3][6:1][4:2][5:3]", pairs="chinese") == [3, 3, 3]


def test_E5_straights() -> None:
    by_list = list(zip(*(values(straight(x)) for x in range(1, 7)), strict=True))
    assert by_list == [(3, 5, 3, 3, 4, 3), (3, 7, 4, 4, 3, 3), (3, 5, 4, 4, 3, 3)]


def test_E6_big_and_small_dragons() -> None:
    assert values("[4:4][5:5][6:6][4:4][5:5][6:6]") == [3, 3, 3]
    assert values("[1:1][2:2][3:3][4:4][5:5][6:6]") == [2, 2, 2]
    assert values("[1:1][2:2][3:3][4:4][5:5][6:6]", big_small_doubles=3) == [3, 3, 3]
    assert values("[2:1][3:1][3:2][5:4][6:4][6:5]") == [3, 3, 3]
    assert values("[3:1][3:1][2:2][6:5][6:5][4:4]") == [2, 2, 2]


def test_E7_sok_on_the_same_number() -> None:
    assert values("[6:6][6:5][6:1][6:6][6:5][6:1]") == [2, 4, 2]
    assert values("[6:6][6:5][6:1][6:6][6:5][6:1]", sok=False) == [0, 0, 0]


def test_E8_kao_without_doubles() -> None:
    assert values("[6:3][6:2][3:2][6:6][2:2][3:3]") == [2, 2, 2]
    assert values("[6:3][6:2][3:2][6:6][2:2][3:3]", kao_without_doubles="invalid") == [0, 0, 0]


def test_E9_three_pairs() -> None:
    assert values("[6:1][6:1][5:5][5:5][4:3][4:2]") == [0, 0, 0]
    assert values("[6:1][6:1][5:5][5:5][4:3][4:2]", three_pairs=True) == [4, 4, 4]
    assert values("[4:4][5:5][6:6][4:4][5:5][6:6]", three_pairs=True) == [4, 4, 4]


def test_E13_readings_differ() -> None:
    hand = "[2:2][2:2][6:3][5:4][6:2][2:1]"
    assert values(hand) == [2, 2, 2]
    assert values(hand, three_pairs=True) == [4, 4, 4]
    assert values(hand, three_pairs=True, pairs="chinese") == [2, 2, 2]
    assert values(hand, sok=False) == [0, 0, 0]
    assert values(hand, sok=False, three_pairs=True) == [4, 4, 4]


SWITCHED = [(sok, kao) for sok in (True, False) for kao in ("counts", "invalid")]


@pytest.mark.parametrize(("sok", "kao"), SWITCHED)
def test_every_triplet_counts_where_the_slow_twin_says_so(sok: bool, kao: str) -> None:
    g = rules(sok=sok, kao_without_doubles=kao)
    for three in combinations_with_replacement(FACES, 3):
        if all(three.count(face) <= FULL32.copies[face] for face in three):
            expected = slow.triplet(texts(three), sok, kao) is not None
            assert {is_triplet(g, *order) for order in permutations(three)} == {expected}, texts(three)


def test_so_many_triplets_without_sok() -> None:
    g = rules(sok=False)
    valid = [three for three in combinations(FULL32.tiles(), 3) if is_triplet(g, *three)]
    assert (len(valid), len(set(valid))) == (150, 39)
    of_any = {kind for three in valid if (kind := triplets.classify(three, triplets.Switches(five_fourteen=False)))}
    assert {triplets.NAMES[kind] for kind in of_any} == {
        "Split",
        "Full dragon",
        "Small dragon",
        "Big dragon",
        "2-3-Kao",
    }


def test_every_tile_has_the_mate_that_the_slow_twin_knows() -> None:
    for pairs, system in enumerate(("korean", "chinese")):
        for face in FACES:
            assert texts([MATES[pairs, face]]) == [mate(texts([face])[0], system)]


def hands_of(size: int, face: int = 0) -> Iterator[tuple[int, ...]]:
    """Every hand of so many tiles of one set."""
    if size == 0:
        yield ()
    elif face < len(FACES):
        for copies in range(min(size, FULL32.copies[face]) + 1):
            for rest in hands_of(size - copies, face + 1):
                yield (face,) * copies + rest


@cache
def every_hand() -> list[tuple[int, ...]]:
    return list(hands_of(6))


def ways(faces: Sequence[int]) -> int:
    """How many sets of physical tiles look like this hand."""
    return prod(comb(FULL32.copies[face], faces.count(face)) for face in set(faces))


@cache
def winning(**options: Any) -> list[tuple[int, ...]]:
    g = rules(**options)
    return [faces for faces in every_hand() if hand_value(g, row(faces))]


def test_all_hands_are_all_hands() -> None:
    assert len(every_hand()) == 117_129
    assert sum(map(ways, every_hand())) == comb(32, 6) == 906_192


@pytest.mark.parametrize(("sok", "number"), [(True, 17_016), (False, 7_127)])
def test_so_many_hands_win(sok: bool, number: int) -> None:
    assert sum(map(ways, winning(sok=sok))) == number


ENGLISH = {line: Speaker.of(game("ho-hpai").package, "en").say(line) for line in LINES}


@cache
def lines(**options: Any) -> dict[tuple[int, ...], set[str]]:
    """The lines of the price list by which every winning hand can be read."""
    plain: Any = Plain(rules(**options))
    made_of, scored = shapes(plain, ()), partial(score, plain)
    found = {faces: readings(made_of, faces, scored) for faces in winning(**options)}
    return {faces: {ENGLISH[read.score.lines[0][0]] for read in ways_to_read} for faces, ways_to_read in found.items()}


def read_as(line: str, **options: Any) -> set[tuple[int, ...]]:
    return {faces for faces, found in lines(**options).items() if line in found}


def hands(*found: str) -> set[tuple[int, ...]]:
    return {tuple(sorted(FULL32.read(text))) for text in found}


def test_two_full_dragons() -> None:
    military = read_as("two Full dragons of military tiles")
    paired = read_as("two Full dragons that pair together")
    assert military == hands("[2:1][6:3][5:4][4:1][6:2][5:3]")
    assert paired == hands("[6:1][6:1][5:2][5:3][4:2][4:3]", "[5:1][5:1][6:2][6:3][4:2][4:3]")
    assert len(read_as("two Full dragons") | military | paired) == 75
    assert not read_as("two Full dragons that pair together", pairs="chinese")


def test_big_and_small_dragons_without_doubles() -> None:
    assert read_as("Big and Small dragon without doubles") == hands("[2:1][3:1][3:2][5:4][6:4][6:5]")


def test_sok_on_the_same_number() -> None:
    assert read_as("two sok triplets on the same number") == hands(
        "[6:6][6:6][6:5][6:5][6:1][6:1]", "[6:6][6:6][6:5][6:1][6:4][6:2]", "[5:5][5:5][5:1][5:4][5:3][5:2]"
    )


def test_every_line_of_the_price_list_is_met() -> None:
    assert set().union(*lines(three_pairs=True).values()) == {line for line, _ in PRICE_LIST}


SETTINGS: list[dict[str, Any]] = [
    dict(zip(slow.CHOICES, chosen, strict=True)) for chosen in product(*slow.CHOICES.values())
]


def compare(faces: Sequence[int], options: dict[str, Any]) -> int:
    expected = slow.value(texts(faces), **options)
    g = rules(**options)
    assert hand_value(g, row(faces)) == expected, (texts(faces), options)
    if expected:
        plain: Any = Plain(g)
        reading = best_reading(plain, faces)
        assert reading.score.total == expected, (texts(faces), options)
        assert sorted(face for part in reading.parts for face in part.tiles) == sorted(faces)
    return expected


@pytest.mark.parametrize("scoring", LISTS)
def test_hands_are_worth_what_the_slow_twin_says(scoring: str) -> None:
    found = Counter(compare(faces, {"scoring": scoring}) for faces in every_hand()[:: max(1, 100 // TIMES)])
    print(f"{scoring}: {sum(found.values())} hands compared, {found}")
    assert found[2] > 10


def test_winning_hands_are_worth_what_the_slow_twin_says_with_all_options() -> None:
    """Every hand that can win, each with some of the settings."""
    rng = random.Random(1)
    some = winning(three_pairs=True)[:: max(1, 4 // TIMES)]
    compared = 0
    for faces in some:
        for options in rng.sample(SETTINGS, min(len(SETTINGS), 2 * TIMES)):
            compare(faces, options)
            compared += 1
    print(f"{compared} winning hands compared, {len(SETTINGS)} settings")
    assert compared > 1000


def test_properties_of_hands() -> None:
    rng = random.Random(2)
    for _ in range(300):
        faces = rng.sample(FULL32.tiles(), 6)
        for pairs, system in enumerate(("korean", "chinese")):
            assert is_all_pairs(row(faces), pairs) == slow.are_pairs(texts(faces), system)
    assert [texts([face])[0] for face in FACES if IS_DOUBLE[face]] == [
        text for text in texts(FACES) if slow.is_double(text)
    ]
    assert sum(IS_CIVIL) == 11
