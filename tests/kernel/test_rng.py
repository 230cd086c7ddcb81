"""The simulation's generator against the textbook form of sfc32, and its shuffles against counting."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from paiju.kernel.rng import WORDS, draw_below, draw_word, seed_rng, shuffle


def textbook_sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """Doty-Humphrey's sfc32 in wrapping 32-bit arithmetic."""
    mask = 2**32 - 1
    while True:
        word = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (((c << 21) | (c >> 11)) & mask) + word & mask
        yield word


def test_words_are_those_of_sfc32() -> None:
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, 12345678901234, 99)
    expected = textbook_sfc32(12345678901234 & 0xFFFFFFFF, 12345678901234 >> 32, 99, 1)
    for _ in range(16):
        next(expected)
    assert [int(draw_word(rng)) for _ in range(1000)] == [next(expected) for _ in range(1000)]


def test_streams_differ_and_repeat() -> None:
    def first(seed: int, stream: int) -> list[int]:
        rng = np.zeros(WORDS, np.int64)
        seed_rng(rng, seed, stream)
        return [int(draw_word(rng)) for _ in range(4)]

    assert first(1, 0) == first(1, 0)
    assert len({tuple(first(seed, stream)) for seed in range(20) for stream in range(20)}) == 400


def test_numbers_below_a_limit_are_even() -> None:
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, 7, 0)
    counts = Counter(int(draw_below(rng, 6)) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert set(counts) == set(range(6))
    assert chi_square < 20.5  # five degrees of freedom, one in a thousand


def test_shuffles_are_even() -> None:
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, 7, 0)
    wall = np.arange(4, dtype=np.int64)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        shuffle(rng, wall, 4)
        counts[tuple(wall.tolist())] += 1
    chi_square = sum((number - 1000) ** 2 / 1000 for number in counts.values())
    assert len(counts) == 24
    assert chi_square < 49.7  # twenty-three degrees of freedom, one in a thousand


def test_what_would_favour_small_numbers_is_drawn_again() -> None:
    """With so large a limit nearly every third word is thrown away."""
    limit = 1_500_000_000
    rng, words = np.zeros(WORDS, np.int64), np.zeros(WORDS, np.int64)
    seed_rng(rng, 5, 0)
    seed_rng(words, 5, 0)
    drawn_again = 0
    for _ in range(200):
        while (product := int(draw_word(words)) * limit) % 2**32 < 2**32 % limit:
            drawn_again += 1
        assert draw_below(rng, limit) == product // 2**32
    assert drawn_again > 20
