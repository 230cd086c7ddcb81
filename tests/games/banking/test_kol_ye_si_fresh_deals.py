"""Kol-ye-si's strategies on fresh deals: what is simulated agrees with what is counted."""

from paiju.games.banking.kol_ye_si.fresh_deals import fresh_figures
from paiju.games.banking.kol_ye_si.house import House
from paiju.games.banking.kol_ye_si.strategies import baselines, profit


def test_simulated_profits_agree_with_exact_ones() -> None:
    for house in (House(), House(perfect_pair=False), House(draw_counts=(2,))):
        strategies = baselines(house)
        figures = fresh_figures(house, 100, strategies, 60_000, seed=4)
        for strategy, (name, text, *_) in zip(strategies, figures.rows, strict=True):
            mean, _, margin = text.split()
            assert name == strategy.name
            assert abs(float(mean) - float(profit(strategy, house))) < 1.5 * float(margin)


def test_the_same_seed_deals_the_same() -> None:
    house = House()
    first, again, other = (fresh_figures(house, 100, baselines(house), 500, seed) for seed in (1, 1, 2))
    assert first == again != other
