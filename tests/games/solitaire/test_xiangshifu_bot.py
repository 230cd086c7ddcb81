"""What the bot of Watching Ten Sets does, move by move, and why: every weight of its advice decides somewhere."""

from typing import Any

import pytest

from paiju import Table
from tests.games.solitaire.ten_sets import SLUG, groups_of, power_wall, wall_of

WINS = "It wins."
TWO = "It repairs two groups at once."
ONE = "It repairs a group."
REACH = "It brings a repair within reach."
SEARCH = "No repair is in reach; another arrangement may bring one."


def line(number: int, wall: int, **options: Any) -> list[tuple[str, str]]:
    """The first moves of the bot with their reasons."""
    table = Table(SLUG, wall=power_wall(wall), **options)
    advised: list[tuple[str, str]] = []
    while len(advised) < number and not table.results:
        words, _, reason = table.advice(language="en")
        advised.append((words, reason))
        table.play(words)
    return advised


def test_a_classic_deal_is_won_in_six_moves() -> None:
    assert line(20, 18) == [
        ("swap 0[4:3] 8[4:4]", TWO),
        ("swap 4[5:1] 6[2:2]", TWO),
        ("swap 1[3:1] 7[5:3]", TWO),
        ("swap 3[1:1] 5[6:6]", TWO),
        ("shift 8[6:1] to 10", ONE),
        ("swap 9[6:5] 10[6:6]", WINS),
    ]


def test_a_modern_deal() -> None:
    assert line(12, 24, combinations="modern") == [
        ("shift 4[6:2] to 10", TWO),
        ("swap 2[5:5] 6[2:2]", TWO),
        ("swap 1[6:6] 8[5:2]", TWO),
        ("swap 2[1:1] 5[2:2]", ONE),
        ("swap 3[5:5] 6[1:1]", ONE),
        ("swap 5[6:5] 7[4:4]", ONE),
        ("swap 5[4:4] 10[6:6]", SEARCH),
        ("swap 5[6:6] 6[5:5]", REACH),
        ("swap 0[6:3] 5[5:5]", ONE),
        ("swap 3[5:1] 5[6:1]", SEARCH),
        ("swap 3[6:4] 6[5:3]", SEARCH),
        ("swap 6[6:6] 8[6:5]", SEARCH),
    ]


def test_the_pairs_of_the_goal_are_kept_and_the_last_exchange_is_not_taken_back() -> None:
    assert line(10, 22, groups="eight") == [
        ("swap 4[6:4] 5[3:3]", TWO),
        ("swap 0[4:2] 11[6:6]", TWO),
        ("swap 5[6:5] 7[5:5]", ONE),
        ("swap 2[6:6] 5[4:4]", ONE),
        ("swap 0[6:6] 4[1:1]", REACH),
        ("swap 4[3:3] 9[6:1]", ONE),
        ("shift 2[3:1] to 9", SEARCH),
        ("shift 9[3:1] to 2", "It is the only move."),
        ("swap 2[3:1] 4[2:2]", REACH),
        ("shift 2[2:2] to 10", ONE),
    ]


GENERALS = "11 11 41|51 51 53|66 66 62|65 65 54|64 64 43|61 61 63|55 55 52|33 33 32|44 44 42|22 22 21|31 31"


def test_a_win_goes_before_every_other_move() -> None:
    """One exchange away from the goal of the generals, where all groups are valid already."""
    finished = Table(SLUG, wall=wall_of(GENERALS), goal="pair:SUPREME")
    reasons = []
    finished.decide()
    for move in finished.legal:
        table = finished.copy()
        table.play(move)
        near = Table(SLUG, wall=[face for group in groups_of(table) for face in group], goal="generals")
        if near.decide() is None:  # these are generals as well
            continue
        words, _, reason = near.advice(language="en")
        near.play(words)
        assert near.results == [[1]], words
        reasons.append(reason)
    assert set(reasons) == {WINS}


@pytest.mark.parametrize("wall", [5, 13, 18, 24])
def test_the_last_exchange_is_not_taken_back_while_there_is_another_move(wall: int) -> None:
    table = Table(SLUG, wall=power_wall(wall), combinations="modern", max_moves=60)
    before, last = "", ""
    while not table.results:
        words, _, _ = table.advice()
        shown = str(table.view(0, language="en")["zones"])
        table.play(words)
        if table.results:
            return
        assert str(table.view(0, language="en")["zones"]) != before or len(table.words) == 1, (last, words)
        before, last = shown, words
