"""Pai Gow's odds: two ways to count agree, and the figures of the rules come out."""

import random
from fractions import Fraction
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import paiju
from paiju import OptionError
from paiju.games.banking.pai_gow import odds
from paiju.games.banking.pai_gow.hand_types import faces_of, hand_types, ways
from paiju.games.banking.pai_gow.options import EASY, MAX_SUM
from paiju.games.banking.pai_gow.settlement import commission
from paiju.games.banking.pai_gow.single_hand import odds as hand_odds
from paiju.games.banking.pai_gow.whole_table import (
    LOSE,
    OPTIMAL,
    PUSH,
    WAYS,
    WIN,
    deals_of,
    table_odds,
    whole_table,
)
from paiju.tiles import FULL32
from tests.oracles import pai_gow as oracle

GAME = paiju.game("pai-gow")


def rules_of(**options: object) -> NDArray[np.void]:
    return GAME.rules_record(4, GAME.values(4, options))


@pytest.mark.parametrize(("gee_joon_rank", "types"), [("both_low", 3620), ("six_high", 4285)])
def test_all_hands_fall_into_types(gee_joon_rank: str, types: int) -> None:
    place = ("both_low", "six_high").index(gee_joon_rank)
    rows = hand_types(place)
    assert len(rows) == types
    assert sum(ways(row, place) for row in rows) == 35_960


@pytest.mark.parametrize("options", [{}, {"copies": "none", "zero_tie": "high_tile", "gee_joon_rank": "six_high"}])
def test_merged_types_count_like_single_hands(options: dict[str, object]) -> None:
    rules = rules_of(**options)
    table = whole_table(rules)
    rng = random.Random(3)
    for place in rng.sample(range(len(table.types)), 12):
        faces = faces_of(table.types[place], int(rules[0]["gee_joon_rank"]))
        for setting in (1, 2, 3):
            win, push, lose = hand_odds(rules, faces, setting, EASY)
            assert table.outcomes[place, setting].tolist() == [lose, push, win]


def test_E12_through_the_command_lines_figures() -> None:
    easy, _ = odds.hand_odds(4, GAME.values(4, {}), FULL32.read("[4:2][2:1][3:3][3:1]"))
    kept, split, *_ = easy.rows
    assert kept[1:4] == ("0", "20,475", "0")
    assert split[1:4] == ("8,982", "7,975", "3,518")
    assert kept[0] == "[3:1][3:3] 0 points | [4:2][2:1] pair"
    assert split[0].endswith("*")
    [small] = odds.hand_odds(2, GAME.values(2, {"variant": "small"}), FULL32.read("[6:5][2:1]"))
    assert small.title == "[6:5][2:1], 7 points"


def test_every_deal_is_counted_once() -> None:
    rules = rules_of()
    for player, banker in ((EASY, EASY), (MAX_SUM, EASY), (OPTIMAL, EASY), (EASY, OPTIMAL)):
        assert sum(table_odds(rules, player, banker)) == 736_281_000, (WAYS[player], WAYS[banker])


def test_optimal_setting_is_at_least_as_good_as_either_house_way() -> None:
    rules = rules_of()

    def gain(way: int) -> int:
        win, _, lose = table_odds(rules, way, EASY)
        return win - lose

    assert gain(OPTIMAL) > gain(EASY) > gain(MAX_SUM)
    counts = whole_table(rules).outcomes
    assert (counts[:, 1:].sum(axis=2) == 20_475).all()
    assert {LOSE, PUSH, WIN} == {0, 1, 2}


def test_without_copies_to_the_banker_equal_ways_are_fair() -> None:
    win, _, lose = table_odds(rules_of(copies="none"), EASY, EASY)
    assert win == lose


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, (107_168, 1_424, 107_168)),
        ({"copies": "banker"}, (107_168, 0, 108_592)),
        ({"zero_tie": "high_tile", "gee_joon_rank": "six_high"}, None),
    ],
)
def test_the_small_game_compares_two_tiles(options: dict[str, str], expected: tuple[int, int, int] | None) -> None:
    """Every deal of two hands of two tiles, compared one by one by the slow twin."""
    rules = rules_of(variant="small", **options)
    counts = table_odds(rules, EASY, EASY)
    assert counts == every_small_deal(**{"copies": "none", **options})
    assert sum(counts) == 496 * 435
    assert expected in (None, counts)


def every_small_deal(**ranking: str) -> tuple[int, int, int]:
    counts = {1: 0, 0: 0, -1: 0}
    for mine in combinations(range(32), 2):
        rest = [tile for tile in range(32) if tile not in mine]
        for his in combinations(rest, 2):
            counts[compared(tuple(DECK[tile] for tile in mine), tuple(DECK[tile] for tile in his), **ranking)] += 1
    return counts[1], counts[0], counts[-1]


DECK = FULL32.tiles()
_COMPARED: dict[object, int] = {}


def compared(mine: tuple[int, ...], his: tuple[int, ...], **ranking: str) -> int:
    """By the slow twin, which is asked once for each two hands of faces."""
    key = (mine, his, *ranking.items())
    if key not in _COMPARED:
        hands = [(tuple(FULL32.text([face]) for face in hand),) for hand in (mine, his)]
        _COMPARED[key] = oracle.outcome(hands[0], hands[1], **ranking)
    return _COMPARED[key]


