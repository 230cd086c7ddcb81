"""The combinations and payments of Ponjan's slow twin against the worked examples of the rule file."""

import pytest

from tests.oracles.ponjan_scoring import (
    COPIES,
    TILES,
    combinations,
    drawn_win,
    hand_score,
    is_ready,
    is_whole,
    tenpai,
)


def sets(text: str) -> list[str]:
    """Three of each."""
    return [tile for tile in text.split() for _ in range(3)]


def test_set_of_78() -> None:
    assert sum(COPIES) == 78


def test_E1_stolen_three_colors() -> None:
    won = combinations(sets("R0 B0 Y0"), 1, False, False, False)
    assert won == {"all_same_id": 1, "three_color": 2}
    assert hand_score(3, "seed") == 4
    assert combinations(sets("R0 B1 Y0"), 1, False, False, False) == {"three_color": 2}
    assert hand_score(2, "seed") == 2


def test_E2_no_point() -> None:
    assert combinations(sets("R0 B0 W1"), 2, False, False, False) == {}
    assert combinations(sets("R0 B0 W1"), 2, False, False, True) == {"complete_with_draw": 1}


def test_E3_closed_with_a_discard() -> None:
    assert combinations(sets("R0 B0 W1"), 0, False, False, False) == {"no_steals": 1}
    assert combinations(sets("R0 B0 W1"), 0, False, False, False, strict_no_steals=True) == {}


def test_E4_one_color_and_others() -> None:
    won = combinations(sets("R0 W0 D0"), 1, False, False, False)
    assert won == {"all_same_id": 1, "dragon": 1, "one_color_and_others": 2}
    assert (hand_score(4, "seed"), hand_score(4, "code")) == (16, 8)


def test_E5_dragons_and_whites() -> None:
    assert combinations(sets("W0 D0 D1"), 1, False, False, False) == {"dragon": 2}
    assert combinations(sets("W0 D0 D1"), 1, False, False, False, dragon_once=True) == {"dragon": 1}
    assert combinations(sets("W0 W1 W2"), 1, False, False, False) == {"all_same_color": 3}


def test_E6_all_same() -> None:
    won = combinations(["R0"] * 9, 0, True, True, True)
    assert won == {
        "reach": 1,
        "ippatsu": 1,
        "all_same_id": 1,
        "two_identical": 1,
        "no_steals": 1,
        "complete_with_draw": 1,
        "all_same_color": 3,
        "all_same": 12,
    }
    assert sum(won.values()) == 21
    assert (hand_score(21, "seed"), hand_score(21, "code")) == (48, 40)


def test_formulas() -> None:
    points = [1, 2, 3, 4, 5, 6, 7, 8, 12, 17, 21]
    assert [hand_score(p, "seed") for p in points] == [1, 2, 4, 16, 16, 20, 20, 24, 32, 40, 48]
    assert [hand_score(p, "code") for p in points] == [1, 2, 4, 8, 8, 12, 12, 16, 24, 32, 40]


def test_E7_shares() -> None:
    assert drawn_win(4, 2, 16, "zero_sum") == [-5, -5, 16, -6]
    assert drawn_win(3, 0, 1, "zero_sum") == [1, -1, 0]
    assert drawn_win(4, 2, 80, "truncate") == [-26, -26, 80, -26]


@pytest.mark.parametrize(
    ("text", "ready"),
    [
        ("R0 R0 R0 R0 R0 W1 W1 W1", True),
        ("R0 R0 R0 R0 W1 W1 W1 W1", False),
        ("R0 R0 R0 R0 R0 R0 R0 R0", True),
        ("R0 R0 R0 W1 W1 B0 B0 D0", False),
    ],
)
def test_E8_ready(text: str, ready: bool) -> None:
    assert is_ready(text.split()) is ready
    assert any(is_whole([*text.split(), tile]) for tile in TILES) is ready


def test_E12_tenpai() -> None:
    assert tenpai([False, True, False], 0, 10, "zero_sum") == [-15, 30, -15]
    assert tenpai([False, True, False], 0, 1, "zero_sum") == [-2, 3, -1]
    assert tenpai([False, True, False], 0, 1, "truncate") == [-1, 3, -1]
    assert tenpai([True, True, False, True], 0, 10, "zero_sum") == [10, 10, -30, 10]
    assert tenpai([True, True], 0, 10, "zero_sum") == tenpai([False, False], 0, 10, "zero_sum") == [0, 0]
