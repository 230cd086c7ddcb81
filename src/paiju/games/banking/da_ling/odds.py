"""The odds of Beat the Zeroes as tables of figures: a hand, the whole game, and the strategy card."""

from fractions import Fraction

from paiju.games.banking.counting import check_hand
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
from paiju.kernel.figures import Figures, Progress, percent
from paiju.kernel.options import Values
from paiju.tiles import FULL32

EQUAL_BETS = (1, 1, 1)


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
    headings = ("value", "banker's pairs", "share", "mean of a chip on it")
    return Figures("The banker's pair", headings, rows, f"exact, all {whole} pairs")


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
    headings = ("split", "values", "win", "push", "lose", "mean")
    note = f"exact, all {PAIRS_LEFT} pairs of the banker, a chip on each group; * is best"
    return Figures(FULL32.text(faces), headings, rows, note)


def _split_name(faces: list[int], split: int) -> str:
    return "|".join(FULL32.text(group) for group in three_groups(tuple(faces), split))


def _target_figures(faces: list[int], bets: tuple[int, ...]) -> Figures:
    rows = []
    for target, number in zip(VALUES, banker_table(faces, banker_wild=False), strict=True):
        split = best_match(faces, bets, target)
        matched = matched_bets(faces, split, bets, target)
        hits = " + ".join(str(bet) for bet in matched if bet) or "nothing"
        rows.append((str(target), f"{number:,}", percent(number, PAIRS_LEFT), _split_name(faces, split), hits))
    headings = ("target", "tables", "share", "best split", "bets matched")
    note = f"exact, all {PAIRS_LEFT} tables; the split that matches most of the bets {', '.join(map(str, bets))}"
    return Figures(FULL32.text(faces), headings, tuple(rows), note)


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    """What groups count, and what best play brings, or how often a hand can match everywhere."""
    if values["mode"] != "outrank":
        return [_group_figures(), _match_figures()]
    banker_wild = bool(values["banker_wild"])
    return [_group_figures(), _worth_figures([], banker_wild), _expectation_figures(values, progress)]


def _group_figures() -> Figures:
    table = group_table()
    rows = tuple((str(value), *(f"{row[value - 1]:,}" for row in table)) for value in VALUES)
    note = "exact, all " + ", ".join(f"{sum(row):,}" for row in table) + " groups"
    return Figures("Groups by their best value", ("value", "one tile", "two tiles", "three tiles"), rows, note)


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
    headings = ("bets on one, two, three tiles", "mean of a hand", "of a chip")
    return Figures("A player who always splits best", headings, tuple(rows), f"exact, all {DEALS:,} deals")


def _match_figures() -> Figures:
    matched = match_table()
    counted = [*zip(map(str, VALUES), matched, strict=True), ("any", sum(matched))]
    rows = tuple((target, f"{number:,}", percent(number, DEALS)) for target, number in counted)
    headings = ("target", "deals", "share of all deals")
    return Figures("All three groups can match", headings, rows, f"exact, all {DEALS:,} deals of a table and a hand")


def card(seats: int, values: Values) -> str:
    """The strategy card of the mode in force."""
    if values["mode"] == "outrank":
        return outrank_card(bool(values["banker_wild"]), *stakes(values))
    return exact_card(fixed_bets(values))
