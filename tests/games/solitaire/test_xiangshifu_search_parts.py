"""The parts of the search of Watching Ten Sets, each beside the obvious way to do the same."""

import random

import numpy as np

from paiju.games.solitaire.xiangshifu.search import FIRST, NONE, blank_memory, insert, lowest_bucket, wait


def test_codes_are_inserted_in_ascending_order() -> None:
    rng = random.Random(1)
    for size in range(1, 9):
        given = [rng.randrange(5) for _ in range(size)]
        codes = np.zeros(size, np.int64)
        for number, code in enumerate(given):
            insert(codes, number, code)
        assert codes.tolist() == sorted(given)


def test_positions_leave_the_lowest_bucket_first_and_each_bucket_in_order() -> None:
    rng = random.Random(2)
    memory = blank_memory(64)
    promises = [rng.choice((0, 3, 7, 511, 600)) for _ in range(40)]
    for number, promise in enumerate(promises):
        wait(memory, number, promise)
    left = []
    while (number := memory.buckets[FIRST, (bucket := lowest_bucket(memory.buckets))]) != NONE:
        left.append(int(number))
        memory.buckets[FIRST, bucket] = memory.positions[number]["next"]
    assert left == sorted(range(40), key=lambda number: min(promises[number], 511))
