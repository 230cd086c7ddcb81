"""The package's shuffle must pass and every planted mistake must be caught, at every size of tile set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from paiju.tiles import TILE_SETS
from tests.fair.shufflers import FAIR, SHUFFLERS
from tests.fair.statistics import count_walls, p_values

SEED = 20_261_115
SIGNIFICANCE = 0.001  # the chance that a perfect shuffle fails anywhere
QUESTIONS = 4
SIZES = sorted({tiles.size for tiles in TILE_SETS.values()})


@dataclass(frozen=True)
class Trial:
    """One shuffler at one size."""

    shuffler: str
    size: int
    walls: int
    p: dict[str, float]
    threshold: float

    @property
    def is_caught(self) -> bool:
        return min(self.p.values()) < self.threshold

    @property
    def is_right(self) -> bool:
        return self.is_caught == (SHUFFLERS[self.shuffler] != FAIR)

    def __str__(self) -> str:
        found = "  ".join(f"{question} {p:.2g}" for question, p in self.p.items())
        return f"{self.size:>4} tiles  {self.walls:>11,} walls  {self.shuffler:<20} {found}"


def run_trials(walls: int, planted: int, seed: int = SEED, sizes: Sequence[int] = SIZES) -> Iterator[Trial]:
    """So many walls of the package's, and so many of each planted mistake, at each size."""
    threshold = SIGNIFICANCE / (QUESTIONS * len(sizes))  # after Bonferroni
    for size in sizes:
        for name, kind in SHUFFLERS.items():
            number = walls if kind == FAIR else planted
            yield Trial(name, size, number, p_values(count_walls(kind, seed, size, number)), threshold)
