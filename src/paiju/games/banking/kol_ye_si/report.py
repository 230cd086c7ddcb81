"""Strategies and tiles of Kol-ye-si as tables of figures."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from paiju.games.banking.kol_ye_si.stake_parts import AlwaysStake
from paiju.games.banking.kol_ye_si.strategies import Strategy, counts_at, exact, growth, per_chip, profit, turnover
from paiju.games.banking.kol_ye_si.terms import Terms
from paiju.kernel.figures import Figures
from paiju.kernel.options import Values
from paiju.tiles import FULL32

USUAL_BANKROLL = 100  # where nobody counts chips


def bankroll_of(values: Values) -> int:
    """What growth is measured by."""
    return int(str(values["bankroll"])) or USUAL_BANKROLL


def strategies_figures(terms: Terms, bankroll: int, strategies: Sequence[Strategy]) -> Figures:
    rows = tuple(
        (
            strategy.name,
            f"{float(profit(strategy, terms)):+.5f}",
            f"{float(turnover(strategy, terms)):.4f}",
            f"{float(per_chip(strategy, terms)):+.5f}",
            f"{growth(strategy, terms, bankroll):+.7f}" if bankroll > terms.max_stake else "-",
        )
        for strategy in strategies
    )
    headings = ("strategy", "profit a hand", "mean stake", "profit a chip", f"growth of {bankroll} chips")
    note = f"exact, all {FULL32.size} first tiles; stakes {terms.min_stake} to {terms.max_stake}"
    return Figures("Strategies", headings, rows, note)


def banker_figures(terms: Terms, most_seats: int) -> Figures:
    """What the banker gains a hand from players who draw best, with equal stakes and with the best ones."""
    gains: list[Fraction] = []
    for perfect_pair in (True, False):
        agreed = replace(terms, perfect_pair=perfect_pair)
        best = exact(perfect_pair)
        equal = Strategy("equal stakes", best.count_part, AlwaysStake(terms.min_stake))
        gains += [-profit(equal, agreed), -profit(best, agreed)]
    rows = tuple(
        (str(seats), *(f"{float((seats - 1) * gain):+.5f}" for gain in gains)) for seats in range(2, most_seats + 1)
    )
    kinds = (f"all stakes {terms.min_stake}", f"stakes {terms.min_stake} to {terms.max_stake}")
    headings = ("seats", *kinds, *(f"{kind}, no perfect pair" for kind in kinds))
    return Figures("The banker's gain a hand from perfect players", headings, rows, "exact, all 32 first tiles of each")


def choices_figures(terms: Terms, strategies: Sequence[Strategy]) -> Figures:
    """What strategies do with each tile."""
    rows = tuple(
        (FULL32.text([face]), *(choice_text(terms, strategy, face) for strategy in strategies))
        for face in range(len(FULL32.faces))
    )
    headings = ("tile", *(f"{strategy.name}: stake, draw" for strategy in strategies))
    return Figures("Tile by tile", headings, rows, "what each strategy does")


def choice_text(terms: Terms, strategy: Strategy, face: int) -> str:
    [stake] = strategy.stake_part.stakes(face, terms.limits())
    [count] = counts_at(terms, strategy.count_part, face)
    return f"{stake}, {count}"


def tiles_figures(terms: Terms) -> Figures:
    """Every first tile with the mean gain of a chip by count; the better one is marked."""
    rows = tuple(_tile_row(terms, face) for face in range(len(FULL32.faces)))
    cases = " and ".join(f"{terms.odds(0, count).cases:,}" for count in terms.draw_counts)
    headings = ("tile", "tiles in the set", *(f"draw {count}" for count in terms.draw_counts))
    return Figures("Mean gain of a chip by first tile", headings, rows, f"exact, all {cases} cases; * is best")


def _tile_row(terms: Terms, face: int) -> tuple[str, ...]:
    gains = [terms.odds(face, count).ev for count in terms.draw_counts]
    marks = ["*" if place == gains.index(max(gains)) and len(gains) > 1 else "" for place in range(len(gains))]
    cells = (f"{float(gain):+.5f}{mark}" for gain, mark in zip(gains, marks, strict=True))
    return FULL32.text([face]), str(FULL32.copies[face]), *cells
