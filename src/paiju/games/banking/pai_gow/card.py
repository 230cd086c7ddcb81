"""The strategy card of Pai Gow: what to do at a table, from the exact counts of every hand."""

from collections import defaultdict
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.pai_gow.hand_types import faces_of
from paiju.games.banking.pai_gow.options import EASY
from paiju.games.banking.pai_gow.ranking import pair_of
from paiju.games.banking.pai_gow.setting import set_ranks
from paiju.games.banking.pai_gow.whole_table import LOSE, OPTIMAL, WIN, WholeTable
from paiju.tiles import FULL32
from paiju.tiles.dominoes import CHINESE_PAIRS, PIPS

# The value of a pair in the ranking, by its place among CHINESE_PAIRS: the Supreme Pair stands last and ranks first.
PAIR_VALUES = [*range(len(CHINESE_PAIRS) - 1, 0, -1), len(CHINESE_PAIRS)]


def strategy_card(rules: NDArray[np.void], table: WholeTable) -> str:
    """One page of Markdown."""
    parts = [
        "# Pai Gow: a card for the table",
        "",
        "Figures are exact, against a banker who sets by the house way *easy*, for a stake of one chip.",
        "",
        *_ladder(),
        "",
        "## A pair: keep it, unless",
        "",
        "| pair | split it when the other two tiles have these pips |",
        "| --- | --- |",
        *_pair_rows(rules, table),
        "",
        "## No pair",
        "",
        *_no_pair(rules, table),
        "",
        "## Stakes and the bank",
        "",
        *_stakes(rules, table),
    ]
    return "\n".join(parts) + "\n"


def _ladder() -> Iterator[str]:
    yield "## What beats what"
    yield ""
    pairs = sorted(zip(PAIR_VALUES, CHINESE_PAIRS, strict=True), reverse=True)
    yield "1. Pairs, best first: " + ", ".join(FULL32.text(tiles) for _, (_, tiles) in pairs) + "."
    yield "2. Wong: [6:6] or [1:1] with a nine. 3. Gong: [6:6] or [1:1] with an eight."
    yield "4. Points: pips modulo ten, [4:2] and [2:1] three or six; then the higher single tile."


def _pair_rows(rules: NDArray[np.void], table: WholeTable) -> Iterator[str]:
    splits: dict[int, set[str]] = defaultdict(set)
    kept: dict[int, set[str]] = defaultdict(set)
    for place, row in enumerate(table.types):
        faces = faces_of(row, int(rules[0]["gee_joon_rank"]))
        pair, others = _single_pair(rules, int(table.tiles[place]), faces)
        if pair:
            is_kept = _pair_value(rules, table, place, OPTIMAL) == pair
            (kept if is_kept else splits)[pair].add(others)
    for value, (_, tiles) in sorted(zip(PAIR_VALUES, CHINESE_PAIRS, strict=True), reverse=True):
        always = splits[value] - kept[value]
        sometimes = splits[value] & kept[value]
        words = ", ".join(sorted(always, key=_pips)) or "never"
        if sometimes:
            words += "; by the tiles: " + ", ".join(sorted(sometimes, key=_pips))
        yield f"| {FULL32.text(tiles)} | {words} |"


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


def _no_pair(rules: NDArray[np.void], table: WholeTable) -> Iterator[str]:
    gains = table.outcomes[:, :, WIN] - table.outcomes[:, :, LOSE]
    rows = np.arange(len(gains))
    optimal, easy = (gains[rows, table.player[way]] for way in (OPTIMAL, EASY))
    same = int(table.weights[optimal == easy].sum())
    hands = int(table.weights.sum())
    cost = float((table.weights * (optimal - easy)).sum()) / float(
        (table.weights * table.outcomes[:, 1].sum(axis=1)).sum()
    )
    share = f"{same:,} of {hands:,} hands ({100 * same / hands:.1f} %)"
    yield f"The house way *easy* is best, or as good as the best, in {share}; over all it costs {100 * cost:.2f} %."
    yield ""
    yield "- Strong tiles: bring the low hand up to six points or more, so that both hands can win."
    yield "- Weak tiles: one great high hand before a dead low hand saves the stake."
    yield "- A gong or wong with a low hand of nothing or one point stays together."


def _stakes(rules: NDArray[np.void], table: WholeTable) -> Iterator[str]:
    best, house = (table.odds(rules, way, EASY) for way in (OPTIMAL, EASY))
    for name, (win, push, lose) in (("best setting", best), ("house way", house)):
        shares = [f"{100 * number / (win + push + lose):.2f} %" for number in (win, push, lose)]
        yield f"- {name}: win {shares[0]}, push {shares[1]}, lose {shares[2]}."
    gain = (house[2] - house[0]) / sum(house)
    yield f"- The bank earns {100 * gain:.2f} % of the stakes when both set by the house way: bank whenever you can."
    yield "- The size of a stake does not change the odds."