def test_the_figures_of_the_small_game() -> None:
    whole, _ = odds.table_odds(4, GAME.values(4, {"variant": "small"}), lambda done, of: None)
    [row] = whole.rows
    shown = dict(zip(whole.headings, row, strict=True))
    assert (shown["win"], shown["push"], shown["lose"]) == ("49.670 %", "0.660 %", "49.670 %")
    assert (float(shown["player"]), float(shown["banker"])) == (0, 0)
    assert "215,760" in whole.note


def test_the_small_game_has_no_card() -> None:
    with pytest.raises(OptionError, match="nothing to set"):
        odds.card(4, GAME.values(4, {"variant": "small"}))


@pytest.mark.parametrize("percent", [1, 5, 10])
def test_commission_in_the_mean_is_what_the_rules_take(percent: int) -> None:
    """Every outcome once for each deal that has it, with stakes that need no rounding."""
    rules, stake = rules_of(commission_percent=percent), 100
    win, push, lose = counts = table_odds(rules, EASY, EASY)
    gains = odds.expected_gains(counts, percent)
    fee = oracle.commission(stake, percent)
    assert commission(rules[0], stake) == fee
    deals = stake * (win + push + lose)
    assert gains.player == -gains.banker == Fraction(stake * (win - lose), deals)
    assert gains.player_charged == Fraction((stake - fee) * win - stake * lose, deals)
    assert gains.banker_charged == Fraction((stake - fee) * lose - stake * win, deals)


def test_the_commission_of_a_table_is_in_its_figures() -> None:
    def figures(**options: object) -> dict[str, str]:
        whole, *_ = odds.table_odds(4, GAME.values(4, options), lambda done, of: None)
        assert len(set(whole.headings)) == len(whole.headings)
        return dict(zip(whole.headings, whole.rows[0], strict=True))

    free, dear = figures(), figures(commission_percent=10)
    assert free["player"] == dear["player"] == "-0.01005"
    assert free["player, 5 %"] == figures(commission_percent=5)["player, 5 %"] == "-0.02452"
    assert (dear["player, 10 %"], dear["banker, 10 %"]) == ("-0.03900", "-0.01990")


def test_the_commission_of_a_table_is_in_the_figures_of_a_hand() -> None:
    tiles = FULL32.read("[4:2][2:1][3:3][3:1]")
    easy, _ = odds.hand_odds(4, GAME.values(4, {"commission_percent": 10}), tiles)
    split = dict(zip(easy.headings, easy.rows[1], strict=True))
    assert float(split["with 10 % commission"]) == round((8_982 * 0.9 - 3_518) / 20_475, 4)


@pytest.mark.parametrize("tiles", ["[6:6]", "[6:6][6:6][6:6][1:1]", "[6:3][6:3][1:1][1:1]"])
def test_an_impossible_hand_is_refused(tiles: str) -> None:
    with pytest.raises(OptionError):
        odds.hand_odds(4, GAME.values(4, {}), FULL32.read(tiles))


def test_the_card_fits_a_page_and_names_every_pair() -> None:
    card = odds.card(4, GAME.values(4, {}))
    assert len(card.splitlines()) < 60
    assert card.count("\n| [") == 16


def test_the_figures_in_the_docs() -> None:
    page = (Path(__file__).parents[3] / "docs" / "odds.md").read_text()
    rules = rules_of()
    for player, banker in ((EASY, EASY), (MAX_SUM, EASY), (OPTIMAL, EASY), (EASY, OPTIMAL)):
        counts = table_odds(rules, player, banker)
        shares = " | ".join(f"{100 * number / sum(counts):.3f} %" for number in counts)
        assert f"| {WAYS[player]} | {WAYS[banker]} | {shares} |" in page
    win, push, lose = table_odds(rules_of(variant="small"), EASY, EASY)
    assert f"{win:,} won, {push:,} pushed, {lose:,} lost" in page


def test_left_hands_of_a_type_are_counted() -> None:
    """One tile of two left can be had in two ways, both of two in one, and what is held by another not at all."""
    types = np.array([[2, 0, 0], [1, 1, 0], [1, 0, 1], [0, 1, 1], [0, 2, 0]], np.int64)
    sizes = np.array([2, 2, 1], np.int64)
    tiles = [(place, copy) for place, size in enumerate(sizes.tolist()) for copy in range(size)]

    def is_of(hand: tuple[tuple[int, int], ...], kind: int) -> bool:
        return tuple(sum(place == which for which, _ in hand) for place in range(3)) == tuple(types[kind])

    for held, other in product(range(len(types)), repeat=2):
        taken = next(hand for hand in combinations(tiles, 2) if is_of(hand, held))
        left = [tile for tile in tiles if tile not in taken]
        assert deals_of(types, sizes, held, other) == sum(is_of(hand, other) for hand in combinations(left, 2))


@pytest.mark.parametrize(
    ("tiles", "rows"), [("[6:6][6:6][1:1][1:1]", 2), ("[6:6][6:6][1:1][3:3]", 2), ("[6:6][1:1][3:3][5:5]", 3)]
)
def test_a_setting_of_equal_tiles_is_shown_once(tiles: str, rows: int) -> None:
    easy, _ = odds.hand_odds(4, GAME.values(4, {}), FULL32.read(tiles))
    assert len({row[0].removesuffix(" *") for row in easy.rows}) == len(easy.rows) == rows
