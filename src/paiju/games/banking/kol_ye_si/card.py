"""The strategy card of Kol-ye-si: what to draw and what to stake, from the exact chances of every first tile."""

from collections.abc import Iterator

from paiju.games.banking.cards import Cell, Page, gain, in_markdown
from paiju.games.banking.kol_ye_si.count_parts import DrawBest, DrawByTable
from paiju.games.banking.kol_ye_si.genome import FACES, tiles_said
from paiju.games.banking.kol_ye_si.stake_parts import AlwaysStake, StakeByTable
from paiju.games.banking.kol_ye_si.strategies import Strategy, counts_at, fixed, per_chip, profit
from paiju.games.banking.kol_ye_si.terms import Terms
from paiju.words.said import Quoted, Said

MORE = {1: Said("lab-card-one-more"), 2: Said("lab-card-two-more")}


def strategy_card(page: Page, terms: Terms) -> str:
    """One page of Markdown."""
    headings = (Said("lab-card-first-tile"), Said("lab-card-draw"), Said("lab-card-gain"), Said("lab-card-stake"))
    return in_markdown(
        page.title(Said("lab-card-title")),
        page.write(Said("lab-card-exact")),
        page.section(Said("lab-card-draw-and-stake")),
        page.table(headings, _rows(terms)),
        page.section(Said("lab-card-what-it-brings")),
        page.points(_profits(terms)),
    )


def advised(terms: Terms) -> Strategy:
    """High on all tiles that gain, low on the others."""
    counts = [counts_at(terms, DrawBest(terms.perfect_pair), face)[0] for face in FACES]
    gains = [terms.odds(face, counts[face]).ev for face in FACES]
    stakes = tuple(terms.max_stake if gain > 0 else terms.min_stake for gain in gains)
    return Strategy(Said("lab-strategy-card"), DrawByTable(tuple(counts)), StakeByTable(stakes))


def _rows(terms: Terms) -> Iterator[tuple[Cell, ...]]:
    """Tiles of the same draw and gain together, the best first."""
    groups: dict[tuple[float, int], list[int]] = {}
    for face in FACES:
        [count] = advised(terms).count_part.counts(face)
        groups.setdefault((round(float(terms.odds(face, count).ev), 4), count), []).append(face)
    for (mean, count), faces in sorted(groups.items(), reverse=True):
        stake = Said("lab-card-high") if mean > 0 else Said("lab-card-low")
        yield tiles_said(faces), MORE[count], gain(mean, 4), stake


def _profits(terms: Terms) -> Iterator[Said]:
    best = advised(terms)
    least, most = terms.min_stake, terms.max_stake
    hand, chip = gain(float(profit(best, terms)), 4), _chip(best, terms)
    yield Said("lab-card-this-way", least=int(least), most=int(most), hand=hand, chip=chip)
    even = Strategy(Said("lab-strategy-equal"), best.count_part, AlwaysStake(least))
    yield Said("lab-card-equal-stakes", chip=_chip(even, terms))
    for count in terms.draw_counts:
        yield Said("lab-card-always", draw=MORE[count], chip=_chip(fixed(least, count), terms))
    yield Said("lab-card-as-banker")


def _chip(strategy: Strategy, terms: Terms) -> Quoted:
    return gain(float(per_chip(strategy, terms)), 4)
