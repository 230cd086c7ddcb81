"""How often each hand occurs in Pai Gow."""

from collections import Counter
from itertools import combinations
from typing import cast

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.pai_gow import GAME
from paiju.games.banking.pai_gow.ranking import CLASS, GONG, PAIR, VALUE, WONG
from paiju.games.banking.pai_gow.setting import set_ranks
from paiju.games.banking.pai_gow.state import Rules
from paiju.games.banking.pai_gow.table import rank, rank_name
from paiju.games.banking.pai_gow.whole_table import whole_table
from paiju.kernel.figures import Figures, Words, grouped, in_words, percent
from paiju.kernel.record import Plain
from paiju.tiles import FULL32
from paiju.words.said import Said

RANKS = (PAIR * CLASS, WONG * CLASS, GONG * CLASS, *(points * VALUE for points in range(9, -1, -1)))
# The ways to set, as they are typed in English.
WAY_NAMES = (Said("lab-way-easy"), Said("lab-way-max-sum"), Said("lab-way-optimal"))


def in_table(said: Said) -> Words:
    return Words(said, GAME.package)


def two_tile_figures(rules: NDArray[np.void]) -> Figures:
    g = cast(Rules, Plain(rules[0]))
    counts = Counter(rank_name(rank(g, hand)) for hand in combinations(FULL32.tiles(), 2))
    whole = counts.total()
    names = [rank_name(found) for found in RANKS]
    rows = tuple((in_table(name), f"{counts[name]:,}", percent(counts[name], whole)) for name in names)
    headings = in_words(Said("lab-hand"), Said("lab-number"), Said("lab-share"))
    note = in_table(Said("lab-exact-hands", hands=grouped(whole)))
    return Figures(in_table(Said("lab-two-tiles")), headings, rows, note)


def four_tile_figures(rules: NDArray[np.void], way: int) -> Figures:
    """High and low hands of four tiles set by a way, as a player."""
    table = whole_table(rules)
    high: Counter[Said] = Counter()
    low: Counter[Said] = Counter()
    for tiles, setting, weight in zip(table.tiles, table.player[way], table.weights, strict=True):
        ranks = set_ranks(rules[0], tiles, setting)
        for counts, found in zip((high, low), ranks, strict=True):
            counts[rank_name(int(found))] += int(weight)
    whole = high.total()
    names = [rank_name(found) for found in RANKS]
    rows = tuple((in_table(name), percent(high[name], whole), percent(low[name], whole)) for name in names)
    title = in_table(Said("lab-four-tiles", way=WAY_NAMES[way]))
    headings = in_words(Said("lab-hand"), Said("lab-high-hand"), Said("lab-low-hand"), package=GAME.package)
    return Figures(title, headings, rows, in_table(Said("lab-exact-hands", hands=grouped(whole))))
