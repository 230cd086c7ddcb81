"""The strategy cards of Beat the Zeroes: what to do at a table, from the exact counts of every hand."""

from collections.abc import Iterator
from math import comb

from paiju.games.banking.cards import Cell, Page, gain, in_markdown, share
from paiju.games.banking.da_ling.chances import EDGE
from paiju.games.banking.da_ling.options import HAND, TABLE
from paiju.games.banking.da_ling.single_hand import VALUES, banker_table
from paiju.games.banking.da_ling.table import GROUP_NAMES
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
from paiju.kernel.figures import grouped
from paiju.tiles import FULL32
from paiju.words.said import Said

PAIRS = comb(FULL32.size, TABLE)
HANDS_BESIDE = comb(FULL32.size - TABLE, HAND)  # hands that a table leaves


def outrank_card(page: Page, banker_wild: bool, least: int, most: int) -> str:
    """One page of Markdown."""
    return in_markdown(
        page.title(Said("lab-card-title")),
        page.write(Said("lab-card-exact", deals=grouped(DEALS))),
        page.section(Said("lab-card-values")),
        page.write(Said("lab-card-mean-by-value")),
        _values(page, banker_wild),
        page.section(Said("lab-card-how-to-split")),
        page.write(Said("lab-card-largest-sum")),
        _best_splits(page, best_play((1, 1, 1), banker_wild)),
        page.section(Said("lab-card-what-to-bet")),
        page.points(_stakes(banker_wild, least, most)),
    )


def _values(page: Page, banker_wild: bool) -> str:
    worth = (gain(EDGE[int(banker_wild), value] / PAIRS, 2) for value in VALUES)
    return page.table((Said("lab-value"), *map(str, VALUES)), [(Said("lab-card-worth"), *worth)])


def _best_splits(page: Page, play: BestPlay) -> str:
    shares = (Said("lab-card-is", value=TEN), Said("lab-card-is", value=TEN - 1), Said("lab-card-is-less"))
    rows = (_best_split(play, group) for group in range(len(GROUP_NAMES)))
    return page.table((Said("lab-card-group"), *shares, Said("lab-card-mean")), rows)


def _best_split(play: BestPlay, group: int) -> tuple[Cell, ...]:
    ten, nine = int(play.values[group, TEN]), int(play.values[group, TEN - 1])
    shares = (share(number, HANDS, 1) for number in (ten, nine, HANDS - ten - nine))
    return GROUP_NAMES[group], *shares, gain(play.gains[group] / DEALS, 3)


def _stakes(banker_wild: bool, least: int, most: int) -> Iterator[Said]:
    mean = float(best_play((most,) * 3, banker_wild).mean)
    yield Said("lab-card-only-players-choose", most=most, gain=gain(mean, 2))
    for group in range(len(GROUP_NAMES)):
        bets = tuple(most if place == group else least for place in range(len(GROUP_NAMES)))
        chip = gain(float(best_play(bets, banker_wild).mean) / sum(bets), 3)
        yield Said("lab-card-most-on-one", most=most, group=GROUP_NAMES[group], least=least, gain=chip)
    yield Said("lab-card-bet-the-most")


def exact_card(page: Page, bets: tuple[int, ...]) -> str:
    """One page of Markdown."""
    single, pair, triple = bets
    return in_markdown(
        page.title(Said("lab-card-title-of-matching")),
        page.write(Said("lab-card-exact-bets", single=int(single), pair=int(pair), triple=int(triple))),
        page.section(Said("lab-card-how-likely")),
        _targets(page),
        page.section(Said("lab-card-how-to-split")),
        page.points(_priorities(single, pair, triple)),
    )


def _targets(page: Page) -> str:
    groups = (Said("lab-card-one-tile-matches"), *GROUP_NAMES[1:], Said("lab-card-all-match"))
    return page.table((Said("lab-target"), Said("lab-tables"), *groups), _target_rows())


def _target_rows() -> Iterator[tuple[Cell, ...]]:
    tables = banker_table((), banker_wild=False)
    counts = [(matching, sum(group)) for matching, group in zip(match_counts(), group_table(), strict=True)]
    for target, pairs, matched in zip(VALUES, tables, match_table(), strict=True):
        shares = (share(matching[target - 1], number, 1) for matching, number in counts)
        yield str(target), share(pairs, PAIRS, 1), *shares, share(matched, pairs * HANDS_BESIDE, 1)


def _priorities(single: int, pair: int, triple: int) -> Iterator[Said]:
    yield Said("lab-card-match-all", chips=single + pair + triple)
    if triple > single + pair:
        yield Said("lab-card-three-weigh-more", triple=triple, others=single + pair)
    else:
        yield Said("lab-card-three-weigh-as-much", triple=triple, others=single + pair)
    yield Said("lab-card-colour")
    yield Said("lab-card-keep-wild")
