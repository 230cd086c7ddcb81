"""Kol-ye-si's strategies on fresh deals: what is simulated agrees with what is counted."""

from paiju.games.banking.kol_ye_si.fresh_deals import fresh_figures
from paiju.games.banking.kol_ye_si.report import in_table
from paiju.games.banking.kol_ye_si.strategies import baselines, profit
from paiju.games.banking.kol_ye_si.terms import Terms


def test_simulated_profits_agree_with_exact_ones() -> None:
    for terms in (Terms(), Terms(perfect_pair=False), Terms(draw_counts=(2,))):
        strategies = baselines(terms)
        figures = fresh_figures(terms, 100, strategies, 60_000, seed=4)
        for strategy, (name, text, *_) in zip(strategies, figures.rows, strict=True):
            mean, _, margin = text.split()
            assert name == in_table(strategy.name)
            assert abs(float(mean) - float(profit(strategy, terms))) < 1.5 * float(margin)


def test_the_same_seed_deals_the_same() -> None:
    terms = Terms()
    first, again, other = (fresh_figures(terms, 100, baselines(terms), 500, seed) for seed in (1, 1, 2))
    assert first == again != other
