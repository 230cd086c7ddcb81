"""The strategy card of Pai Gow: what to do at a table, from the exact counts of every hand."""

from collections import defaultdict
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.cards import Cell, Page, in_markdown, share
from paiju.games.banking.pai_gow.distribution import WAY_NAMES
from paiju.games.banking.pai_gow.hand_types import faces_of
from paiju.games.banking.pai_gow.options import EASY
from paiju.games.banking.pai_gow.ranking import pair_of
from paiju.games.banking.pai_gow.setting import set_ranks
from paiju.games.banking.pai_gow.whole_table import LOSE, OPTIMAL, WIN, WholeTable
from paiju.kernel.figures import grouped
from paiju.tiles import FULL32
from paiju.tiles.dominoes import CHINESE_PAIRS, PIPS
from paiju.words.said import Quoted, Said, Value, listed

# The value of a pair in the ranking, by its place among CHINESE_PAIRS: the Supreme Pair stands last and ranks first.
PAIR_VALUES = [*range(len(CHINESE_PAIRS) - 1, 0, -1), len(CHINESE_PAIRS)]
PLAYERS_WAYS = (Said("lab-card-best-setting"), Said("lab-card-house-way"))


def strategy_card(page: Page, rules: NDArray[np.void], table: WholeTable) -> str:
    """One page of Markdown."""
    return in_markdown(
        page.title(Said("lab-card-title")),
        page.write(Said("lab-card-exact", way=WAY_NAMES[EASY])),
        page.section(Said("lab-card-what-beats-what")),
        _ladder(page),
        page.section(Said("lab-card-a-pair")),
        page.table((Said("lab-pair"), Said("lab-card-split-when")), _pair_rows(rules, table)),
        page.section(Said("lab-card-no-pair")),
        page.write(_worth_of_house_way(table)),
        page.points((Said("lab-card-strong"), Said("lab-card-weak"), Said("lab-card-gong-or-wong"))),
        page.section(Said("lab-card-stakes-and-bank")),
        page.points(_stakes(rules, table)),
    )


def _ladder(page: Page) -> str:
    pairs = listed(Quoted(FULL32.text(tiles)) for _, tiles in _ranked_pairs())
    lesser = (Said("lab-card-wong"), Said("lab-card-gong"), Said("lab-card-points"))
    wong, gong, points = map(page.write, lesser)
    return f"1. {page.write(Said('lab-card-pairs', pairs=pairs))}\n2. {wong} 3. {gong}\n4. {points}"


def _ranked_pairs() -> list[tuple[int, tuple[int, ...]]]:
    """The value and the tiles of each pair, the best first."""
    pairs = zip(PAIR_VALUES, (tuple(tiles) for _, tiles in CHINESE_PAIRS), strict=True)
    return sorted(pairs, reverse=True)


def _pair_rows(rules: NDArray[np.void], table: WholeTable) -> Iterator[tuple[Cell, ...]]:
    splits: dict[int, set[str]] = defaultdict(set)
    kept: dict[int, set[str]] = defaultdict(set)
    for place, row in enumerate(table.types):
        faces = faces_of(row, int(rules[0]["gee_joon_rank"]))
        pair, others = _single_pair(rules, int(table.tiles[place]), faces)
        if pair:
            is_kept = _pair_value(rules, table, place, OPTIMAL) == pair
            (kept if is_kept else splits)[pair].add(others)
    for value, tiles in _ranked_pairs():
        yield Quoted(FULL32.text(tiles)), _when(splits[value] - kept[value], splits[value] & kept[value])


def _when(always: set[str], sometimes: set[str]) -> Said:
    """With which pips a pair is split."""
    plain = Said("lab-card-split-with", pips=_pips_said(always)) if always else Said("lab-card-never")
    return Said("lab-card-by-the-tiles", plain=plain, pips=_pips_said(sometimes)) if sometimes else plain


def _pips_said(texts: set[str]) -> Value:
    return listed(Quoted(text) for text in sorted(texts, key=_pips))


def _pips(text: str) -> tuple[int, ...]:
    return tuple(int(number) if number.isdigit() else 0 for number in text.split("+"))


def _single_pair(rules: NDArray[np.void], tiles: int, faces: list[int]) -> tuple[int, str]:
    """The value of the one pair in a hand and the pips of the other two tiles; 0 without one or with two."""
    for setting in (1, 2, 3):
        high, low = set_ranks(rules[0], tiles, setting)
        if pair_of(high) and not pair_of(low):
            pair = CHINESE_PAIRS[PAIR_VALUES.index(int(pair_of(high)))][1]
            rest = list(faces)
            for face in pair:
                rest.remove(face)
            return int(pair_of(high)), "+".join(str(PIPS[face]) for face in sorted(rest, key=lambda f: PIPS[f]))
    return 0, ""


def _pair_value(rules: NDArray[np.void], table: WholeTable, place: int, way: int) -> int:
    high, _ = set_ranks(rules[0], int(table.tiles[place]), int(table.player[way][place]))
    return int(pair_of(high))


def _worth_of_house_way(table: WholeTable) -> Said:
    gains = table.outcomes[:, :, WIN] - table.outcomes[:, :, LOSE]
    rows = np.arange(len(gains))
    optimal, easy = (gains[rows, table.player[way]] for way in (OPTIMAL, EASY))
    same = int(table.weights[optimal == easy].sum())
    hands = int(table.weights.sum())
    cost = float((table.weights * (optimal - easy)).sum())
    deals = float((table.weights * table.outcomes[:, 1].sum(axis=1)).sum())
    return Said(
        "lab-card-worth-of-house-way",
        way=WAY_NAMES[EASY],
        same=grouped(same),
        hands=grouped(hands),
        share=share(same, hands, 1),
        cost=share(cost, deals),
    )


def _stakes(rules: NDArray[np.void], table: WholeTable) -> Iterator[Said]:
    best, house = (table.odds(rules, way, EASY) for way in (OPTIMAL, EASY))
    for place, counts in enumerate((best, house)):
        win, push, lose = (share(number, sum(counts)) for number in counts)
        yield Said("lab-card-outcomes", way=PLAYERS_WAYS[place], win=win, push=push, lose=lose)
    yield Said("lab-card-bank-earns", share=share(house[2] - house[0], sum(house)))
    yield Said("lab-card-size-of-stake")
