"""Making Pairs: the worked examples of its rules, and its slow twin."""

from typing import Any

import pytest

from paiju import Table
from paiju.games.melding.mates import MATES
from paiju.tiles import FULL32
from tests.games.melding.jjak_positions import (
    SLUG,
    P,
    decisions,
    hand_of,
    in_order,
    laid_by,
    thrown,
    wall_of,
)
from tests.games.playing import play_beside, policy_f, policy_m
from tests.oracles.jjak_mat_chu_gi import Oracle, mate

TWO_PAIRS = "[6:6][6:6][5:5][5:5]"


@pytest.mark.parametrize(("place", "pairs"), [(0, "korean"), (1, "chinese")])
def test_every_tile_has_the_mate_that_the_slow_twin_says(place: int, pairs: str) -> None:
    mates = {FULL32.text([face]): FULL32.text([MATES[place, face]]) for face in range(21)}
    assert mates == {tile: mate(tile, pairs) for tile in mates}


@pytest.mark.parametrize(
    ("pairs", "laid", "left"),
    [("korean", "[6:3][5:4][6:2][2:1]", "[1:1][4:2]"), ("chinese", "[6:3][5:4][4:2][2:1]", "[1:1][6:2]")],
)
def test_E1_pairs(pairs: str, laid: str, left: str) -> None:
    wall = wall_of("[6:3] [6:2] [5:4] [4:2] [2:1] [6:6][1:1][4:4][3:1][5:5] [1:1]")
    table = Table(SLUG, seats=2, wall=wall, pairs=pairs)
    assert (hand_of(table, 0), laid_by(table, 0)) == (left, laid)


def test_E2_the_mate_of_a_thrown_tile() -> None:
    hand = "[5:3] [1:1] [4:4] [6:1] [6:4]"
    assert thrown("[5:2]", hand).words == ["take", "pass"]
    assert thrown("[5:2]", hand, pairs="chinese").words == ["pass"]


def test_E3_pay() -> None:
    table = thrown("[1:1]", "[4:4]", TWO_PAIRS, thrower=1, following="[4:4]")
    table.play("pass")
    assert table.results == [[-1, -1, 3, -1]]
    for discard_pay, result in (("all", [0, -3, 3, 0]), ("single", [0, -1, 1, 0])):
        table = thrown("[4:4]", "[4:4]", TWO_PAIRS, thrower=1, discard_pay=discard_pay)
        table.play("take")
        assert table.results == [result]


def test_E4_excluded_take() -> None:
    assert thrown("[4:4]", "[4:4]", TWO_PAIRS).words == ["take", "pass"]
    assert thrown("[4:4]", "[4:4]", TWO_PAIRS, win_by_discard=False).words == ["pass"]
    for win_by_discard in (True, False):
        table = thrown("[4:4]", "[4:4] [1:1] [6:4]", "[6:6][6:6]", win_by_discard=win_by_discard)
        assert table.words == ["take", "pass"]


def test_E5_hidden_third_pair() -> None:
    hand = "[6:6] [6:6] [5:5] [5:5] [4:4]"
    assert thrown("[4:4]", hand, win_by_discard=False).words == ["pass"]
    table = thrown("[4:4]", hand)
    table.play("take")
    assert table.results == [[-3, 3, 0, 0]]
    assert laid_by(table, 1) == "[6:6][6:6][4:4][4:4][5:5][5:5]"


def test_E6_whole_hand() -> None:
    table = Table(SLUG, seats=3, wall=P(13), hands=1)
    assert table.decide() == 0
    assert FULL32.text(sorted(P(13)[:5] + P(13)[15:16])) == in_order("[3:3] [2:2] [2:2] [5:1] [5:4] [2:1]")
    assert (hand_of(table, 0), laid_by(table, 0)) == ("[3:3][5:1]", "[2:2][2:2][5:4][2:1]")
    assert hand_of(table, 1) == in_order("[1:1] [4:4] [5:5] [5:5] [6:5]")
    assert hand_of(table, 2) == in_order("[3:1] [6:4] [6:1] [6:2] [4:2]")
    assert FULL32.text(P(13)[16:25]) == "[6:5][6:3][1:1][6:6][5:3][4:4][4:3][3:2][5:1]"
    assert decisions(table, policy_f) == [
        "0 discard [3:3]",
        "1 discard [1:1]",
        "2 discard [3:1]",
        "0 discard [1:1]",
        "1 discard [6:6]",
        "2 discard [6:4]",
        "0 discard [4:4]",
        "1 take",
    ]
    assert laid_by(table, 1) == in_order("[5:5][5:5][6:5][6:5][4:4][4:4]")
    assert table.results == [[-2, 2, 0]]
    assert [table.say(payment.said) for payment in table.sheet] == [
        "s0 pays s1 2 for three pairs [4:4][4:4] [5:5][5:5] [6:5][6:5], with the [4:4] of s0: stake 1 ×2 for all"
    ]


