"""Means and shares with their confidence intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.sampling import Z99


@dataclass(frozen=True)
class Mean:
    """A mean and half the width of its 99 % confidence interval."""

    value: float
    margin: float
    spread: float

    def __str__(self) -> str:
        return f"{self.value:+.3f} ± {self.margin:.3f}"

    @property
    def is_above_zero(self) -> bool:
        return self.value - self.margin > 0


Sample = NDArray[np.int32] | NDArray[np.int64] | NDArray[np.float64]


def mean_of(sample: Sample) -> Mean:
    size = len(sample)
    spread = float(np.std(sample, ddof=1)) if size > 1 else 0.0
    return Mean(float(np.mean(sample)), Z99 * spread / math.sqrt(size) if size > 1 else math.inf, spread)


def mean_from_sums(size: int, total: int, squares: int) -> Mean:
    """The mean of whole numbers of which only the sum and the sum of the squares are known."""
    spread = math.sqrt((size * squares - total * total) / (size * (size - 1))) if size > 1 else 0.0
    return Mean(total / size, Z99 * spread / math.sqrt(size) if size > 1 else math.inf, spread)


@dataclass(frozen=True)
class Share:
    """How often something happens, between the bounds of its 99 % confidence interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.value:.2f} % ({100 * self.low:.2f} to {100 * self.high:.2f})"


def share_of(hits: int, size: int, unknown: int = 0) -> Share:
    """Wilson's interval, which holds near 0 and 1 too; unknown cases may be hits or not, and widen it upwards."""
    return Share(hits / size, _wilson(hits, size, -1), _wilson(hits + unknown, size, 1))


def _wilson(hits: int, size: int, side: int) -> float:
    part, weight = hits / size, Z99**2 / size
    middle = part + weight / 2
    return (middle + side * math.sqrt(weight * (part * (1 - part) + weight / 4))) / (1 + weight)
