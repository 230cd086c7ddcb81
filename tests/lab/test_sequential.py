"""The sequential test keeps its error rate however often it is looked at, and finds what is there."""

import math

import numpy as np
import pytest
from numpy.typing import NDArray

from paiju.kernel.sampling import Z99
from paiju.lab.sequential import ERROR, LEAST, Running, margin
from tests.budget import TIMES

RUNS = 2000 * TIMES
DEALS = 1500
TOLERANCE = 3 * math.sqrt(ERROR * (1 - ERROR) / RUNS)

Samples = NDArray[np.float64]


def normal(rng: np.random.Generator) -> Samples:
    return rng.standard_normal((RUNS, DEALS))


def lumpy(rng: np.random.Generator) -> Samples:
    """As the points of a gambling hand: mostly nothing, sometimes a little, rarely much."""
    return rng.choice([-20.0, -2.0, 0.0, 2.0, 20.0], p=[0.01, 0.14, 0.7, 0.14, 0.01], size=(RUNS, DEALS))


def skewed(rng: np.random.Generator) -> Samples:
    """Many small losses and some larger wins."""
    return rng.exponential(1.0, (RUNS, DEALS)) - 1


def ever_clear(samples: Samples, bounds: Samples) -> NDArray[np.bool_]:
    """Which runs seem clear at some look, with these margins by the number of deals, in spreads."""
    number = np.arange(1, samples.shape[1] + 1)
    means = np.cumsum(samples, axis=1) / number
    squares = np.cumsum(samples**2, axis=1) - number * means**2
    spreads = np.sqrt(np.maximum(squares, 0) / np.maximum(number - 1, 1))
    late = slice(LEAST - 1, None)
    clear: NDArray[np.bool_] = np.any(np.abs(means)[:, late] > spreads[:, late] * bounds[late], axis=1)
    return clear


BOUNDS = np.array([margin(1.0, deals) for deals in range(1, DEALS + 1)])


@pytest.mark.parametrize("draw", [normal, lumpy, skewed])
def test_bots_that_are_equal_are_rarely_told_apart(draw: object) -> None:
    samples = draw(np.random.default_rng(4))  # type: ignore[operator]
    assert np.mean(ever_clear(samples, BOUNDS)) <= ERROR + TOLERANCE


def test_an_interval_for_one_look_would_not_keep_its_rate() -> None:
    """So the test above can fail."""
    once = Z99 / np.sqrt(np.arange(1, DEALS + 1))
    assert np.mean(ever_clear(normal(np.random.default_rng(4)), once)) > 4 * ERROR


def test_a_real_difference_is_found() -> None:
    better = normal(np.random.default_rng(5)) + 0.25
    assert np.mean(ever_clear(better, BOUNDS)) > 0.99


def test_numbers_one_by_one_give_the_same_mean_and_spread() -> None:
    values, running = np.random.default_rng(6).normal(3, 2, 200), Running()
    for value in values:
        running.add(float(value))
    assert running.mean == pytest.approx(values.mean())
    assert running.spread == pytest.approx(values.std(ddof=1))
    assert running.margin() == pytest.approx(margin(float(values.std(ddof=1)), 200))
    assert running.is_clear()
    assert Running(10, 5.0, 0.1).margin() == math.inf  # too few deals
