"""The strategy cards of Beat the Zeroes: what to do at a table, from the exact counts of every hand."""

from collections.abc import Iterator
from math import comb

from paiju.games.banking.da_ling.chances import EDGE
from paiju.games.banking.da_ling.options import HAND, TABLE
from paiju.games.banking.da_ling.single_hand import VALUES, banker_table
from paiju.games.banking.da_ling.whole_table import (
    DEALS,
    HANDS,
    BestPlay,
    best_play,
    group_table,
    match_counts,
    match_table,
)
from paiju.games.banking.modulo_ten import TEN
from paiju.tiles import FULL32

NAMES = ("one tile", "two tiles", "three tiles")
PAIRS = comb(FULL32.size, TABLE)
HANDS_BESIDE = comb(FULL32.size - TABLE, HAND)  # hands that a table leaves


def outrank_card(banker_wild: bool, least: int, most: int) -> str:
    """One page of Markdown."""
    equal = best_play((1, 1, 1), banker_wild)
    parts = [
        "# Beat the Zeroes: a card for the table",
        "",
        f"Figures are exact, over all {DEALS:,} deals of a hand and the banker's pair.",
        "",
        "## What a value is worth",
        "",
        *_values(banker_wild),
        "",
        "## How to split",
        "",
        "Add up bet times worth for each split and take the largest sum. With equal bets that makes:",
        "",
        *_best_splits(equal),
        "",
        "## What to bet",
        "",
        *_stakes(banker_wild, least, most),
    ]
    return "\n".join(parts) + "\n"


def _values(banker_wild: bool) -> Iterator[str]:
    yield "Mean of one chip on a group of this value; tiles that you hold shift it a little."
    yield ""
    yield "| value | " + " | ".join(map(str, VALUES)) + " |"
    yield "|" + " --- |" * (TEN + 1)
    yield "| worth | " + " | ".join(f"{EDGE[int(banker_wild), value] / PAIRS:+.2f}" for value in VALUES) + " |"


def _best_splits(play: BestPlay) -> Iterator[str]:
    yield "| group | is 10 | is 9 | is less | mean of a chip |"
    yield "| --- | --- | --- | --- | --- |"
    for group, name in enumerate(NAMES):
        ten, nine = int(play.values[group, TEN]), int(play.values[group, TEN - 1])
        shares = (f"{100 * number / HANDS:.1f} %" for number in (ten, nine, HANDS - ten - nine))
        yield f"| {name} | {' | '.join(shares)} | {play.gains[group] / DEALS:+.3f} |"


def _stakes(banker_wild: bool, least: int, most: int) -> Iterator[str]:
    mean = float(best_play((most,) * 3, banker_wild).mean)
    yield f"- Only players choose: {most} on every group brings {mean:+.2f} a hand, and the bank loses as much to each."
    for group, name in enumerate(NAMES):
        bets = tuple(most if place == group else least for place in range(len(NAMES)))
        share = float(best_play(bets, banker_wild).mean) / sum(bets)
        yield f"- {most} on {name} and {least} on each of the others: {share:+.3f} a chip."
    yield "- So bet the most you may on everything, and take the bank only because it moves on."


def exact_card(bets: tuple[int, ...]) -> str:
    """One page of Markdown."""
    parts = [
        "# Beat the Zeroes, exact: a card for the table",
        "",
        f"Figures are exact. Bets: {', '.join(f'{bet} on {name}' for bet, name in zip(bets, NAMES, strict=True))}.",
        "",
        "## How likely is a match",
        "",
        "| target | tables | one tile can count it | two tiles | three tiles | all three of a hand |",
        "| --- | --- | --- | --- | --- | --- |",
        *_targets(),
        "",
        "## How to split",
        "",
        f"- Match all three if you can: it takes {sum(bets)} from everybody else.",
        *_priorities(bets),
        "- Among equals put the pips of the table's colour into the group with the largest bet.",
        "- Keep [4:2] and [2:1] for the group that would otherwise fail: they count 3 or 6.",
    ]
    return "\n".join(parts) + "\n"


def _targets() -> Iterator[str]:
    tables = banker_table((), banker_wild=False)
    counts = [(matching, sum(group)) for matching, group in zip(match_counts(), group_table(), strict=True)]
    for target, pairs, matched in zip(VALUES, tables, match_table(), strict=True):
        shares = (f"{100 * matching[target - 1] / number:.1f} %" for matching, number in counts)
        whole = f"{100 * matched / (pairs * HANDS_BESIDE):.1f} %"
        yield f"| {target} | {100 * pairs / PAIRS:.1f} % | {' | '.join(shares)} | {whole} |"


def _priorities(bets: tuple[int, ...]) -> Iterator[str]:
    single, pair, triple = bets
    weight = "weigh more than" if triple > single + pair else "weigh as much as"
    yield f"- Otherwise match the most chips: three tiles ({triple}) {weight} one and two together ({single + pair})."
