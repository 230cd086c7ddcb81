"""Stake strategies as genomes: a stake for every face in canonical order, and where counts evolve a count for each.

The fitness of a genome is a sum of one term for every face, so that the true optimum can be told.
"""

from collections import defaultdict
from collections.abc import Sequence

from paiju.games.banking.kol_ye_si.count_parts import DrawByTable
from paiju.games.banking.kol_ye_si.house import House
from paiju.games.banking.kol_ye_si.stake_parts import StakeByTable
from paiju.games.banking.kol_ye_si.strategies import Strategy, counts_at, exact, log_growth, weights
from paiju.kernel.options import OptionError
from paiju.tiles import FULL32

Genome = tuple[int, ...]

FACES = len(FULL32.faces)
FITNESSES = ("growth", "profit", "per_chip")


class Fitness:
    """How good a genome is: by growth, profit or per_chip; its counts are those of `exact` unless they evolve too."""

    def __init__(self, name: str, house: House, bankroll: int, evolve_counts: bool) -> None:
        if name not in FITNESSES:
            raise OptionError(f"there is no fitness {name!r}; there are {', '.join(FITNESSES)}")
        if bankroll <= house.max_stake:
            raise OptionError(f"a bankroll of {bankroll} must be above the greatest stake of {house.max_stake}")
        self.name, self.house, self.bankroll, self.evolve_counts = name, house, bankroll, evolve_counts
        self.given_counts = tuple(counts_at(house, exact(house.perfect_pair).count_part, face)[0] for face in range(FACES))
        self.terms = [self._terms(face, float(weight)) for face, weight in weights()]

    def _terms(self, face: int, weight: float) -> dict[tuple[int, int], float]:
        """What a face adds, by count and stake."""
        return {
            (count, stake): weight * self._worth(face, count, stake)
            for count in (1, 2)
            for stake in self.stakes
        }

    def _worth(self, face: int, count: int, stake: int) -> float:
        drawn = self.house.draw_counts[0] if self.house.is_count_forced else count
        if self.name == "growth":
            return log_growth(self.house, face, drawn, stake, self.bankroll)
        return stake * float(self.house.odds(face, drawn).ev)

    @property
    def stakes(self) -> range:
        return range(self.house.min_stake, self.house.max_stake + 1)

    @property
    def genes(self) -> int:
        return 2 * FACES if self.evolve_counts else FACES

    def counts(self, genome: Genome) -> Genome:
        return genome[FACES:] if self.evolve_counts else self.given_counts

    def __call__(self, genome: Genome) -> float:
        total = sum(
            terms[choice] for terms, choice in zip(self.terms, zip(self.counts(genome), genome, strict=False), strict=True)
        )
        return total / mean_stake(genome) if self.name == "per_chip" else total

    def strategy(self, name: str, genome: Genome) -> Strategy:
        return Strategy(name, DrawByTable(self.counts(genome)), StakeByTable(genome[:FACES]))
