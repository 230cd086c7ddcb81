"""Strategies tried on fresh deals: all play the same hands, so that differences show sooner."""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.kol_ye_si.report import headings_of, in_table
from paiju.games.banking.kol_ye_si.strategies import Strategy, counts_at
from paiju.games.banking.kol_ye_si.terms import Terms
from paiju.kernel.figures import Figures, grouped
from paiju.kernel.sampling import Z99
from paiju.tiles import FULL32
from paiju.tiles.dominoes import IS_CIVIL, PIPS
from paiju.words.said import Said

DEALS_AT_ONCE = 50_000
TAKEN = 5  # the player's first tile, two for the banker, at most two more

Faces = NDArray[np.int64]


def fresh_figures(terms: Terms, bankroll: int, strategies: list[Strategy], hands: int, seed: int) -> Figures:
    """What each strategy wins a hand, and by how much the first one does better than each."""
    gains = _gains(terms, strategies, hands, np.random.default_rng(seed))
    growth = 10_000 * np.log1p(gains / bankroll)
    rows = tuple(
        (
            in_table(strategy.name),
            _interval(gains[place]),
            _behind(gains, place),
            _interval(growth[place]),
            _behind(growth, place),
        )
        for place, strategy in enumerate(strategies)
    )
    first = strategies[0].name
    profits = (Said("lab-profit-a-hand"), Said("lab-behind", strategy=first))
    grown = (Said("lab-growth-a-hand"), Said("lab-behind-in-growth", strategy=first))
    note = in_table(Said("lab-simulated", hands=grouped(hands), seed=seed))
    return Figures(in_table(Said("lab-fresh-deals")), headings_of(Said("lab-strategy"), *profits, *grown), rows, note)


def _behind(samples: NDArray[np.float64], place: int) -> str:
    return _interval(samples[0] - samples[place]) if place else ""


def _interval(sample: NDArray[np.float64]) -> str:
    return f"{sample.mean():+.4f} ± {Z99 * sample.std(ddof=1) / sqrt(len(sample)):.4f}"


def _gains(terms: Terms, strategies: list[Strategy], hands: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """The result of every strategy (a row) in every hand."""
    gains = np.empty((len(strategies), hands))
    for start in range(0, hands, DEALS_AT_ONCE):
        size = min(DEALS_AT_ONCE, hands - start)
        deals = rng.permuted(np.tile(np.array(FULL32.tiles(), np.int64), (size, 1)), axis=1)[:, :TAKEN]
        for place, strategy in enumerate(strategies):
            gains[place, start : start + size] = _play(terms, strategy, deals, rng)
    return gains


def _play(terms: Terms, strategy: Strategy, deals: Faces, rng: np.random.Generator) -> NDArray[np.float64]:
    first, banker, drawn = deals[:, 0], deals[:, 1:3], deals[:, 3:]
    counts, stakes = (_choices(terms, strategy, first, rng, part) for part in ("counts", "stakes"))
    own = (PIPS[first] + PIPS[drawn[:, 0]] + np.where(counts == 2, PIPS[drawn[:, 1]], 0)) % 10
    outcome = np.sign(own - PIPS[banker].sum(axis=1) % 10)
    if terms.perfect_pair:
        is_pair = (banker[:, 0] == banker[:, 1]) & (IS_CIVIL[banker[:, 0]] == 1)
        outcome = np.where(is_pair, -1, outcome)
    gains: NDArray[np.float64] = outcome * stakes
    return gains


def _choices(terms: Terms, strategy: Strategy, first: Faces, rng: np.random.Generator, part: str) -> Faces:
    """A count or a stake for every first tile, by chance where the strategy leaves it to chance."""
    chosen = np.empty(len(first), np.int64)
    for face in range(len(FULL32.faces)):
        held = first == face
        if part == "counts":
            options = np.array(counts_at(terms, strategy.count_part, face))
        else:
            options = np.array(strategy.stake_part.stakes(face, terms.limits()))
        chosen[held] = rng.choice(options, int(held.sum()))
    return chosen
