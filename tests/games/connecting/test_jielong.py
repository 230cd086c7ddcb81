"""Connect the Dragon: the worked examples of its rules, and its slow twin."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from tests.games.connecting.dragons import one_hand, points_of, position, session, settled, story
from tests.games.playing import Policy, play_beside, play_hand, play_session, policy_f, policy_l
from tests.oracles.jielong import Oracle

SLUG = "jielong"


def test_E1_settlement_by_differences() -> None:
    table = settled(SLUG, [0, 9, 9, 21])
    assert table.results == [[39, 3, 3, -45]]


def test_E2_joining_is_compulsory_and_turns_the_end() -> None:
    hand = "[5:5][6:5][5:1][4:1]"
    table = position(SLUG, hand, (5, 0))
    assert table.words == ["play [5:5]", "play [6:5]", "play [5:1]"]
    for word, end in zip(table.words, (5, 6, 1), strict=True):
        after = table.copy()
        after.play(word)
        assert after.state.ends[0] == end


def test_E3_equal_tiles_are_one_action() -> None:
    assert position(SLUG, "[4:4][4:4][6:5]", (2, 0)).words == ["discard [4:4]", "discard [6:5]"]


def test_E4_the_other_end_of_the_lead_is_closed() -> None:
    table = position(SLUG, "[6:6][6:2][3:1]", (4, 0))
    assert table.words == ["discard [6:6]", "discard [3:1]", "discard [6:2]"]


def test_E5_among_equals_the_lower_hand_wins() -> None:
    table = settled(SLUG, [4, 9, 12, 4], dealer=2)
    assert table.results == [[13, -7, -19, 13]]
    assert table.state.winner == table.state.dealer == 3


def test_E6_three_players() -> None:
    table = settled(SLUG, [10, 3, 20])
    assert table.results == [[3, 24, -27]]


def test_E7_two_ends() -> None:
    table = position(SLUG, "[6:3][3:3][5:2]", (6, 3), arms=2)
    assert table.words == ["play [3:3] L", "play [6:3] R", "play [6:3] L"]
    right, left = table.copy(), table.copy()
    right.play("play [6:3] R")
    left.play("play [6:3] L")
    assert [right.state.ends[0], left.state.ends[1]] == [3, 6]


E8_HANDS = [
    "[6:6][3:1][5:5][6:1][5:1][6:3][6:2][4:3]",
    "[1:1][1:1][4:4][3:3][2:2][6:1][5:3][4:2]",
    "[6:6][3:1][6:5][6:5][6:4][5:4][5:2][2:1]",
    "[4:4][5:5][3:3][2:2][6:4][5:1][4:1][3:2]",
]
E8_STORY = """
0 lead [4:3] open 3, 1 [5:3], 2 [5:2], 3 [3:2], 0 [6:3], 1 [6:1], 2 [2:1], 3 [2:2], 0 [6:2], 1 down [4:2], 2 [6:4],
3 [4:1], 0 [5:1], 1 down [2:2], 2 [5:4], 3 [6:4], 0 [6:1], 1 [1:1], 2 [3:1], 3 [3:3], 0 [3:1], 1 [1:1], 2 down [6:5],
3 [5:1], 0 [5:5], 1 down [3:3], 2 [6:5], 3 down [5:5], 0 [6:6], 1 down [4:4], 2 [6:6], 3 down [4:4]
"""


def test_E8_whole_hand_with_one_arm() -> None:
    table, done = one_hand(SLUG, E8_HANDS, 0, policy_l)
    assert done == story(E8_STORY)
    assert points_of(table) == [0, 24, 11, 18]
    assert table.results == [[53, -43, 9, -19]]
    assert table.state.dealer == 0


E9_HANDS = [
    "[6:6][1:1][5:5][3:3][2:2][2:2][6:1][5:4]",
    "[6:6][3:3][6:5][6:5][6:4][6:1][3:2][2:1]",
    "[1:1][4:4][3:1][6:3][6:2][5:2][4:3][4:2]",
    "[4:4][3:1][5:5][6:4][5:1][5:1][5:3][4:1]",
]
E9_STORY = """
1 lead [6:6], 2 [6:3]R, 3 [3:1]R, 0 [6:6]L, 1 [6:5]L, 2 [1:1]R, 3 [5:5]L, 0 [1:1]R, 1 [6:5]L, 2 [3:1]R, 3 [6:4]L,
0 [3:3]R, 1 [3:3]R, 2 [4:4]L, 3 [4:4]L, 0 [5:4]L, 1 [3:2]R, 2 [6:2]R, 3 [5:1]L, 0 [6:1]R, 1 [6:1]R, 2 down [5:2],
3 [5:1]L, 0 [5:5]L, 1 [6:4]R, 2 [4:3]R, 3 [5:3]R, 0 down [2:2], 1 down [2:1], 2 down [4:2], 3 down [4:1]
"""


def test_E9_whole_hand_with_two_arms_blocked() -> None:
    table, done = one_hand(SLUG, E9_HANDS, 1, policy_f, arms=2)
    assert done == story(E9_STORY)
    assert points_of(table) == [8, 3, 13, 5]
    assert table.results == [[-3, 17, -23, 9]]
    assert table.state.winner == 1


def test_E10_a_clean_player_doubles_the_others() -> None:
    table = settled(SLUG, [0, 7, 5, 12], clean_doubles_others=True)
    assert table.results == [[48, -8, 8, -48]]


@pytest.mark.parametrize(
    ("policy", "points", "result"),
    [(policy_f, [30, 41, 18, 0], [-31, -75, 17, 89]), (policy_l, [8, 32, 29, 16], [53, -43, -31, 21])],
)
def test_E11_deal_order(policy: Policy, points: list[int], result: list[int]) -> None:
    table = Table(SLUG, wall=Table(SLUG).tiles.stride(7), first_dealer=2, hands=1)
    table.decide()
    assert "[6:6]" in table.words[0]
    play_hand(table, policy)
    assert points_of(table) == points
    assert table.results == [result]


def test_E12_session() -> None:
    tiles = Table(SLUG).tiles
    table = Table(SLUG, wall=[tiles.stride(step) for step in (5, 7, 9)], first_dealer=1, hands=3)
    assert session(table, policy_f) == [1, 1, 2]
    assert table.results == [[-1, 31, -21, -9], [-75, 17, 89, -31], [13, 1, 5, -19]]
    assert table.scores == [-63, 49, 73, -59]


def test_E13_idle_tiles() -> None:
    table = Table(SLUG, seats=3, wall=Table(SLUG).tiles.stride(7), hands=1)
    play_session(table, policy_f)
    idle = [face for face in range(21) for _ in range(table.state.idle[face])]
    assert table.tiles.text(idle) == "[6:1][5:3]"
    assert points_of(table) == [9, 18, 0]
    assert table.results == [[0, -27, 27]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"arms": 2, "next_dealer": "rotate", "first_dealer": 1},
        {"must_play": False, "settlement": "chips"},
        {"arms": 2, "clean_doubles_others": True, "must_play": False},
    ],
)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=600)


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"arms.*3.*1 to 2"):
        Table(SLUG, arms=3)
    with pytest.raises(OptionError, match=r"first_dealer.*3.*0 to 2"):
        Table(SLUG, seats=3, first_dealer=3)


def test_a_refused_move_changes_nothing() -> None:
    table = position(SLUG, "[5:5][6:5]", (5, 0))
    before = table._state.tobytes()
    with pytest.raises(MoveError, match="you hold no"):
        table.play("play [5:1]")
    with pytest.raises(MoveError, match="must be joined"):
        table.play("discard [5:5]")
    assert table._state.tobytes() == before


def test_a_refused_lead_or_side_says_what_is_missing() -> None:
    with pytest.raises(MoveError, match="which of the tile's two numbers"):
        Table(SLUG, wall="".join(E8_HANDS)).play("lead [4:3] open 5")
    with pytest.raises(MoveError, match="both ends are open: nothing to choose"):
        Table(SLUG, wall="".join(E8_HANDS), arms=2).play("lead [4:3] open 4")
    two_ends = position(SLUG, "[6:3][5:2]", (6, 3), arms=2)
    with pytest.raises(MoveError, match=r"\[6:3\] fits both ends"):
        two_ends.play("play [6:3]")
    with pytest.raises(MoveError, match=r"\[5:2\] has no 6 or 3"):
        two_ends.play("play [5:2] L")
    with pytest.raises(MoveError, match=r"\[5:2\] has no 6$"):
        position(SLUG, "[6:3][5:2]", (6, 6), arms=2).play("play [5:2] L")
    with pytest.raises(MoveError, match=r"\[3:2\] fits the left end"):
        position(SLUG, "[3:2][5:2]", (6, 3), arms=2).play("play [3:2]")
    with pytest.raises(MoveError, match=r"\[6:2\] fits the right end"):
        position(SLUG, "[6:2][5:2]", (6, 3), arms=2).play("play [6:2] L")


def test_a_dragon_with_one_end_has_no_side_to_name() -> None:
    table = position(SLUG, "[5:1][6:4]", (5, 0))
    with pytest.raises(MoveError, match="there is only one open end: nothing to choose"):
        table.play("play [5:1] R")
    with pytest.raises(MoveError, match=r"\[6:4\] has no 5"):
        table.play("play [6:4] R")
    with pytest.raises(MoveError, match="choose one tile only"):
        table.play("play [5:1][6:4]")


@pytest.mark.parametrize(
    ("hand", "options", "prompt"),
    [
        ("[5:1][6:4]", {}, "Join a tile to the open 5."),
        ("[6:4][4:4]", {}, "No tile of yours has a 5: put one face down."),
        ("[5:1][6:4]", {"must_play": False}, "Join a tile to the open 5, or put one face down."),
        ("[6:4][4:4]", {"must_play": False}, "No tile of yours has a 5: put one face down."),
    ],
)
def test_the_prompt_says_what_is_legal(hand: str, options: dict[str, Any], prompt: str) -> None:
    table = position(SLUG, hand, (5, 0), **options)
    assert table.view(1, language="en")["prompt"] == prompt
    assert ("play" in str(table.words), "discard" in str(table.words)) == ("Join" in prompt, "face down" in prompt)


@pytest.mark.parametrize(
    ("hand", "options", "prompt"),
    [
        ("[3:1][6:4]", {}, "Join a tile to the 5 on the right or the 3 on the left."),
        ("[6:4][4:4]", {}, "No tile of yours has a 5 or a 3: put one face down."),
        (
            "[3:1][6:4]",
            {"must_play": False},
            "Join a tile to the 5 on the right or the 3 on the left, or put one face down.",
        ),
    ],
)
def test_the_prompt_of_two_ends_says_what_is_legal(hand: str, options: dict[str, Any], prompt: str) -> None:
    assert position(SLUG, hand, (5, 3), arms=2, **options).view(1, language="en")["prompt"] == prompt


def test_the_lead_comes_first_and_only_once() -> None:
    with pytest.raises(MoveError, match="the dealer leads a tile first"):
        Table(SLUG, wall="".join(E8_HANDS)).play("play [4:3]")
    table = position(SLUG, "[5:1][6:4]", (5, 0))
    with pytest.raises(MoveError, match="already on the table"):
        table.play("lead [5:1] open 5")
    with pytest.raises(MoveError, match="choose a tile"):
        table.play("play")


def test_with_three_players_two_tiles_lie_out_of_play_unseen_until_the_end() -> None:
    table = Table(SLUG, seats=3, wall=Table(SLUG).tiles.stride(7), hands=1)
    for seat in (None, 0, 1, 2):
        assert out_of_play(table, seat) == (2, [])
    play_session(table, policy_f)
    assert out_of_play(table, None) == (2, ["[6:1]", "[5:3]"])
    assert all(zone["caption"] != "out of play" for zone in Table(SLUG, seed=1).view(language="en")["zones"])


def out_of_play(table: Table, seat: int | None) -> tuple[int | None, list[str | None]]:
    (zone,) = (zone for zone in table.view(seat, language="en")["zones"] if zone["caption"] == "out of play")
    return zone["amount"], [tile["face"] for tile in zone["tiles"]]
