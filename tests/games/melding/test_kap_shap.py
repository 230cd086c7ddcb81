"""Collecting Tens: the worked examples of its rules, and its slow twin."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from paiju.tiles import FULL32
from tests.games.melding.tens_positions import eyes, faces, in_order, power_wall, taking, wins
from tests.games.playing import counts, play_beside, play_hand, policy_f, policy_m, set_state
from tests.oracles.kap_shap import Oracle

SLUG = "kap-shap"


def P(base: int) -> list[int]:
    return power_wall(FULL32.tiles(), base, 37)


def hands(table: Table) -> list[str]:
    assert table.decide() is not None
    return [faces(table, table.state.hands[seat]) for seat in range(2)]


def test_E1_an_eye_and_three_tens_pairs() -> None:
    hand = "[2:2][2:2] [6:5][6:3] [3:3][3:1] [6:6][5:3]"
    assert wins(SLUG, hand)
    assert eyes(hand) == ["[2:2]"]


def test_E2_which_eye() -> None:
    hand = "[5:5][5:5] [6:4][6:4] [2:2][2:2] [6:5][5:4]"
    assert wins(SLUG, hand)
    assert eyes(hand) == ["[2:2]"]


def test_E3_tens_of_tens() -> None:
    hand = "[5:5][5:5] [6:4][6:4] [4:4][1:1] [5:3][6:6]"
    assert wins(SLUG, hand)
    assert eyes(hand) == ["[5:5]", "[6:4]"]


def test_E4_without_an_eye() -> None:
    assert not wins(SLUG, "[1:1] [6:5] [3:1] [5:5] [4:4] [3:3] [5:4] [6:4]")


def test_E5_four_two_counts_three() -> None:
    assert not wins(SLUG, "[3:3][3:3] [4:2][3:1] [6:6][6:2] [4:1][3:2]")
    assert wins(SLUG, "[3:3][3:3] [4:2][6:1] [6:6][6:2] [4:1][3:2]")


def test_E6_the_only_partner_lies_in_the_pool() -> None:
    hand = "[2:2][2:2] [6:6][4:4] [5:5][6:4] [4:1]"
    left = [face for face in range(21) if FULL32.read(hand).count(face) < FULL32.copies[face]]
    assert [FULL32.text([face]) for face in left if wins(SLUG, hand + FULL32.text([face]))] == ["[3:2]"]
    table = taking(SLUG, hand, "[3:2]", hands=1)
    assert table.words == ["take [3:2]", "pass"]
    table.play("take [3:2]")
    assert table.words[0] == "win"
    table.play("win")
    assert table.results == [[-1, 1]]


def test_E7_eighteen_turns_without_takes() -> None:
    table = Table(SLUG, wall=P(13), hands=1)
    assert table.decide() == 0
    assert [table.state.held[0], table.state.held[1], table.state.left] == [8, 7, 17]
    while not table.over:
        table.play("pass" if "pass" in table.words else table.words[-1])
    assert (table.state.turns, table.state.left) == (18, 0)
    assert table.results == [[0, 0]]


def test_E8_win_with_a_discard() -> None:
    table = Table(SLUG, wall=P(22), hands=1)
    assert hands(table) == [
        in_order("[6:6] [1:1] [5:5] [2:2] [2:2] [5:1] [5:2] [4:2]"),
        in_order("[1:1] [4:4] [3:1] [6:4] [6:4] [5:1] [5:3]"),
    ]
    assert play_hand(table, policy_f) == ["0 discard [6:6]", "1 take [6:6]", "1 win"]
    assert eyes(faces(table, table.state.winning_hand)) == ["[6:4]"]
    assert (table.state.left, table.results) == (17, [[-1, 1]])


E9_PLAY = """
0 throws [4:4] | 1 takes [4:4] throws [1:1], throws [4:4] | 0 takes [1:1] throws [5:5], throws [1:1] |
1 takes [1:1] throws [3:1], throws [1:1] | 0 takes [1:1] throws [3:3], throws [1:1] |
1 takes [1:1] throws [5:5], throws [6:6] | 0 takes [6:6] throws [1:1], throws [6:6] |
1 takes [6:6] throws [1:1], throws [6:6] | 0 takes [6:6] throws [2:2], throws [6:6] |
1 takes [6:6] throws [4:4], throws [6:6] | 0 takes [6:6] throws [2:2], throws [6:6] |
1 takes [6:6] throws [6:5], throws [6:6] | 0 takes [6:6] throws [6:5]
"""


def test_E9_whole_hand() -> None:
    table = Table(SLUG, wall=P(13), hands=1)
    assert hands(table) == [
        in_order("[4:4] [5:5] [3:3] [2:2] [2:2] [6:4] [5:1] [2:1]"),
        in_order("[1:1] [3:1] [5:5] [6:5] [6:1] [6:2] [4:2]"),
    ]
    front = "[5:4][6:5][6:3][1:1][6:6][5:3][4:4][4:3][3:2][5:1][5:2][6:4]"
    assert FULL32.text(table.walls[0][15:27]) == front
    expected = []
    for turn in " ".join(E9_PLAY.split()).split(" | "):
        seat, _, actions = turn.partition(" ")
        words = actions.replace(",", "").replace("takes", "take").replace("throws", "discard").split()
        expected += [f"{seat} {verb} {tile}" for verb, tile in zip(words[::2], words[1::2], strict=True)]
    assert play_hand(table, policy_f) == [*expected, "0 win"]
    assert len(expected) + 1 == 37
    won = faces(table, table.state.winning_hand)
    assert won == "[6:6][6:4][6:4][5:1][5:1][5:3][4:3][2:1]"
    assert "[5:1]" in eyes(won)
    assert (table.state.left, table.results) == (5, [[1, -1]])


def test_E10_taking_back_what_one_threw() -> None:
    table = Table(SLUG, wall=P(13))
    for action in ("discard [4:4]", "pass", "discard [4:2]"):
        table.play(action)
    assert table.turn == 0
    assert "take [4:4]" in table.words
    table.play("take [4:4]")
    assert "discard [4:4]" not in table.words
    with pytest.raises(MoveError, match=r"just taken \[4:4\]"):
        table.play("discard [4:4]")
    table.play("discard [5:5]")
    assert table.turn == 0
    assert "discard [4:4]" in table.words


def test_E11_no_draw_after_a_take() -> None:
    table = Table(SLUG, wall=P(5), draw_after_take=False, hands=1)
    done = play_hand(table, policy_m)
    assert len(done) == 33
    assert done[-2].startswith("0 take")
    won = faces(table, table.state.winning_hand)
    assert won == "[1:1][3:3][2:2][6:4][6:4][6:1][6:2][4:2]"
    assert "[6:4]" in eyes(won)
    assert (table.state.turns, table.state.left, table.results) == (17, 11, [[1, -1]])


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"offer": "last", "stake": 3, "next_dealer": "rotate"},
        {"offer": "none", "first_dealer": 1, "hands": 2},
        {"draw_after_take": False, "dealer_draws": True},
        {"offer": "last", "draw_after_take": False, "max_turns": 9},
        {"dealer_draws": True, "max_turns": 4},
    ],
)
def test_plays_like_its_slow_twin(options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, 2, options, seed=len(options), decisions=600)


def test_only_two_players_and_one_set() -> None:
    with pytest.raises(OptionError, match="2 players"):
        Table(SLUG, seats=3)
    with pytest.raises(OptionError, match="no option 'sets'"):
        Table(SLUG, sets=1)


def test_all_know_what_a_player_took_until_it_is_thrown() -> None:
    table = Table(SLUG, wall=P(13))
    for action in ("discard [4:4]", "take [4:4]", "discard [1:1]"):
        table.play(action)
    assert faces(table, table.observe(0).known[1]) == "[4:4]"
    assert _hand_of_other(table) == ["[4:4]"] + [None] * 7
    table.play("discard [4:4]")
    assert faces(table, table.observe(0).known[1]) == ""
    assert _hand_of_other(table) == [None] * 7


def _hand_of_other(table: Table) -> list[str | None]:
    """The hand of seat 1 as seat 0 sees it."""
    return [tile["face"] for tile in table.view(0, language="en")["zones"][3]["tiles"]]


def test_at_a_win_only_the_winner_shows_his_tiles() -> None:
    table = Table(SLUG, wall=P(22), hands=1)
    play_hand(table, policy_f)
    pool, wall, loser, winner = table.view(None, language="en")["zones"]
    assert (pool["caption"], pool["tiles"], wall["amount"]) == ("pool, [6:6] thrown last", [], 17)
    assert [tile["face"] for tile in loser["tiles"]] == [None] * 7
    assert winner["caption"] == "winning hand"
    assert "".join(tile["face"] or "?" for tile in winner["tiles"]) == "[6:6][1:1][4:4][3:1][6:4][6:4][5:1][5:3]"
    assert table.view(0)["log"][1:] == ["s0 discard [6:6]", "s1 take [6:6]", "s1 win", "hand 1 ends: -1, +1"]


REFUSALS = [
    ("take [6:3]", r"there is no \[6:3\] in the pool"),
    ("take", "choose one tile to take"),
    ("take [3:2][5:1]", "choose one tile"),
    ("discard [2:2]", "first take a tile from the pool"),
    ("win", "first take a tile from the pool"),
    ("pass [2:2]", "to pass, choose no tiles"),
]


@pytest.mark.parametrize(("action", "why"), REFUSALS)
def test_refusals_when_asked_for_a_take(action: str, why: str) -> None:
    table = taking(SLUG, "[2:2][2:2][6:6][4:4][5:5][6:4][4:1]", "[5:1][3:2]")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(action)
    assert table._state.tobytes() == before


def test_refusals_when_asked_to_discard() -> None:
    table = taking(SLUG, "[2:2][2:2][6:6][4:4][5:5][6:4][4:1]", "[5:1][3:2]", offer="last")
    with pytest.raises(MoveError, match=r"only the tile thrown last.*\[3:2\]"):
        table.play("take [5:1]")
    table.play("take [3:2]")
    for action, why in (
        ("pass", "one tile too many"),
        ("take [5:1]", "one tile too many"),
        ("discard [6:3]", r"you hold no \[6:3\]"),
        ("discard [3:2]", r"just taken \[3:2\]"),
        ("win [2:2]", "to win, choose no tiles"),
    ):
        with pytest.raises(MoveError, match=why):
            table.play(action)
    table.play("discard [4:1]")
    set_state(table, hands=[counts(table, "[6:6][1:1][4:4][3:1][5:5][3:3][2:2]"), counts(table, "[6:6][1:1]")])
    with pytest.raises(MoveError, match="cannot be split into an eye and tens pairs"):
        table.play("win")
