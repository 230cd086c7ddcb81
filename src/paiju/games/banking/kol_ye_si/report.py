"""Strategies and tiles of Kol-ye-si as tables of figures."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction

from paiju.games.banking.kol_ye_si import GAME
from paiju.games.banking.kol_ye_si.single_hand import Odds
from paiju.games.banking.kol_ye_si.stake_parts import AlwaysStake
from paiju.games.banking.kol_ye_si.strategies import Strategy, counts_at, exact, growth, per_chip, profit, turnover
from paiju.games.banking.kol_ye_si.terms import Terms
from paiju.kernel.figures import Figures, Words, grouped, in_words
from paiju.kernel.options import Values
from paiju.tiles import FULL32
from paiju.words.said import Said

USUAL_BANKROLL = 100  # where nobody counts chips


def in_table(said: Said) -> Words:
    return Words(said, GAME.package)


def headings_of(*said: Said) -> tuple[Words, ...]:
    return in_words(*said, package=GAME.package)


def cases_of(chances: Iterable[Odds]) -> Words:
    """How many cases were counted for each number of tiles."""
    first, *rest = (grouped(each.cases) for each in chances)
    cases = Said("lab-and", one=first, other=rest[0]) if rest else first
    return in_table(Said("lab-exact-cases", cases=cases))


def bankroll_of(values: Values) -> int:
    """What growth is measured by."""
    return int(str(values["bankroll"])) or USUAL_BANKROLL


def strategies_figures(terms: Terms, bankroll: int, strategies: Sequence[Strategy]) -> Figures:
    rows = tuple(
        (
            in_table(strategy.name),
            f"{float(profit(strategy, terms)):+.5f}",
            f"{float(turnover(strategy, terms)):.4f}",
            f"{float(per_chip(strategy, terms)):+.5f}",
            f"{growth(strategy, terms, bankroll):+.7f}" if bankroll > terms.max_stake else "-",
        )
        for strategy in strategies
    )
    profits = (Said("lab-profit-a-hand"), Said("lab-mean-stake"), Said("lab-profit-a-chip"))
    headings = headings_of(Said("lab-strategy"), *profits, Said("lab-growth-of", chips=bankroll))
    stakes = Said("lab-exact-stakes", tiles=FULL32.size, least=terms.min_stake, most=terms.max_stake)
    return Figures(in_table(Said("lab-strategies")), headings, rows, in_table(stakes))


def banker_figures(terms: Terms, most_seats: int) -> Figures:
    """What the banker gains a hand from players who draw best, with equal stakes and with the best ones."""
    gains: list[Fraction] = []
    for perfect_pair in (True, False):
        agreed = replace(terms, perfect_pair=perfect_pair)
        best = exact(perfect_pair)
        equal = Strategy(Said("lab-strategy-equal"), best.count_part, AlwaysStake(terms.min_stake))
        gains += [-profit(equal, agreed), -profit(best, agreed)]
    rows = tuple(
        (str(seats), *(f"{float((seats - 1) * gain):+.5f}" for gain in gains)) for seats in range(2, most_seats + 1)
    )
    stakes = Said("lab-stakes", least=terms.min_stake, most=terms.max_stake)
    kinds = (Said("lab-all-stakes", stake=terms.min_stake), stakes)
    headings = headings_of(Said("lab-seats"), *kinds, *(Said("lab-no-perfect-pair", stakes=kind) for kind in kinds))
    return Figures(in_table(Said("lab-banker-gain")), headings, rows, in_table(Said("lab-exact-first-tiles")))


def choices_figures(terms: Terms, strategies: Sequence[Strategy]) -> Figures:
    """What strategies do with each tile."""
    rows = tuple(
        (FULL32.text([face]), *(choice_text(terms, strategy, face) for strategy in strategies))
        for face in range(len(FULL32.faces))
    )
    does = (Said("lab-stake-and-draw", strategy=strategy.name) for strategy in strategies)
    headings = headings_of(Said("lab-tile"), *does)
    return Figures(in_table(Said("lab-tile-by-tile")), headings, rows, in_table(Said("lab-what-strategies-do")))


def choice_text(terms: Terms, strategy: Strategy, face: int) -> str:
    [stake] = strategy.stake_part.stakes(face, terms.limits())
    [count] = counts_at(terms, strategy.count_part, face)
    return f"{stake}, {count}"


def tiles_figures(terms: Terms) -> Figures:
    """Every first tile with the mean gain of a chip by count; the better one is marked."""
    rows = tuple(_tile_row(terms, face) for face in range(len(FULL32.faces)))
    note = cases_of(terms.odds(0, count) for count in terms.draw_counts)
    draws = (Said("lab-draw", count=count) for count in terms.draw_counts)
    headings = headings_of(Said("lab-tile"), Said("lab-tiles-in-set"), *draws)
    return Figures(in_table(Said("lab-gain-by-tile")), headings, rows, note)


def _tile_row(terms: Terms, face: int) -> tuple[str, ...]:
    gains = [terms.odds(face, count).ev for count in terms.draw_counts]
    marks = ["*" if place == gains.index(max(gains)) and len(gains) > 1 else "" for place in range(len(gains))]
    cells = (f"{float(gain):+.5f}{mark}" for gain, mark in zip(gains, marks, strict=True))
    return FULL32.text([face]), str(FULL32.copies[face]), *cells