def test_E7_no_win_by_discard() -> None:
    table = Table(SLUG, seats=3, wall=P(13), hands=1, win_by_discard=False)
    done = decisions(table, policy_f)
    assert done[6:] == ["0 discard [4:4]", "1 discard [4:4]", "2 discard [6:1]"]
    assert len(done) == 9
    assert "[5:1][5:1]" in laid_by(table, 0)
    assert table.results == [[2, -1, -1]]
    assert table.say(table.sheet[0].said) == (
        "s1 pays s0 1 for three pairs [2:2][2:2] [5:1][5:1] [5:4][2:1], with a drawn tile: stake 1"
    )


def test_E8_all_may_take() -> None:
    table = Table(SLUG, wall=P(22), hands=1, claim="all")
    done = decisions(table, policy_f)
    assert done[:4] == ["0 discard [1:1]", "2 take", "2 discard [2:2]", "0 take"]
    assert "[4:1][3:2]" in laid_by(table, 2)
    assert (len(done), table.state.left, table.results) == (13, 8, [[-1, -1, 3, -1]])


def test_E9_korean_pairs() -> None:
    table = Table(SLUG, seats=2, wall=P(32), hands=1)
    done = decisions(table, policy_f)
    assert (len(done), done[-2:]) == (5, ["1 discard [6:1]", "0 take"])
    assert laid_by(table, 0) == in_order("[6:3][6:2][5:4][2:1][6:1][6:1]")
    assert table.results == [[1, -1]]


def test_E9_chinese_pairs() -> None:
    table = Table(SLUG, seats=2, wall=P(32), hands=1, pairs="chinese")
    done = decisions(table, policy_f)
    assert (len(done), done[-2:]) == (19, ["0 discard [5:2]", "1 take"])
    assert "[5:2][4:3]" in laid_by(table, 1)
    assert table.results == [[-1, 1]]


def test_E10_face_down() -> None:
    table = Table(SLUG, seats=3, wall=P(13), hands=1, discards="face_down")
    done = decisions(table, policy_f)
    assert done[0] == "0 discard [3:3]"
    assert {action.partition(" ")[2] for action in done if "look" in action} == {"look 0"}
    assert "[5:1][5:1]" in laid_by(table, 0)
    assert (len(done), table.results) == (18, [[2, -1, -1]])


def test_E11_dealt_win() -> None:
    others = "[6:5][6:4][6:1][5:1][1:1]" * 2 + "[3:1][3:3][2:2][6:3][5:4]"
    table = Table(SLUG, wall=wall_of("[6:6] [6:6] [5:5] [5:5] [4:4]" + others + "[4:4]"), hands=1)
    assert table.decide() is None
    assert (table.over, table.moves, table.results) == (True, [], [[3, -1, -1, -1]])
    assert len(table.sheet) == 3


def test_E12_no_win_by_discard() -> None:
    table = Table(SLUG, wall=P(24), hands=1, claim="all", win_by_discard=False)
    done = decisions(table, policy_m)
    assert "0 discard [6:5]" in done
    assert "[6:4][6:4]" in laid_by(table, 2)
    assert (len(done), table.state.left, table.results) == (20, 1, [[-1, -1, 3, -1]])


def test_E12_win_by_discard() -> None:
    table = Table(SLUG, wall=P(24), hands=1, claim="all")
    done = decisions(table, policy_m)
    assert (len(done), done[-2:]) == (17, ["0 discard [6:5]", "3 take"])
    assert table.results == [[-3, 0, 0, 3]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"pairs": "chinese", "claim": "all", "next_dealer": "rotate", "first_dealer": 1},
        {"claim": "all", "win_by_discard": False, "stake": 7},
        {"claim": "all", "discard_pay": "single", "hands": 2},
        {"discards": "face_down"},
        {"discards": "face_down", "win_by_discard": False, "pairs": "chinese", "discard_pay": "single"},
    ],
)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=300)
