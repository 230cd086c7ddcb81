"""How often each hand occurs in Pai Gow."""

from collections import Counter
from itertools import combinations
from typing import cast

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.pai_gow.ranking import CLASS, GONG, PAIR, VALUE, WONG
from paiju.games.banking.pai_gow.setting import set_ranks
from paiju.games.banking.pai_gow.state import Rules
from paiju.games.banking.pai_gow.table import rank
from paiju.games.banking.pai_gow.whole_table import WAYS, whole_table
from paiju.kernel.figures import Figures, percent
from paiju.kernel.record import Plain
from paiju.tiles import FULL32

NAMES = ("pair", "wong", "gong", *(f"{points} point{'s' if points != 1 else ''}" for points in range(9, -1, -1)))


def two_tile_figures(rules: NDArray[np.void]) -> Figures:
    g = cast(Rules, Plain(rules[0]))
    counts = Counter(english_name(rank(g, hand)) for hand in combinations(FULL32.tiles(), 2))
    whole = counts.total()
    rows = tuple((name, f"{counts[name]:,}", percent(counts[name], whole)) for name in NAMES)
    return Figures("Hands of two tiles", ("hand", "number", "share"), rows, f"exact, all {whole:,} hands")


def four_tile_figures(rules: NDArray[np.void], way: int) -> Figures:
    """High and low hands of four tiles set by a way, as a player."""
    table = whole_table(rules)
    high: Counter[str] = Counter()
    low: Counter[str] = Counter()
    for tiles, setting, weight in zip(table.tiles, table.player[way], table.weights, strict=True):
        ranks = set_ranks(rules[0], tiles, setting)
        for counts, found in zip((high, low), ranks, strict=True):
            counts[english_name(int(found))] += int(weight)
    whole = high.total()
    rows = tuple((name, percent(high[name], whole), percent(low[name], whole)) for name in NAMES)
    title = f"Hands of four tiles, set by {WAYS[way]}"
    return Figures(title, ("hand", "high hand", "low hand"), rows, f"exact, all {whole:,} hands")


def english_name(rank: int) -> str:
    """Figures are in English."""
    points = rank // VALUE % 100
    return {PAIR: "pair", WONG: "wong", GONG: "gong"}.get(rank // CLASS, NAMES[12 - points])
