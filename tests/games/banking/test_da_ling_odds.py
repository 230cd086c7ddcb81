"""Beat the Zeroes: its odds against the slow twin and against the figures of the rules."""

import random
from fractions import Fraction
from math import comb

import numpy as np
import pytest

from paiju import OptionError
from paiju.games.banking.da_ling import GAME, odds
from paiju.games.banking.da_ling.chances import edge
from paiju.games.banking.da_ling.single_hand import (
    banker_table,
    best_split,
    distinct_splits,
    ev,
    group_values,
    in_order,
)
from paiju.games.banking.da_ling.table import three_groups
from paiju.games.banking.da_ling.whole_table import (
    DEALS,
    HANDS,
    best_by,
    best_play,
    expectation,
    group_table,
    hand_types,
    match_counts,
    match_table,
    targets_of,
)
from paiju.tiles import FULL32
from tests.oracles import da_ling as oracle

E11 = FULL32.read("[6:6][4:4][6:5][5:4][3:2][2:1]")


def texts(faces: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(FULL32.text([face]) for face in faces)


def groups(faces: list[int], split: int) -> oracle.Split:
    return tuple(texts(group) for group in three_groups(tuple(sorted(faces)), split))


def some_hands(number: int, seed: int) -> list[list[int]]:
    rng = random.Random(seed)
    return [sorted(rng.sample(FULL32.tiles(), 6)) for _ in range(number)]


def test_E11_best_split() -> None:
    assert banker_table(E11) == [27, 34, 26, 41, 25, 40, 27, 38, 27, 40]
    best = best_split(E11, (1, 1, 1))
    assert groups(E11, best) == (("[4:4]",), ("[6:5]", "[5:4]"), ("[6:6]", "[3:2]", "[2:1]"))
    assert group_values(sorted(E11), best) == [8, 10, 10]
    assert ev(E11, best, (1, 1, 1)) == 723


def test_E11_through_the_command_lines_figures() -> None:
    pairs, figures = odds.hand_odds(6, GAME.values(6, {}), E11)
    assert [row[1] for row in pairs.rows] == ["27", "34", "26", "41", "25", "40", "27", "38", "27", "40"]
    assert len(figures.rows) == 60
    (best,) = (row for row in figures.rows if row[0].endswith("*"))
    assert best[:2] == ("[4:4]|[6:5][5:4]|[6:6][3:2][2:1] *", "8 10 10")
    assert best[-1] == "+2.225"


@pytest.mark.parametrize("banker_wild", [True, False])
def test_hands_like_the_slow_twin(banker_wild: bool) -> None:
    for hand in some_hands(3, seed=5):
        assert banker_table(hand, banker_wild) == oracle.banker_table(texts(hand), banker_wild)
        for split in random.Random(1).sample(distinct_splits(hand), 4):
            expected = oracle.ev(texts(hand), groups(hand, split), (2, 3, 5), banker_wild)
            assert ev(hand, split, (2, 3, 5), banker_wild) == expected
        best = best_split(hand, (1, 2, 3), banker_wild)
        assert groups(hand, best) == oracle.best_split(texts(hand), (1, 2, 3), banker_wild)


@pytest.mark.parametrize("is_wild", [0, 1])
def test_the_bots_edge_is_that_of_the_banker_table(is_wild: int) -> None:
    for hand in some_hands(20, seed=6):
        pairs = banker_table(hand, bool(is_wild))
        for value in range(1, 11):
            assert edge(in_order(hand), value, is_wild) == sum(pairs[: value - 1]) - sum(pairs[value:])


def test_group_table_like_the_slow_twin() -> None:
    assert group_table() == oracle.group_table()
    assert [sum(row) for row in group_table()] == [32, 496, 4960]


def test_wild_tiles_match_more_than_their_best_value() -> None:
    singles = match_counts()[0]
    assert singles == [2, 4, 2, 4, 2, 6, 4, 4, 2, 4]  # [4:2] and [2:1] count 3 and 6


@pytest.mark.parametrize(("wild_apart", "types"), [(False, 4071), (True, 5217)])
def test_all_hands_fall_into_types(wild_apart: bool, types: int) -> None:
    hands, weights = hand_types(wild_apart)
    assert len(hands) == types
    assert weights.sum() == HANDS == 906_192


@pytest.mark.parametrize("banker_wild", [True, False])
def test_best_play_takes_the_best_split(banker_wild: bool) -> None:
    bets = np.array([1, 2, 3])
    for hand in some_hands(30, seed=7):
        edges = np.array([edge(in_order(hand), value, int(banker_wild)) for value in range(11)])
        split = int(best_by(in_order(hand), bets, edges))
        assert groups(hand, split) == groups(hand, best_split(hand, (1, 2, 3), banker_wild))


def test_expectation_grows_with_the_bets_and_counts_every_hand() -> None:
    assert expectation((10, 10, 10)) == 10 * expectation((1, 1, 1))
    assert expectation((1, 1, 1)) == Fraction(sum(best_play((1, 1, 1)).gains), DEALS)
    assert best_play((1, 1, 1)).values.sum(axis=1).tolist() == [HANDS] * 3
    assert expectation((1, 1, 1), banker_wild=False) > expectation((1, 1, 1)) > Fraction(3, 2)


def test_match_table_like_the_slow_twin() -> None:
    for hand in some_hands(25, seed=8):
        split = oracle.splits(texts(hand))
        slow = {t for t in range(1, 11) if any(all(t in oracle.values(group) for group in way) for way in split)}
        assert {t for t in range(1, 11) if targets_of(in_order(hand)) >> t & 1} == slow


def test_match_table_counts_the_deals() -> None:
    """By another way: every type of hand with its targets and the tables that its tiles leave."""
    hands, weights = hand_types(True)
    counts = [0] * 10
    for hand, weight in zip(hands.tolist(), weights.tolist(), strict=True):
        bits = int(targets_of(in_order(hand)))
        if bits:
            tables = banker_table(hand, banker_wild=False)
            for target in range(1, 11):
                counts[target - 1] += weight * tables[target - 1] * (bits >> target & 1)
    assert tuple(counts) == match_table()
    assert DEALS == 294_512_400 == 496 * comb(30, 6)


def test_figures_of_the_whole_game() -> None:
    calls: list[tuple[int, int]] = []
    figures = odds.table_odds(6, GAME.values(6, {}), lambda done, of: calls.append((done, of)))
    assert [f.title for f in figures] == [
        "Groups by their best value",
        "The banker's pair",
        "A player who always splits best",
    ]
    assert (calls[0], calls[-1]) == ((0, 6), (6, 6))
    _, matches = odds.table_odds(5, GAME.values(5, {"mode": "exact"}), lambda done, of: None)
    assert matches.note == "exact, all 294,512,400 deals of a table and a hand"
    assert [int(row[1].replace(",", "")) for row in matches.rows[:-1]] == list(match_table())
    shares = [float(row[2].removesuffix(" %")) for row in matches.rows]
    assert shares == [round(100 * number / DEALS, 3) for number in (*match_table(), sum(match_table()))]


def test_a_hand_of_the_exact_modes() -> None:
    (figures,) = odds.hand_odds(5, GAME.values(5, {"mode": "exact"}), FULL32.read("[6:6][6:5][6:5][6:4][6:1][3:2]"))
    two = figures.rows[1]
    assert two[0] == "2"
    assert two[3:] == ("[6:6]|[6:5][6:5]|[6:4][6:1][3:2]", "3 + 7 + 15")
    assert sum(int(row[1]) for row in figures.rows) == 325


@pytest.mark.parametrize("tiles", ["[6:6]", "[6:6][6:6][6:6][1:1][1:1][4:4]", "[6:3][6:3][1:1][1:1][4:4][4:4]"])
def test_an_impossible_hand_is_refused(tiles: str) -> None:
    with pytest.raises(OptionError):
        odds.hand_odds(6, GAME.values(6, {}), FULL32.read(tiles))


@pytest.mark.parametrize("mode", ["outrank", "exact", "exact_with_banker"])
def test_the_card_fits_a_page(mode: str) -> None:
    card = odds.card(5, GAME.values(5, {"mode": mode}))
    assert card.startswith("# Beat the Zeroes")
    assert len(card.splitlines()) < 50
