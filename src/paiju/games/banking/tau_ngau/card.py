"""The strategy card of Tau Ngau: what to do at a table, from the exact counts of every hand."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from paiju.games.banking.cards import Cell, Page, gain, in_markdown, share
from paiju.games.banking.modulo_ten import TEN, WILD
from paiju.games.banking.tau_ngau.bulls import NO_BULL, SCORE, zero_in
from paiju.games.banking.tau_ngau.chances import chances_by_score
from paiju.games.banking.tau_ngau.whole_table import NO_TILES, scores_of_types, ways
from paiju.words.said import Quoted, Said, listed

# The ways to settle, as they are typed in English.
SETTLEMENTS = (Said("lab-settlement-pagat"), Said("lab-settlement-macao"), Said("lab-settlement-macao-fixed"))


def strategy_card(page: Page, settlement: int, edges: Sequence[Fraction]) -> str:
    """One page of Markdown; the edges are those of all ways to settle."""
    outcomes = (Said("lab-win"), Said("lab-push"), Said("lab-lose"))
    headings = (Said("lab-score"), Said("lab-card-share-of-hands"), *outcomes, Said("lab-mean-a-chip"))
    return in_markdown(
        page.title(Said("lab-card-title")),
        page.write(Said("lab-card-exact", settlement=SETTLEMENTS[settlement])),
        page.section(Said("lab-card-finding-the-bull")),
        page.points(_finding(settlement)),
        page.section(Said("lab-card-which-bull")),
        page.points(_which_bull(settlement)),
        page.section(Said("lab-card-worth-of-score")),
        page.table(headings, _score_rows(settlement)),
        page.section(Said("lab-card-stakes-and-bank")),
        page.points(_edges(edges)),
    )


def _finding(settlement: int) -> Iterator[Said]:
    found = chances_by_score(settlement)
    deals = sum(chances.cases for chances in found.values())
    yield Said("lab-card-even-and-odd")
    yield Said("lab-card-wild")
    yield Said("lab-card-stuck", share=share(found[NO_BULL].cases, deals))


def _which_bull(settlement: int) -> Iterator[Said]:
    zero = zero_in(settlement)
    counts = ways(NO_TILES).tolist()
    differing = sum(n for n, scores in zip(counts, scores_of_types(zero), strict=True) if len(set(scores)) > 1)
    yield Said("lab-card-any-bull")
    yield Said("lab-card-compare-bulls", share=share(differing, sum(counts)))
    beside = listed(
        Said("lab-card-makes", value=int(value), score=int(SCORE[zero, WILD, value]))
        for value in range(TEN)
        if value != WILD
    )
    yield Said("lab-card-wild-beside", beside=beside, both=int(SCORE[zero, WILD, WILD]))


def _score_rows(settlement: int) -> Iterator[tuple[Cell, ...]]:
    found = chances_by_score(settlement)
    deals = sum(chances.cases for chances in found.values())
    for score, chances in found.items():
        outcomes = (share(number, chances.cases) for number in (chances.win, chances.push, chances.lose))
        name = Said("lab-stuck") if score == NO_BULL else str(score)
        yield name, share(chances.cases, deals), *outcomes, gain(float(chances.mean), 3)


def _edges(edges: Sequence[Fraction]) -> Iterator[Said]:
    for place, edge in enumerate(edges):
        stakes = Quoted(f"{abs(float(edge)):.4f}")
        if edge == 0:
            yield Said("lab-card-fair", settlement=SETTLEMENTS[place])
        elif edge > 0:
            yield Said("lab-card-player-has-edge", settlement=SETTLEMENTS[place], stakes=stakes)
        else:
            yield Said("lab-card-banker-has-edge", settlement=SETTLEMENTS[place], stakes=stakes)
    yield Said("lab-card-size-of-stake")
