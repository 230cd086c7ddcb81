"""Liap Tui: what its bot advises, and why."""

from typing import Any

import pytest

from paiju import Table
from paiju.games.tricks.liap_tui.bot import LONG, NO_SET, longest_set
from paiju.games.tricks.liap_tui.sets import FIRST_SET, LARGEST, SET_PIECES, SETS
from paiju.games.tricks.liap_tui.state import ASKING, DECLARING, PLAYING
from tests.games.playing import counts, set_state
from tests.games.tricks.advising import check


def seat_holding(hand: str, **fields: Any) -> Table:
    """Seat 1 is to act, and seat 0 is the first."""
    table = Table("liap-tui", seed=1)
    rows = [counts(table, "Sb " * len(hand.split())) for _ in range(4)]
    rows[1] = counts(table, hand)
    set_state(table, hands=rows, held=[sum(row) for row in rows], first=0, starter=0, turn=1, multiplier=1)
    set_state(table, declared=[-1] * 4, **fields)
    return table


@pytest.mark.parametrize(
    ("hand", "words", "why"),
    [
        ("Rr Hr Cr Sb Sb Cb Hb Hb", "keep", "worth keeping"),
        ("Sr Sr Sr Sb Sb Cb Hb Hb", "keep", "worth keeping"),
        ("Rr Rr Hr Hr Sb Sb Cb Hb", "redeal", "better redealt"),
    ],
)
def test_redeals(hand: str, words: str, why: str) -> None:
    check(seat_holding(hand, phase=ASKING), words, why)


@pytest.mark.parametrize(
    ("hand", "first", "piles"),
    [
        ("Gr Gb Sb Sb Cb Hb Sr Sr", 0, 1),  # 1.9 piles
        ("Gr Gb Rr Sb Cb Hb Sr Sr", 0, 2),  # 2.0 with the chariot
        ("Gr Gb Sb Sb Cb Hb Sr Sr", 1, 2),  # 2.4 with the lead
        ("Gr Sr Sr Sr Sb Cb Hb Hb", 0, 1),  # only the starter can force a set
        ("Gr Sr Sr Sr Sb Cb Hb Hb", 1, 4),
        ("Gr Gb Ar Ar Ab Ab Er Er", 1, 8),  # no more than there are
    ],
)
def test_declares_what_it_can_force(hand: str, first: int, piles: int) -> None:
    table = seat_holding(hand, phase=DECLARING)
    set_state(table, first=first, starter=first)
    check(table, f"declare {piles}", "can force")


def test_declares_the_nearest_number_that_is_allowed() -> None:
    table = seat_holding("Gr Gb Rr Sb Cb Hb Sr Sr", phase=DECLARING)
    set_state(table, first=2, starter=2, declared=[2, -1, 2, 2])
    check(table, "declare 1", "can force")


def playing(hand: str, wanted: int) -> Table:
    """Seat 1 starts a turn and wants so many piles."""
    table = seat_holding(hand, phase=PLAYING)
    set_state(table, starter=1, declared=[0, wanted, 0, 0])
    return table


@pytest.mark.parametrize(
    ("wanted", "words", "why"),
    [
        (3, "play Sr Sr Sr", "Few can match"),
        (2, "play Er Er", "Few can match"),
        (1, "play Gb", "still wanted"),
        (0, "play Sr", "captures nothing"),
    ],
)
def test_starts(wanted: int, words: str, why: str) -> None:
    check(playing("Gb Er Er Sr Sr Sr", wanted), words, why)


@pytest.mark.parametrize(
    ("wanted", "words", "why"),
    [
        (2, "play Er Er", "my best set"),
        (1, "play Cb Sb", "get rid of low pieces"),
        (0, "play Gb Er", "high pieces go"),
    ],
)
def test_follows_a_pair(wanted: int, words: str, why: str) -> None:
    table = seat_holding("Gb Er Er Cb Sb", phase=PLAYING)
    rows = [counts(table, "Sr Sr Sb Sb Sb"), *[table._state[0]["hands"][seat] for seat in (1, 2, 3)]]
    set_state(table, hands=rows, turn=0, declared=[0, wanted, 0, 0])
    table.play("play Sr Sr")
    check(table, words, why)


def test_every_set_of_three_or_more_pieces_is_found() -> None:
    table = Table("liap-tui", seed=1)
    assert table.decide() is not None
    hands = table._state[0]["hands"].copy()
    for number in range(FIRST_SET[LONG], SETS):
        hands[table.turn] = [SET_PIECES[number].count(face) for face in range(hands.shape[1])]
        set_state(table, hands=hands)
        assert longest_set(table._state[0], LARGEST) == number
        assert longest_set(table._state[0], LONG - 1) == NO_SET
