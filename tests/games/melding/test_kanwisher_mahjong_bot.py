"""Kanwisher Lab Mahjong: what its bot keeps, when it plays safe, and when it puts down a quad."""

from typing import Any

import pytest

from paiju import Table
from tests.games.melding.test_kanwisher_mahjong import NOTHING, SLUG
from tests.games.playing import counts, set_state

FAR_OFF = "147b 258c 369d 1b 5c 9d 3b 7c"
LACKS_TWO, LACKS_THREE = "123b 456c 789d 14b 6b 9c 2d", "123b 456c 78d 14b 69b 9c 2d"
QUAD = "7777c 123b 456b 99d 12d"

SAFE = "most copies of this tile are already visible"
USEFUL = "keeps the most useful draws"


def on_turn(
    concealed: str,
    left: int = 40,
    others: tuple[int, int, int] = (13, 13, 13),
    thrown: str = "",
    put_down: str = "",
    **options: Any,
) -> Table:
    """Seat 0 is to throw with so many tiles left in the pile and in the other hands."""
    table = Table(SLUG, seed=1, **options)
    hand, throws = counts(table, concealed), table.tiles.read(thrown)
    room = len(table._state[0]["throws"]) - len(throws)
    set_state(table, hands=[hand, NOTHING, NOTHING, NOTHING], held=[sum(hand), *others], left=left, turn=0)
    set_state(table, throws=throws + [0] * room, thrown=len(throws))
    set_state(table, put_down=[counts(table, put_down), NOTHING, NOTHING, NOTHING])
    return table


@pytest.mark.parametrize(
    ("left", "others", "reason"),
    [
        (40, (13, 13, 13), USEFUL),
        (16, (13, 13, 13), USEFUL),
        (15, (13, 13, 13), SAFE),  # anybody may be ready now
        (40, (13, 5, 13), USEFUL),
        (40, (13, 4, 13), SAFE),  # three groups are put down
    ],
)
def test_a_hand_far_off_plays_safe_when_somebody_looks_ready(
    left: int, others: tuple[int, int, int], reason: str
) -> None:
    assert reason in on_turn(FAR_OFF, left, others).advice(language="en").reason


def test_a_hand_that_lacks_two_tiles_goes_on() -> None:
    assert USEFUL in on_turn(LACKS_TWO, left=15).advice(language="en").reason
    assert SAFE in on_turn(LACKS_THREE, left=15).advice(language="en").reason


def test_the_safest_tile_is_the_one_with_most_copies_known() -> None:
    assert on_turn(FAR_OFF, left=15).advice().words == "discard 1b"
    assert on_turn(FAR_OFF, left=15, thrown="9d").advice().words == "discard 9d"
    assert on_turn(FAR_OFF, left=15, thrown="2c 2c 6d").advice().words == "discard 2c"


def test_a_quad_is_put_down_unless_somebody_looks_ready() -> None:
    assert on_turn(QUAD, rules="extension1").advice().words == "quad 7c"
    assert on_turn(QUAD, left=16, rules="extension1").advice().words == "quad 7c"
    assert on_turn(QUAD, left=15, rules="extension1").advice().words == "discard 7c"


def test_a_quad_that_costs_a_step_is_kept() -> None:
    assert on_turn("7777c 689c 123b 99d 12d", rules="extension1").advice().words == "discard 6c"
    added = on_turn("7c 123b 456b 99d 12d", put_down="777c", rules="extension1")
    assert added.advice().words == "quad 7c"
    needed = on_turn("789c 123b 99d 121d", put_down="777c", rules="extension1")
    assert needed.advice().words == "discard 2d"


def asked(concealed: str, thrown: str, left: int = 40, **options: Any) -> Table:
    """Seat 0 has thrown a tile at seat 1, which holds these."""
    table = Table(SLUG, seed=1, **options)
    hands = [counts(table, thrown), counts(table, concealed), NOTHING, NOTHING]
    set_state(table, hands=hands, held=[1, sum(hands[1]), 13, 13], turn=0, must_discard=1)
    table.play(f"discard {thrown}")
    set_state(table, held=[13, sum(hands[1]), 13, 13], left=left)
    return table


def test_a_claim_must_bring_the_hand_nearer() -> None:
    assert asked("123b 456c 78d 55d 99c 1c", "9c").advice().words == "triplet"
    assert asked("123b 456c 789d 55d 78c", "5d").advice().words == "pass"  # it waits for one tile before and after


def test_a_claim_that_would_have_been_a_mahjong_is_no_step() -> None:
    """After the triplet a tile would have to be thrown; with a straight in hand it is no Mahjong in the extension."""
    table = asked("123b 456c 789d 55d 99c", "5d", rules="extension1")
    assert table.words == ["triplet", "pass"]
    assert table.advice().words == "pass"


def test_a_claimed_quad_is_refused_when_somebody_looks_ready() -> None:
    hand = "123b 456c 78d 555d 99c"
    assert asked(hand, "5d", rules="extension1").advice().words == "quad"
    assert asked(hand, "5d", left=15, rules="extension1").advice().words == "pass"
