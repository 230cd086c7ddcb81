"""Merged Tiu-U: the worked examples of its rules, and its slow twin."""

from functools import partial
from typing import Any

import pytest

from paiju import OptionError, Table
from tests.games.fishing import pools
from tests.games.fishing.catches import tiles, worth
from tests.games.fishing.pools import caught, left_over, play_by_m, points
from tests.games.playing import Policy, counts, play_beside, play_hand, policy_f, policy_l
from tests.oracles.tiu_u_merged import Oracle

SLUG = "tiu-u-merged"

position = partial(pools.position, SLUG)


def test_E8_three_alike() -> None:
    drawn = position(tiles("[6:5]×3"), "[2:2]", turned="[6:5]")
    assert drawn.words == ["catch [6:5] x [6:5][6:5][6:5]"]
    drawn.play(drawn.words[0])
    assert caught(drawn, 0) == tiles("[6:5]×4")
    assert points(drawn) == [120, 0]
    boards = position(tiles("[2:2]×3 [3:1]"), "[2:2]")
    assert boards.words == ["catch [2:2] x [3:1]", "catch [2:2] x [2:2]"]
    boards.play("catch [2:2] x [2:2]")
    assert left_over(boards) == "[3:1][2:2][2:2]"


def test_E9_settlement() -> None:
    table = pools.last_drop(SLUG, [550, 850], turn=1, hands=1)
    table.play("drop [2:2]")
    assert table.results == [[-300, 300]]


@pytest.mark.parametrize(
    ("seats", "policy", "made"),
    [(2, policy_f, [580, 670]), (3, policy_f, [300, 250, 720]), (2, policy_l, [540, 590])],
)
def test_E11_whole_hands(seats: int, policy: Policy, made: list[int]) -> None:
    table = Table(SLUG, seats=seats, wall=Table(SLUG).tiles.stride(5), hands=1)
    assert len(play_hand(table, policy)) == 48
    assert points(table) == made


def test_E12_sixes_and_both_military_faces() -> None:
    table = Table(SLUG, wall=Table(SLUG).tiles.stride(21), hands=1, gee_joon_match="sixes", wen_wu="one_two")
    play_by_m(table)
    assert points(table) == [320, 330, 160]
    assert left_over(table) == "[3:3][5:1][4:1][3:2]"
    assert table.results == [[150, 180, -330]]


def test_E12_free_laying() -> None:
    table = Table(
        SLUG, seats=2, wall=Table(SLUG).tiles.stride(33), hands=1, lay_sixes="optional", bonus_supreme=20
    )  # fmt: skip
    done, chosen = play_by_m(table)
    assert chosen[0] == "1 lay"
    assert len(done) == 47
    assert points(table) == [400, 530]
    assert worth(SLUG, caught(table, 0), bonus_supreme=0) == 380
    assert left_over(table) == "[6:6][6:6]"


def test_the_deal_is_that_of_tiu_u() -> None:
    wall = Table(SLUG).tiles.stride(5)
    table = Table(SLUG, wall=wall, first_dealer=2)
    assert table.decide() == 2
    assert left_over(table) == table.tiles.text(sorted(wall[:16]))
    assert [table.state.hands[2][face] for face in range(21)] == counts(table, table.tiles.text(wall[16:24]))
    assert [table.state.hands[1][face] for face in range(21)] == counts(table, table.tiles.text(wall[32:40]))
    table.play(table.legal[0])
    assert table.state.turned == wall[40]
    assert table.state.left == 23


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"gee_joon_match": "pair", "tens_match": True, "lay_sixes": "forced", "wen_wu": "one_two", "first_dealer": 1},
        {"gee_joon_match": "sixes", "heaven_earth_match": True, "lay_sixes": "optional", "thousand_double": True},
        {"capture_compulsory": False, "lay_sixes": "optional", "settlement": "points", "hands": 2},
        {"bonus_heaven_nine": 0, "bonus_juns": 50, "bonus_supreme": 1000, "thousand_double": True},
    ],
)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=400)


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"bonus_supreme.*'much'.*0 to 10000"):
        Table(SLUG, bonus_supreme="much")
    with pytest.raises(OptionError, match="there is no option 'third_tile'"):
        Table(SLUG, third_tile=True)
