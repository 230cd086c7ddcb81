"""What the bot of Catching Fish advises: every position is decided by one piece of advice, or by its threshold."""

from functools import partial

import pytest

from paiju import Table
from paiju.games.fishing.tiu_u.bot import CHEAP, CONTESTED, FOURTH, PATIENT, REASONS, SAFE, VALUABLE
from tests.games.fishing import pools
from tests.games.playing import set_state

position = partial(pools.position, "tiu-u")


def check_advice(table: Table, words: str, reason: int) -> None:
    advice = table.advice()
    assert (advice.words, advice.reason) == (words, REASONS[reason])


def test_big_fish_come_first() -> None:
    check_advice(position("[6:5][2:2]", "[6:5][2:2]"), "catch [6:5] x [6:5]", VALUABLE)


def test_what_nobody_else_can_take_may_wait() -> None:
    pool, hand = "[6:6][6:5]", "[6:6][6:5]"
    check_advice(position(pool, hand), "catch [6:6] x [6:6]", VALUABLE)
    both_others_are_caught = ("", "[6:6][6:6]", "")
    check_advice(position(pool, hand, catches=both_others_are_caught), "catch [6:5] x [6:5]", CONTESTED)


@pytest.mark.parametrize(
    ("left", "words", "reason"),
    [
        (2, "catch [6:1] x [6:1]", CONTESTED),  # six other sevens may come
        (1, "catch [4:2] x [3:3]", VALUABLE),  # my last turn: 7 red pips become 11, which is ten points more
    ],
)
def test_the_last_turn_looks_at_the_next_ten(left: int, words: str, reason: int) -> None:
    table = position("[3:3][6:1]", "[4:2][6:1]", catches=("[4:1][1:1]", "", ""))
    set_state(table, left=left)
    check_advice(table, words, reason)


def test_what_must_be_dropped_is_worth_nothing_to_the_others() -> None:
    check_advice(position("[6:6]", "[6:5][2:2]"), "drop [2:2]", CHEAP)


@pytest.mark.parametrize(
    ("hand", "pile_locks", "words", "reason"),
    [
        ("[6:5][6:5]", True, "third [6:5]", FOURTH),
        ("[6:5]", True, "catch [6:5] x [6:5]", VALUABLE),  # somebody else has the fourth
        ("[6:5][6:5]", False, "catch [6:5] x [6:5]", VALUABLE),  # anybody could take from the pile
    ],
)
def test_a_third_tile_wants_a_lock_and_the_fourth_in_hand(hand: str, pile_locks: bool, words: str, reason: int) -> None:
    check_advice(position("[6:5][6:5]", hand, pile_locks=pile_locks), words, reason)


def test_a_third_tile_turned_up_wants_one_in_hand() -> None:
    check_advice(position("[6:5][6:5]", "[6:5]", turned="[6:5]", pile_locks=True), "third [6:5]", FOURTH)


@pytest.mark.parametrize(
    ("pool", "words", "reason"),
    [("[2:2]", "lay", SAFE), ("[6:6]", "lay", SAFE), ("[6:6][6:6]", "keep", PATIENT)],
)
def test_a_pair_of_sixes_is_kept_only_for_the_two_others(pool: str, words: str, reason: int) -> None:
    table = position(pool, "[6:6][6:6]", lay_sixes="optional")
    set_state(table, question=1)
    check_advice(table, words, reason)
