"""Ponjan: what the bot throws when somebody has reached."""

import pytest

from tests.games.melding.ponjan_positions import facing_reach

SINGLES = "R0 R1 B0 B1 Y0 Y1 W0 W1 D0"  # far from three sets

SAFE = "the tile they are least likely to want"
BEST = "It leaves the sets that are worth most"


@pytest.mark.parametrize(
    ("thrown", "safest"),
    [
        ("W0 W1 W1", "W1"),  # two unseen W0 may be the pair that waits, a single W1 cannot
        ("W0 W0 W1", "W0"),
        ("W0 W0 W1 W1 W1", "W0"),  # with one unseen copy a type is as safe as with none
        ("W0 W0 W0 W1 W1", "W0"),
        ("W0 D0 D0", "D0"),
        ("W1", "W1"),  # of dangerous types, the one with the fewest unseen copies
        ("D0", "D0"),
    ],
)
def test_a_type_is_dangerous_while_two_copies_are_unseen(thrown: str, safest: str) -> None:
    advice = facing_reach(SINGLES, f"{thrown} W3", {2: len(thrown.split())}).advice(language="en")
    assert advice.words == f"discard {safest}"
    assert SAFE in advice.reason


def test_what_a_rival_has_let_pass_since_his_reach_is_safe() -> None:
    assert facing_reach(SINGLES, "W0 W3 B1", {2: 1}).advice().words == "discard B1"
    assert facing_reach(SINGLES, "W0 B1 W3", {2: 2}).advice().words == "discard W0"


def test_the_tile_of_the_reach_itself_is_safe() -> None:
    assert facing_reach(SINGLES, "W0 B1", {2: 1}).advice().words == "discard B1"


def test_a_type_that_two_rivals_may_want_is_twice_as_dangerous() -> None:
    """Of W0 and W1 two copies are unseen, but seat 0 has let a W1 pass since its reach."""
    assert facing_reach(SINGLES, "W0 D1 W1 W3", {0: 1, 2: 3}).advice().words == "discard W1"
    assert facing_reach(SINGLES, "W0 D1 W1 W3", {2: 3}).advice().words == "discard W0"


def test_only_the_reach_of_a_rival_is_feared() -> None:
    assert BEST in facing_reach(SINGLES, "W0 W1 W1 W3", {}).advice(language="en").reason


@pytest.mark.parametrize(
    ("concealed", "reason"),
    [
        ("Y0 Y1 Y1 Y1 W1 W2 W2 W2 D1", SAFE),  # promises 0.497 points
        ("B1 Y0 Y1 Y1 Y1 W3 W3 W3 D1", BEST),  # promises 0.506 points
    ],
)
def test_a_hand_that_promises_half_a_point_is_worth_the_risk(concealed: str, reason: str) -> None:
    assert reason in facing_reach(concealed, "D1", {2: 0}).advice(language="en").reason
