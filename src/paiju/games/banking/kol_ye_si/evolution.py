"""A genetic search for stake strategies, and its report beside simple strategies and the true optimum."""

from contextlib import suppress
from dataclasses import dataclass
from operator import itemgetter
from random import Random

from paiju.games.banking.kol_ye_si.fresh_deals import fresh_figures
from paiju.games.banking.kol_ye_si.genome import FACES, Fitness, Genome, sentence
from paiju.games.banking.kol_ye_si.report import bankroll_of, choices_figures, strategies_figures
from paiju.games.banking.kol_ye_si.strategies import baselines
from paiju.games.banking.kol_ye_si.terms import Terms
from paiju.kernel.figures import Figures, Progress
from paiju.kernel.options import OptionError, Values
from paiju.words.said import Said

POPULATION = 60
GENERATIONS = 150
TOURNAMENT = 3
CROSSOVER = 0.9
SURVIVORS = 2

Ranked = list[tuple[float, Genome]]  # genomes with their fitness, the best first

FRESH_HANDS = 200_000


@dataclass(frozen=True)
class Evolution:
    """What a search found: its best genome, the best fitness of every generation, and how good that is."""

    genome: Genome
    fitness: float
    history: tuple[float, ...]
    optimum: float
    figures: tuple[Figures, ...]
    sentence: Said

    @property
    def gap(self) -> float:
        """How far the best genome stays behind the optimum, as a share of it."""
        behind = self.optimum - self.fitness
        return behind / abs(self.optimum) if behind else 0.0


def evolve(
    seats: int,
    values: Values,
    generations: int = GENERATIONS,
    seed: int = 1,
    fitness: str = "growth",
    evolve_counts: bool = False,
    progress: Progress = lambda done, of: None,
) -> Evolution:
    """Search at a table with these options; how many play there makes no difference."""
    if generations < 1:
        raise OptionError(Said("lab-no-generations", count=generations))
    judge = Fitness(fitness, Terms.of(values), bankroll_of(values), evolve_counts)
    genome, history = search(judge, generations, Random(seed), progress)
    best = judge.optimum()
    strategies = [
        judge.strategy(Said("lab-strategy-evolved"), genome),
        judge.strategy(Said("lab-strategy-optimal"), best),
    ]
    return Evolution(
        genome=genome,
        fitness=judge(genome),
        history=tuple(history),
        optimum=judge(best),
        figures=(
            strategies_figures(judge.terms, judge.bankroll, [*baselines(judge.terms), *strategies]),
            choices_figures(judge.terms, strategies),
            fresh_figures(judge.terms, judge.bankroll, [strategies[0], *baselines(judge.terms)], FRESH_HANDS, seed + 1),
        ),
        sentence=sentence(genome[: len(FACES)], judge.counts(genome)),
    )


def search(fitness: Fitness, generations: int, rng: Random, progress: Progress) -> tuple[Genome, list[float]]:
    """The best genome of the last generation, and the best fitness of the first and of every later one."""
    population = ranked(fitness, [random_genome(fitness, rng) for _ in range(POPULATION)])
    history = [population[0][0]]
    with suppress(KeyboardInterrupt):  # what was bred till then is worth showing
        for done in range(1, generations + 1):
            survivors = [genome for _, genome in population[:SURVIVORS]]
            children = [child(fitness, population, rng) for _ in range(POPULATION - SURVIVORS)]
            population = ranked(fitness, survivors + children)
            history.append(population[0][0])
            progress(done, generations)
    return population[0][1], history


def ranked(fitness: Fitness, genomes: list[Genome]) -> Ranked:
    return sorted(((fitness(genome), genome) for genome in genomes), key=itemgetter(0), reverse=True)


def random_genome(fitness: Fitness, rng: Random) -> Genome:
    return tuple(rng.choice(fitness.alleles(place)) for place in range(fitness.genes))


def child(fitness: Fitness, population: Ranked, rng: Random) -> Genome:
    mother, father = winner(population, rng), winner(population, rng)
    if rng.random() < CROSSOVER:
        mother = tuple(rng.choice(pair) for pair in zip(mother, father, strict=True))
    return tuple(mutated(fitness, place, gene, rng) for place, gene in enumerate(mother))


def winner(population: Ranked, rng: Random) -> Genome:
    """The winner of a tournament; a genome may be drawn more than once."""
    return max(rng.choices(population, k=TOURNAMENT), key=itemgetter(0))[1]


def mutated(fitness: Fitness, place: int, gene: int, rng: Random) -> int:
    if rng.random() * fitness.genes >= 1:
        return gene
    alleles = fitness.alleles(place)
    if place >= len(FACES):  # a count: the other one
        return sum(alleles) - gene
    if rng.random() < 0.5:
        return rng.choice(alleles)
    return max(alleles[0], min(alleles[-1], gene + rng.choice((-1, 1))))
