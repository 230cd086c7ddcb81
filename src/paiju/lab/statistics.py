"""Means with their confidence intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Z99 = 2.5758293035489004  # the two-sided 99 % point of the normal distribution


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


def mean_of(sample: NDArray[Any]) -> Mean:
    size = len(sample)
    spread = float(np.std(sample, ddof=1)) if size > 1 else 0.0
    return Mean(float(np.mean(sample)), Z99 * spread / math.sqrt(size) if size > 1 else math.inf, spread)
