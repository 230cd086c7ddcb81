"""The odds of Pai Gow as tables of figures: a hand, the whole table, and the strategy card."""

from fractions import Fraction
from typing import cast

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.counting import check_hand
from paiju.games.banking.pai_gow import GAME
from paiju.games.banking.pai_gow.card import strategy_card
from paiju.games.banking.pai_gow.distribution import four_tile_figures, two_tile_figures
from paiju.games.banking.pai_gow.options import EASY, MAX_SUM, MOST_EACH, SMALL, SMALL_EACH
from paiju.games.banking.pai_gow.single_hand import odds
from paiju.games.banking.pai_gow.state import Rules
from paiju.games.banking.pai_gow.table import hand_name, two_hands
from paiju.games.banking.pai_gow.whole_table import OPTIMAL, WAYS, whole_table
from paiju.games.banking.pai_gow.whole_table import table_odds as exact_table_odds
from paiju.kernel.figures import Figures, Progress, percent
from paiju.kernel.options import Values
from paiju.kernel.record import Plain
from paiju.tiles import FULL32

COMMISSION = Fraction(5, 100)  # what casinos take of a win


def hand_odds(seats: int, values: Values, faces: list[int]) -> list[Figures]:
    """Every setting of the tiles against a banker who sets by each house way; the best one is marked."""
    rules = GAME.rules_record(seats, values)
    is_small = rules[0]["variant"] == SMALL
    check_hand(faces, SMALL_EACH if is_small else MOST_EACH)
    if is_small:
        return [_small_figures(rules, faces)]
    return [_hand_figures(rules, sorted(faces), way) for way in (EASY, MAX_SUM)]


def _small_figures(rules: NDArray[np.void], faces: list[int]) -> Figures:
    counts = odds(rules, faces, 0, EASY)
    name = f"{FULL32.text(sorted(faces))}, {hand_name(cast(Rules, Plain(rules[0])), tuple(sorted(faces)))}"
    return Figures(name, HEADINGS[1:], (_figures(counts),), f"exact, all {sum(counts):,} hands of the banker")


HEADINGS = ("setting", "win", "push", "lose", "mean a chip", "with 5 % commission")


def _figures(counts: tuple[int, int, int]) -> tuple[str, ...]:
    win, push, lose = counts
    whole = sum(counts)
    net = Fraction(win - lose, whole)
    charged = Fraction(win, whole) * (1 - COMMISSION) - Fraction(lose, whole)
    return f"{win:,}", f"{push:,}", f"{lose:,}", f"{float(net):+.4f}", f"{float(charged):+.4f}"


def _hand_figures(rules: NDArray[np.void], faces: list[int], way: int) -> Figures:
    g = cast(Rules, Plain(rules[0]))
    settings = [setting for setting in (1, 2, 3) if _is_new(faces, setting)]
    counts = {setting: odds(rules, faces, setting, way) for setting in settings}
    best = max(settings, key=lambda setting: counts[setting][0] - counts[setting][2])
    rows = tuple(
        (_setting_name(g, faces, setting) + (" *" if setting == best else ""), *_figures(counts[setting]))
        for setting in settings
    )
    cases = sum(counts[best])
    note = f"exact, all {cases:,} hands of a banker who sets by {WAYS[way]}; * is best"
    return Figures(FULL32.text(faces), HEADINGS, rows, note)


def _is_new(faces: list[int], setting: int) -> bool:
    kinds = [tuple(sorted(two_hands(tuple(faces), earlier))) for earlier in range(1, setting + 1)]
    return kinds[-1] not in kinds[:-1]


def _setting_name(g: Rules, faces: list[int], setting: int) -> str:
    return " | ".join(f"{FULL32.text(hand)} {hand_name(g, hand)}" for hand in two_hands(tuple(faces), setting))


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    """Every pair of ways over all deals, and how often which hands occur."""
    rules = GAME.rules_record(seats, values)
    if rules[0]["variant"] == SMALL:
        return [two_tile_figures(rules)]
    pairs = [(player, banker) for player in range(len(WAYS)) for banker in range(len(WAYS))]
    rows = []
    for done, (player, banker) in enumerate(pairs):
        progress(done, len(pairs))
        counts = exact_table_odds(rules, player, banker)
        rows.append(_pair_row(player, banker, counts))
    note = f"exact, all {sum(counts):,} deals; optimal is the best setting against {WAYS[EASY]}"
    headings = ("player", "banker", "win", "push", "lose", "player", "player, 5 %", "banker", "banker, 5 %")
    progress(len(pairs), len(pairs))
    return [
        Figures("A chip staked, by how both set", headings, tuple(rows), note),
        two_tile_figures(rules),
        *(four_tile_figures(rules, way) for way in (EASY, MAX_SUM, OPTIMAL)),
    ]


def _pair_row(player: int, banker: int, counts: tuple[int, int, int]) -> tuple[str, ...]:
    win, push, lose = counts
    whole = sum(counts)
    gains = (
        Fraction(win - lose, whole),
        (win * (1 - COMMISSION) - lose) / whole,
        Fraction(lose - win, whole),
        (lose * (1 - COMMISSION) - win) / whole,
    )
    shares = (percent(number, whole) for number in (win, push, lose))
    return WAYS[player], WAYS[banker], *shares, *(f"{float(gain):+.5f}" for gain in gains)


def card(seats: int, values: Values) -> str:
    rules = GAME.rules_record(seats, values)
    return strategy_card(rules, whole_table(rules))
