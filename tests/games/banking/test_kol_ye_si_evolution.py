"""Kol-ye-si's genetic search: reproducible, and as good as the true optimum."""

from itertools import product
from random import Random
from typing import Any

import pytest

import paiju
from paiju import OptionError
from paiju.games.banking.kol_ye_si import evolution, strategies
from paiju.games.banking.kol_ye_si.evolution import GENERATIONS, POPULATION, Evolution, evolve, mutated, search
from paiju.games.banking.kol_ye_si.genome import FITNESSES, Fitness, Genome, sentence
from paiju.games.banking.kol_ye_si.report import in_table
from paiju.games.banking.kol_ye_si.terms import Terms
from paiju.words.said import Said
from tests.budget import TIMES

GAME = paiju.game("kol-ye-si")


@pytest.fixture(autouse=True)
def few_fresh_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search found is tried on fresh deals afterwards, which has tests of its own."""
    monkeypatch.setattr(evolution, "FRESH_HANDS", min(evolution.FRESH_HANDS, 5000 * TIMES))


def run(
    fitness: str, evolve_counts: bool = False, seed: int = 1, generations: int = GENERATIONS, **options: Any
) -> Evolution:
    return evolve(4, GAME.values(4, options), generations, seed, fitness, evolve_counts)


@pytest.mark.parametrize("fitness", FITNESSES)
@pytest.mark.parametrize(("evolve_counts", "target"), [(False, 0.001), (True, 0.01)])
def test_a_search_reaches_the_optimum(fitness: str, evolve_counts: bool, target: float) -> None:
    found = run(fitness, evolve_counts)
    assert found.optimum > 0
    assert 0 <= found.gap <= target
    assert len(found.history) == GENERATIONS + 1
    assert found.history[-1] == found.fitness
    assert list(found.history) == sorted(found.history)  # the best survive


@pytest.mark.parametrize("options", [{"draw_counts": "2"}, {"min_stake": 10}])
def test_an_optimum_below_nothing_is_reached_too(options: dict[str, Any]) -> None:
    found = run("profit" if "draw_counts" in options else "growth", **options)
    assert found.optimum < 0
    assert found.gap <= 0.001


def test_a_search_is_reproducible() -> None:
    one, again, other = (run("growth", seed=seed, generations=15 * TIMES) for seed in (7, 7, 8))
    assert one == again
    assert one.history != other.history


@pytest.mark.parametrize("name", FITNESSES)
@pytest.mark.parametrize("evolve_counts", [False, True])
@pytest.mark.parametrize("terms", [Terms(), Terms(2, 5, False), Terms(draw_counts=(2,))])
def test_fitness_is_the_strategys_own_figure(name: str, evolve_counts: bool, terms: Terms) -> None:
    fitness = Fitness(name, terms, 100, evolve_counts)
    rng = Random(3)
    for _ in range(5):
        genome = tuple(rng.choice(fitness.alleles(place)) for place in range(fitness.genes))
        strategy = fitness.strategy(Said("lab-strategy-evolved"), genome)
        figures = {
            "profit": float(strategies.profit(strategy, terms)),
            "per_chip": float(strategies.per_chip(strategy, terms)),
            "growth": strategies.growth(strategy, terms, 100),
        }
        assert fitness(genome) == pytest.approx(figures[name], rel=1e-9, abs=1e-15)


def neighbours(fitness: Fitness, genome: Genome) -> list[Genome]:
    """All genomes that differ in one gene."""
    places = [(place, allele) for place in range(fitness.genes) for allele in fitness.alleles(place)]
    return [(*genome[:place], allele, *genome[place + 1 :]) for place, allele in places]


@pytest.mark.parametrize("name", FITNESSES)
@pytest.mark.parametrize("evolve_counts", [False, True])
def test_no_genome_beats_the_optimum(name: str, evolve_counts: bool) -> None:
    fitness = Fitness(name, Terms(), 100, evolve_counts)
    best = fitness.optimum()
    assert len(best) == fitness.genes
    assert all(fitness(other) <= fitness(best) + 1e-15 for other in neighbours(fitness, best))
    rng = Random(5)
    drawn = [tuple(rng.choice(fitness.alleles(place)) for place in range(fitness.genes)) for _ in range(500)]
    assert all(fitness(genome) <= fitness(best) for genome in drawn)


def test_the_best_cut_is_the_best_of_all_extreme_genomes() -> None:
    """By brute force over three faces at a time, the others as they are."""
    fitness = Fitness("per_chip", Terms(), 100)
    best = fitness.optimum()
    for start in range(0, 21, 3):
        for three in product((1, 10), repeat=3):
            assert fitness((*best[:start], *three, *best[start + 3 :])) <= fitness(best) + 1e-15


def test_only_stakes_evolve_unless_counts_are_asked_for() -> None:
    assert Fitness("growth", Terms(), 100).genes == 21
    assert Fitness("growth", Terms(), 100, evolve_counts=True).genes == 42


@pytest.mark.parametrize("genes", [41, 43])
def test_a_genome_has_a_gene_for_every_face(genes: int) -> None:
    with pytest.raises(ValueError, match="argument"):
        Fitness("growth", Terms(), 100, evolve_counts=True)((1,) * genes)


def test_genes_stay_within_their_bounds() -> None:
    fitness = Fitness("growth", Terms(2, 6), 100, evolve_counts=True)
    rng = Random(1)
    for place, alleles in ((0, {2, 3, 4, 5, 6}), (40, {1, 2})):
        genes = {mutated(fitness, place, gene, rng) for gene in alleles for _ in range(2000)}
        assert genes == alleles


def test_a_gene_mutates_about_once_a_genome() -> None:
    fitness = Fitness("growth", Terms(), 100, evolve_counts=True)
    rng = Random(2)
    changed = sum(mutated(fitness, 41, 1, rng) == 2 for _ in range(42_000))
    assert 850 < changed < 1150


class CountingFitness(Fitness):
    calls = 0

    def __call__(self, genome: Genome) -> float:
        self.calls += 1
        return super().__call__(genome)


def test_progress_is_told_and_the_population_keeps_its_size() -> None:
    told: list[tuple[int, int]] = []
    fitness = CountingFitness("growth", Terms(), 100)
    search(fitness, 3, Random(1), lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert fitness.calls == 4 * POPULATION


def test_the_report_shows_baselines_evolved_and_optimal() -> None:
    found = run("growth", evolve_counts=True)
    comparison, tiles, *_ = found.figures
    assert [row[0] for row in comparison.rows][-3:] == ["exact", "evolved", "optimal"]
    assert len(comparison.rows) == 11
    assert len(tiles.rows) == 21
    assert len(found.genome) == 42


def test_a_genome_in_words() -> None:
    found = run("growth")
    assert in_table(found.sentence) == (
        "Stake 10 on [6:5]; 3 on [6:6], [1:1], [5:5], [6:4], [6:1], [6:3], [5:4], [5:2] and [4:3]; "
        "1 on any other tile. Draw one more tile to [6:6], [1:1], [5:5], [6:5], [6:4], [6:1], [6:3], [5:4], [5:2] "
        "and [4:3]; two more tiles to any other tile."
    )
    assert in_table(sentence([4] * 21, [1] * 21)) == "Stake 4 on every tile. Draw one more tile to every tile."


def test_a_search_that_cannot_be_is_refused() -> None:
    with pytest.raises(OptionError, match="no fitness 'luck'; there are growth, profit, per_chip"):
        run("luck")
    with pytest.raises(OptionError, match="bankroll of 100 is not above max_stake 100"):
        run("growth", max_stake=100)
    with pytest.raises(OptionError, match="at least one generation"):
        evolve(4, GAME.values(4, {}), generations=0)
    assert run("growth", max_stake=100, bankroll=1000).gap < 1
