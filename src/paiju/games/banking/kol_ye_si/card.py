"""The strategy card of Kol-ye-si: what to draw and what to stake, from the exact chances of every first tile."""

from collections.abc import Iterator

from paiju.games.banking.kol_ye_si.count_parts import DrawBest, DrawByTable
from paiju.games.banking.kol_ye_si.genome import FACES, listed
from paiju.games.banking.kol_ye_si.stake_parts import AlwaysStake, StakeByTable
from paiju.games.banking.kol_ye_si.strategies import Strategy, counts_at, fixed, per_chip, profit
from paiju.games.banking.kol_ye_si.terms import Terms
from paiju.words.said import Said

WORDS = {1: "one more tile", 2: "two more tiles"}


def strategy_card(terms: Terms) -> str:
    """One page of Markdown."""
    parts = [
        "# Kol-ye-si: a card for the table",
        "",
        "Figures are exact; what other players hold does not change them.",
        "",
        "## Draw and stake",
        "",
        "| first tile | draw | mean gain of a chip | stake |",
        "| --- | --- | --- | --- |",
        *_rows(terms),
        "",
        "## What it brings",
        "",
        *_profits(terms),
        "- As banker you decide nothing: keep the range of stakes narrow if you may.",
    ]
    return "\n".join(parts) + "\n"


def advised(terms: Terms) -> Strategy:
    """High on all tiles that gain, low on the others."""
    counts = [counts_at(terms, DrawBest(terms.perfect_pair), face)[0] for face in FACES]
    gains = [terms.odds(face, counts[face]).ev for face in FACES]
    stakes = tuple(terms.max_stake if gain > 0 else terms.min_stake for gain in gains)
    return Strategy(Said("lab-strategy-card"), DrawByTable(tuple(counts)), StakeByTable(stakes))


def _rows(terms: Terms) -> Iterator[str]:
    """Tiles of the same draw and gain together, the best first."""
    groups: dict[tuple[float, int], list[int]] = {}
    for face in FACES:
        [count] = advised(terms).count_part.counts(face)
        groups.setdefault((round(float(terms.odds(face, count).ev), 4), count), []).append(face)
    for (gain, count), faces in sorted(groups.items(), reverse=True):
        yield f"| {listed(faces)} | {WORDS[count]} | {gain:+.4f} | {'high' if gain > 0 else 'low'} |"


def _profits(terms: Terms) -> Iterator[str]:
    best = advised(terms)
    gains = f"{float(profit(best, terms)):+.4f} chips a hand, {float(per_chip(best, terms)):+.4f} a chip"
    yield f"- This way, stakes from {terms.min_stake} to {terms.max_stake}: {gains}."
    even = Strategy(Said("lab-strategy-equal"), best.count_part, AlwaysStake(terms.min_stake))
    yield f"- The same draws with equal stakes: {float(per_chip(even, terms)):+.4f} a chip."
    for count in terms.draw_counts:
        always = fixed(terms.min_stake, count)
        yield f"- Always {WORDS[count]} and equal stakes: {float(per_chip(always, terms)):+.4f} a chip."
