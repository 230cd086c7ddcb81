"""The trial itself is on trial: its stream is the package's, its p-values are fair, and it catches what is planted."""

import numpy as np
import pytest

from paiju.play.fair.encoding import fields
from paiju.play.fair.stream import permuted, words
from tests.fair.keccak import key_of, words_for
from tests.fair.shufflers import FAIR, SHUFFLERS, shuffle
from tests.fair.statistics import chi_square_p, count_walls, eulerian, p_values
from tests.fair.trial import SEED, SIZES, run_trials

SMALL = 20_000


@pytest.mark.parametrize("size", [2, 3, *SIZES, 256])
def test_compiled_walls_are_those_of_the_package(size: int) -> None:
    wall, lanes, row = np.zeros(size, np.int64), np.zeros(25, np.uint64), np.zeros(5, np.uint64)
    for number in (*range(100), 10**12):
        shuffle(FAIR, SEED, number, wall, words_for(size), lanes, row)
        stream = words(fields("stream", key_of(SEED, number), "wall"))
        assert wall.tolist() == permuted(range(size), stream)


@pytest.mark.parametrize("size", [24, 32, 108])
def test_the_shuffle_passes_and_every_planted_mistake_is_caught(size: int) -> None:
    trials = list(run_trials(SMALL, SMALL, sizes=[size]))
    assert len(trials) == len(SHUFFLERS)
    assert [str(trial) for trial in trials if not trial.is_right] == []


def test_the_p_values_of_a_fair_shuffle_are_uniform() -> None:
    found = [p_values(count_walls(FAIR, SEED + at, 8, 400)) for at in range(600)]
    for question in ("places", "followers", "rising"):
        values = np.array([p[question] for p in found])
        assert 0.45 < values.mean() < 0.55
        assert 0.05 < (values < 0.1).mean() < 0.15


def test_chi_square_tails_are_those_of_the_tables() -> None:
    for statistic, freedom, p in ((23.209, 10, 0.01), (149.449, 100, 0.001), (1106.97, 1000, 0.01)):
        assert chi_square_p(statistic, freedom) == pytest.approx(p, rel=0.02)


def test_orders_by_rising_sequences() -> None:
    assert eulerian(4) == [1, 11, 11, 1]
    assert sum(eulerian(8)) == 40_320
