"""The odds of Kol-ye-si: a first tile, the whole game, and the strategy card; all of them exact."""

from fractions import Fraction

from paiju.games.banking.cards import Page
from paiju.games.banking.counting import check_hand
from paiju.games.banking.kol_ye_si import GAME
from paiju.games.banking.kol_ye_si.card import strategy_card
from paiju.games.banking.kol_ye_si.report import (
    banker_figures,
    bankroll_of,
    cases_of,
    headings_of,
    in_table,
    strategies_figures,
    tiles_figures,
)
from paiju.games.banking.kol_ye_si.single_hand import Odds, odds
from paiju.games.banking.kol_ye_si.strategies import baselines
from paiju.games.banking.kol_ye_si.terms import Terms
from paiju.games.banking.state import SEATS
from paiju.kernel.figures import Figures, Progress
from paiju.kernel.options import Values
from paiju.tiles import FULL32
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Said


def ev(face: int, count: int, perfect_pair: bool = True) -> Fraction:
    """The mean gain of a stake of one on this tile with so many drawn."""
    return odds(face, count, perfect_pair).ev


def hand_odds(seats: int, values: Values, faces: list[int]) -> list[Figures]:
    """Every count that may be drawn to a first tile; the best one is marked."""
    check_hand(faces, 1)
    terms = Terms.of(values)
    found = {count: terms.odds(faces[0], count) for count in terms.draw_counts}
    best = max(found, key=lambda count: found[count].ev)
    rows = tuple((_choice(count, count == best), *_figures(found[count])) for count in found)
    outcomes = (Said("lab-win"), Said("lab-push"), Said("lab-lose"), Said("lab-lose-to-perfect-pair"))
    headings = headings_of(Said("lab-choice"), *outcomes, Said("lab-mean-a-chip"))
    return [Figures(FULL32.text(faces), headings, rows, cases_of(found.values()))]


def _choice(count: int, is_best: bool) -> str:
    draw = Said("lab-draw", count=count)
    return in_table(Said("lab-best", choice=draw) if is_best else draw)


def _figures(chances: Odds) -> tuple[str, ...]:
    return *(f"{number:,}" for number in chances), f"{float(chances.ev):+.5f}"


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    """What every first tile is worth, what simple strategies win, and what perfect ones cost the banker."""
    terms = Terms.of(values)
    progress(0, 3)
    tiles = tiles_figures(terms)
    progress(1, 3)
    strategies = strategies_figures(terms, bankroll_of(values), baselines(terms))
    progress(2, 3)
    banker = banker_figures(terms, SEATS)
    progress(3, 3)
    return [tiles, strategies, banker]


def card(seats: int, values: Values, language: str = DEFAULT) -> str:
    return strategy_card(Page(GAME.package, language), Terms.of(values))
