"""Bits of a word are numbers in ascending order."""

import importlib
from typing import Any

import numpy as np

from paiju.games.bits import BITS, count_bits, faces_in, list_bits, lowest, without_lowest
from paiju.kernel.compile import interpreting
from tests import chance


def test_every_bit_is_found() -> None:
    assert [lowest(1 << bit) for bit in range(BITS)] == list(range(BITS))


def test_all_bits_of_a_word_are_listed_in_order() -> None:
    rng = np.random.default_rng(chance.seed())
    out = np.zeros(BITS + 2, np.int32)
    for _ in range(200):
        numbers = np.flatnonzero(rng.random(BITS) < rng.random()).tolist()
        word = sum(1 << number for number in numbers)
        assert count_bits(word) == len(numbers)
        assert list_bits(word, 100, out, 1) == 1 + len(numbers)
        assert out[1 : 1 + len(numbers)].tolist() == [100 + number for number in numbers]
        if numbers:
            assert lowest(word) == numbers[0]
            assert without_lowest(word) == word - (1 << numbers[0])


def test_bits_of_numpys_integers_are_counted_by_the_interpreter_too() -> None:
    with interpreting(("paiju.games.",)):
        plain = importlib.import_module("paiju.games.bits")
    full: Any = np.int64((1 << BITS) - 1)
    assert plain.count_bits(full) == count_bits(full) == BITS
    assert plain.lowest(np.int64(1 << 59)) == 59


def test_faces_are_those_with_a_tile() -> None:
    assert faces_in(np.array([0, 1, 4, 0, 2], np.int8)) == 0b10110
    assert faces_in(np.zeros(21, np.int8)) == 0
