"""The strategy card of Tau Ngau: what to do at a table, from the exact counts of every hand."""

from collections.abc import Iterator
from fractions import Fraction

from paiju.games.banking.modulo_ten import TEN, WILD
from paiju.games.banking.tau_ngau.bulls import NO_BULL, SCORE, zero_in
from paiju.games.banking.tau_ngau.chances import chances_by_score
from paiju.games.banking.tau_ngau.options import SETTLEMENT
from paiju.games.banking.tau_ngau.whole_table import NO_TILES, scores_of_types, ways


def strategy_card(settlement: int, edges: dict[str, Fraction]) -> str:
    """One page of Markdown."""
    name = SETTLEMENT.values[settlement]
    parts = [
        "# Tau Ngau: a card for the table",
        "",
        f"Figures are exact, for the settlement *{name}* and a banker who takes his best bull.",
        "",
        "## Finding the bull",
        "",
        "- Three tiles that make 10, 20 or 30: three even ones, or one even and two odd ones.",
        "- [4:2] and [2:1] count 3 or 6, in the bull and among the last two tiles alike.",
        *_stuck(settlement),
        "",
        "## Which bull",
        "",
        *_which_bull(settlement),
        "",
        "## What your score is worth",
        "",
        "| score | share of hands | win | push | lose | mean a chip |",
        "| --- | --- | --- | --- | --- | --- |",
        *_score_rows(settlement),
        "",
        "## Stakes and the bank",
        "",
        *_edges(edges),
        "- The size of a stake does not change the odds.",
    ]
    return "\n".join(parts) + "\n"


def _stuck(settlement: int) -> Iterator[str]:
    found = chances_by_score(settlement)
    deals = sum(chances.cases for chances in found.values())
    yield f"- {100 * found[NO_BULL].cases / deals:.2f} % of all hands have no bull."


def _which_bull(settlement: int) -> Iterator[str]:
    zero = zero_in(settlement)
    counts = ways(NO_TILES).tolist()
    differing = sum(n for n, scores in zip(counts, scores_of_types(zero), strict=True) if len(set(scores)) > 1)
    yield "- Without [4:2] and [2:1] every bull leaves the same score: take any."
    yield f"- With them compare all bulls; in {100 * differing / sum(counts):.2f} % of all hands the scores differ."
    beside = ", ".join(f"{value} makes {SCORE[zero, WILD, value]}" for value in range(TEN) if value != WILD)
    yield f"- A wild tile as one of the last two beside {beside}; two wild tiles make {SCORE[zero, WILD, WILD]}."


def _score_rows(settlement: int) -> Iterator[str]:
    found = chances_by_score(settlement)
    deals = sum(chances.cases for chances in found.values())
    for score, chances in found.items():
        shares = [chances.win, chances.push, chances.lose]
        cells = [f"{100 * number / chances.cases:.2f} %" for number in shares]
        name = "stuck" if score == NO_BULL else str(score)
        share = f"{100 * chances.cases / deals:.2f} %"
        yield "| " + " | ".join([name, share, *cells, f"{float(chances.mean):+.3f}"]) + " |"


def _edges(edges: dict[str, Fraction]) -> Iterator[str]:
    for name, edge in edges.items():
        if edge == 0:
            yield f"- *{name}* is exactly fair: nobody has an edge."
        else:
            side = "the player" if edge > 0 else "the banker"
            yield f"- *{name}*: {side} has the edge, {abs(float(edge)):.4f} stakes a hand."
