"""The shuffle: every order exactly as often, by all sequences of small words; and the words are SHAKE-256's."""

import hashlib
import itertools
from collections import Counter

import pytest

from paiju.play.fair.stream import TOP, WORDS_AT_FIRST, below, permuted, thrown, words


def orders(size: int, word_bits: int, length: int) -> Counter[tuple[int, ...]]:
    """How often each order comes up over all sequences of so many words; those that run out are left aside."""
    found: Counter[tuple[int, ...]] = Counter()
    for sequence in itertools.product(range(1 << word_bits), repeat=length):
        try:
            found[tuple(permuted(range(size), iter(sequence), top=1 << word_bits))] += 1
        except EOFError:
            continue
    return found


@pytest.mark.parametrize(
    ("size", "word_bits", "length"),
    [(2, 1, 3), (2, 3, 2), (3, 2, 5), (3, 4, 3), (4, 2, 7), (4, 3, 5), (5, 3, 5), (6, 3, 6)],
)
def test_every_order_comes_up_exactly_as_often(size: int, word_bits: int, length: int) -> None:
    found = orders(size, word_bits, length)
    assert len(found) == len(list(itertools.permutations(range(size))))
    assert len(set(found.values())) == 1


def test_without_rejection_the_orders_would_not_be_equal() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for first, second in itertools.product(range(8), repeat=2):
        order = [0, 1, 2]
        order[2], order[first % 3] = order[first % 3], order[2]
        order[1], order[second % 2] = order[second % 2], order[1]
        found[tuple(order)] += 1
    assert sorted(found.values()) == [8, 8, 12, 12, 12, 12]


def test_exchanging_with_any_place_has_27_paths_over_6_orders() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for places in itertools.product(range(3), repeat=3):
        order = [0, 1, 2]
        for at, place in enumerate(places):
            order[at], order[place] = order[place], order[at]
        found[tuple(order)] += 1
    assert sorted(found.values()) == [4, 4, 4, 5, 5, 5]


def test_words_from_the_largest_multiple_up_are_passed_over() -> None:
    ceiling = TOP - TOP % 6
    assert below(6, iter([TOP - 1, ceiling, ceiling - 1])) == 5
    assert below(8, iter([TOP - 1])) == 7


def test_a_stream_goes_on_where_its_first_words_end() -> None:
    stream = words(b"some key")
    drawn = [next(stream) for _ in range(5 * WORDS_AT_FIRST)]
    digest = hashlib.shake_256(b"some key").digest(8 * len(drawn))
    assert b"".join(word.to_bytes(8, "big") for word in drawn) == digest


def test_dice_show_one_to_six() -> None:
    assert set(thrown(200, words(b"dice"))) == {1, 2, 3, 4, 5, 6}
