"""Pai Gow's odds: two ways to count agree, and the figures of the rules come out."""

import random
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import paiju
from paiju import OptionError
from paiju.games.banking.pai_gow import odds
from paiju.games.banking.pai_gow.hand_types import faces_of, hand_types, ways
from paiju.games.banking.pai_gow.options import EASY, MAX_SUM
from paiju.games.banking.pai_gow.single_hand import odds as hand_odds
from paiju.games.banking.pai_gow.whole_table import LOSE, OPTIMAL, PUSH, WAYS, WIN, table_odds, whole_table
from paiju.tiles import FULL32

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
    assert split[0].endswith("*")


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
