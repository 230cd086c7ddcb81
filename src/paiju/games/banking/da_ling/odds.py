"""The odds of Beat the Zeroes as tables of figures: a hand, the whole game, and the strategy card."""

from fractions import Fraction

from paiju.games.banking.cards import Page
from paiju.games.banking.counting import check_hand
from paiju.games.banking.da_ling import GAME
from paiju.games.banking.da_ling.card import exact_card, outrank_card
from paiju.games.banking.da_ling.options import HAND, bets_of
from paiju.games.banking.da_ling.single_hand import (
    VALUES,
    banker_table,
    best_match,
    best_split,
    distinct_splits,
    group_values,
    matched_bets,
    outcomes,
    total,
)
from paiju.games.banking.da_ling.table import three_groups
from paiju.games.banking.da_ling.whole_table import DEALS, PAIRS_LEFT, expectation, group_table, match_table
from paiju.kernel.figures import Figures, Progress, Words, grouped, in_words, percent
from paiju.kernel.options import Values
from paiju.tiles import FULL32
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said

EQUAL_BETS = (1, 1, 1)


def in_table(said: Said) -> Words:
    return Words(said, GAME.package)


def headings_of(*said: Said) -> tuple[Words, ...]:
    return in_words(*said, package=GAME.package)


def hand_odds(seats: int, values: Values, faces: list[int]) -> list[Figures]:
    """Every split of the tiles, or in the exact modes the best split for every target."""
    check_hand(faces, HAND)
    if values["mode"] == "outrank":
        banker_wild = bool(values["banker_wild"])
        return [_worth_figures(faces, banker_wild), _split_figures(sorted(faces), banker_wild)]
    return [_target_figures(sorted(faces), fixed_bets(values))]


def fixed_bets(values: Values) -> tuple[int, ...]:
    return bets_of(str(values["fixed_bets"]))


def stakes(values: Values) -> tuple[int, int]:
    return int(str(values["min_stake"])), int(str(values["max_stake"]))


def _worth_figures(faces: list[int], banker_wild: bool) -> Figures:
    """How often the banker has each value when one holds these tiles, and what a group of that value brings."""
    pairs = banker_table(faces, banker_wild)
    whole = sum(pairs)
    rows = tuple(
        (
            str(value),
            f"{number:,}",
            percent(number, whole),
            f"{(sum(pairs[: value - 1]) - sum(pairs[value:])) / whole:+.4f}",
        )
        for value, number in zip(VALUES, pairs, strict=True)
    )
    headings = headings_of(Said("lab-value"), Said("lab-banker-pairs"), Said("lab-share"), Said("lab-mean-on-it"))
    return Figures(in_table(Said("lab-banker-pair")), headings, rows, in_table(Said("lab-exact-pairs", pairs=whole)))


def _split_figures(faces: list[int], banker_wild: bool) -> Figures:
    pairs = banker_table(faces, banker_wild)
    best = best_split(faces, EQUAL_BETS, banker_wild)
    rows = tuple(
        (
            _split_name(faces, split) + (" *" if split == best else ""),
            " ".join(map(str, group_values(faces, split))),
            *(f"{number:,}" for number in outcomes(faces, split, EQUAL_BETS, pairs)),
            f"{total(faces, split, EQUAL_BETS, pairs) / PAIRS_LEFT:+.3f}",
        )
        for split in distinct_splits(faces)
    )
    outcome_headings = (Said("lab-win"), Said("lab-push"), Said("lab-lose"), Said("lab-mean"))
    headings = headings_of(Said("lab-split"), Said("lab-values"), *outcome_headings)
    note = in_table(Said("lab-exact-splits", pairs=PAIRS_LEFT))
    return Figures(FULL32.text(faces), headings, rows, note)


def _split_name(faces: list[int], split: int) -> str:
    return "|".join(FULL32.text(group) for group in three_groups(tuple(faces), split))


def _target_figures(faces: list[int], bets: tuple[int, ...]) -> Figures:
    rows = []
    for target, number in zip(VALUES, banker_table(faces, banker_wild=False), strict=True):
        split = best_match(faces, bets, target)
        matched = matched_bets(faces, split, bets, target)
        hits = " + ".join(str(bet) for bet in matched if bet) or in_table(Said("lab-nothing"))
        rows.append((str(target), f"{number:,}", percent(number, PAIRS_LEFT), _split_name(faces, split), hits))
    found = (
        Said("lab-target"),
        Said("lab-tables"),
        Said("lab-share"),
        Said("lab-best-split"),
        Said("lab-bets-matched"),
    )
    note = in_table(Said("lab-exact-targets", tables=PAIRS_LEFT, bets=Quoted(", ".join(map(str, bets)))))
    return Figures(FULL32.text(faces), headings_of(*found), tuple(rows), note)


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    """What groups count, and what best play brings, or how often a hand can match everywhere."""
    if values["mode"] != "outrank":
        return [_group_figures(), _match_figures()]
    banker_wild = bool(values["banker_wild"])
    return [_group_figures(), _worth_figures([], banker_wild), _expectation_figures(values, progress)]


def _group_figures() -> Figures:
    table = group_table()
    rows = tuple((str(value), *(f"{row[value - 1]:,}" for row in table)) for value in VALUES)
    note = in_table(Said("lab-exact-groups", groups=Quoted(", ".join(f"{sum(row):,}" for row in table))))
    groups = (Said("term-one-tile"), Said("term-two-tiles"), Said("term-three-tiles"))
    return Figures(in_table(Said("lab-groups-by-value")), headings_of(Said("lab-value"), *groups), rows, note)


def _expectation_figures(values: Values, progress: Progress) -> Figures:
    least, most = stakes(values)
    chosen = dict.fromkeys(
        [EQUAL_BETS, (1, 2, 3), (most, least, least), (least, most, least), (least, least, most), (most, most, most)]
    )
    rows = []
    for done, bets in enumerate(chosen):
        progress(done, len(chosen))
        mean = expectation(bets, bool(values["banker_wild"]))
        share = Fraction(mean, sum(bets))
        rows.append((", ".join(map(str, bets)), f"{float(mean):+.5f}", f"{float(share):+.5f}"))
    progress(len(chosen), len(chosen))
    headings = headings_of(Said("lab-bets-on"), Said("lab-mean-of-a-hand"), Said("lab-of-a-chip"))
    note = in_table(Said("lab-exact-deals", deals=grouped(DEALS)))
    return Figures(in_table(Said("lab-best-splitter")), headings, tuple(rows), note)


def _match_figures() -> Figures:
    matched = match_table()
    counted = [*zip(map(str, VALUES), matched, strict=True), (in_table(Said("lab-any")), sum(matched))]
    rows = tuple((target, f"{number:,}", percent(number, DEALS)) for target, number in counted)
    headings = headings_of(Said("lab-target"), Said("lab-deals"), Said("lab-share-of-deals"))
    note = in_table(Said("lab-exact-tables", deals=grouped(DEALS)))
    return Figures(in_table(Said("lab-all-match")), headings, rows, note)


def card(seats: int, values: Values, language: str = DEFAULT) -> str:
    page = Page(GAME.package, language)
    """The strategy card of the mode in force."""
    if values["mode"] == "outrank":
        return outrank_card(page, bool(values["banker_wild"]), *stakes(values))
    return exact_card(page, fixed_bets(values))
