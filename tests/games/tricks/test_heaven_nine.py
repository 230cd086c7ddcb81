"""Heaven 9: the worked examples of its rules about deal and play, and its slow twin."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from paiju.tiles import FULL32
from tests.games.playing import deal_in_turn, play_beside, play_hand, policy_f, policy_m, set_state
from tests.games.tricks.heaven_nine_positions import SLUG, about_to_follow, about_to_lead, held, stacks
from tests.oracles.heaven_nine import Oracle


def tossed(tosser: int, call: str, *dice: int) -> tuple[Table, list[int]]:
    """The first hand, taken from a wall as this seat calls; and the wall."""
    wall = FULL32.stride(29)
    table = Table(SLUG, wall=wall, dice=[1, tosser or 4, *dice])
    assert table.decide() == tosser
    table.play(call)
    assert table.turn == tosser
    return table, wall


def can_take(lead: str, hand: str) -> list[str]:
    """The words of the takes among the actions of a seat that faces this lead."""
    return [word for word in about_to_follow(lead, hand).words if word.startswith("take")]


def test_E1_two_stacks_each() -> None:
    table, wall = tossed(2, "toss 2 left no", 3, 4)
    assert [held(table, seat) for seat in range(4)] == [sorted(wall[8 * seat : 8 * seat + 8]) for seat in range(4)]
    table, wall = tossed(2, "toss 2 right no", 3, 4)
    columns = [wall[4 * column : 4 * column + 4] for column in range(8)]
    assert held(table, 0) == sorted(columns[7] + columns[6])
    assert held(table, 1) == sorted(columns[5] + columns[4])
    assert held(table, 2) == sorted(columns[3] + columns[2])
    assert held(table, 3) == sorted(columns[1] + columns[0])


@pytest.mark.parametrize("end", ["left", "right"])
def test_E2_peel(end: str) -> None:
    table, wall = tossed(3, f"toss 1 {end} yes", 2)
    assert [held(table, seat) for seat in range(4)] == [sorted(wall[layer::4]) for layer in range(4)]


def test_E3_triples() -> None:
    assert can_take("[3:1][3:1][4:1]", "[1:1][1:1][6:2]") == ["take [1:1][1:1][6:2]"]
    assert can_take("[3:1][3:1][4:1]", "[1:1][6:2][5:3]") == []
    for tile in FULL32.tiles():
        assert can_take("[3:1][3:1][4:1]", "[5:5][5:5]" + FULL32.text([tile])) == []


def test_E4_mixed_pairs() -> None:
    assert can_take("[1:1][6:2]", "[6:6][5:4]") == ["take [6:6][5:4]"]
    assert can_take("[1:1][6:2]", "[6:6][6:6]") == []
    assert can_take("[1:1][6:2]", "[6:3][5:4]") == []


E11_HANDS = {
    0: "[1:1][3:3][6:1][6:2][5:2][4:3][4:1][3:2]",
    1: "[6:6][4:4][3:1][5:5][3:3][6:4][5:1][5:3]",
    2: "[6:6][4:4][3:1][5:5][2:2][2:2][6:5][6:4]",
    3: "[1:1][6:5][6:1][5:1][6:3][5:4][4:2][2:1]",
}
E11_PLAY = """
s2 lead [5:5]; s3 take [1:1]; s0 bury [4:1]; s1 take [6:6]
s1 lead [5:5]; s2 take [4:4]; s3 bury [6:3]; s0 take [1:1]
s0 lead [5:2][4:3]; s1 bury [4:4][5:1]; s2 bury [6:6][2:2]; s3 bury [6:5][6:1]
s0 lead [3:2]; s1 take [5:3]; s2 bury [6:4]; s3 take [5:4]
s3 lead [4:2][2:1]; s0 bury [3:3][6:1]; s1 bury [3:1][6:4]; s2 bury [3:1][6:5]
s3 lead [5:1]; s0 bury [6:2]; s1 bury [3:3]
"""


def test_E11_replay() -> None:
    table = Table(SLUG, wall=deal_in_turn(E11_HANDS, 0, 4), dice=[1, 2, 3], hands=2)
    assert table.decide() == 2
    set_state(table, previous=2, wins=1)
    table.play("toss 1 left no")
    for line in E11_PLAY.strip().splitlines():
        for told in line.split("; "):
            seat, _, words = told.partition(" ")
            assert f"s{table.turn}" == seat
            table.play(words)
            if words == "lead [4:2][2:1]":
                assert table.scores == [-2, -2, -4, 8]
    assert table.turn == 2
    assert table.words == ["bury [2:2]"]
    with pytest.raises(MoveError, match="shut out"):
        table.play("take [2:2]")
    table.play("bury [2:2]")
    assert stacks(table) == [3, 1, 0, 4]
    assert table.results == [[-4, -8, -20, 32]]
    assert (table.state.previous, table.state.wins) == (3, 1)


def test_E12_whole_hand() -> None:
    table = Table(SLUG, wall=FULL32.stride(29), dice=[2, 3, 2, 3], hands=1)
    assert table.decide() == 0
    set_state(table, previous=0, wins=1)
    table.play("toss 2 left no")
    assert held(table, 0) == sorted(FULL32.stride(29)[:8])
    done = play_hand(table, policy_f)
    assert stacks(table) == [1, 1, 4, 2]
    assert table.results == [[-12, -6, 0, 18]]
    assert any(line.startswith("3 ") and line.endswith(" [5:1]") and "bury" not in line for line in done[-4:])
    assert not any("lead [4:2][2:1]" in line or line.count("[") == 4 for line in done)


def test_E13_tosses() -> None:
    calls = [f"toss {dice} {end} {peel}" for dice in (1, 2) for end in ("left", "right") for peel in ("no", "yes")]
    table = Table(SLUG, dice=[1, 1])
    assert (table.decide(), table.words) == (1, calls)
    table = Table(SLUG, dice=[1, 1], peel_allowed=False)
    assert (table.decide(), table.words) == (1, calls[::2])


def test_E14_no_choice_of_toss() -> None:
    table = Table(SLUG, wall=FULL32.stride(29), dice=[1, 1, 2, 2], toss_choice="auto")
    assert table.decide() == 1
    assert table.words[0].startswith("lead")
    assert held(table, 0) == sorted(FULL32.stride(29)[:8])


def test_E15_shut_out_needs_a_single() -> None:
    table = about_to_lead(0, "[2:2][2:2]", "[6:6][6:6]", "[5:1][3:2]", "[5:1][4:1]", tricks=[6, 0, 0, 0])
    table.play("lead [2:2][2:2]")
    assert table.words == ["take [6:6][6:6]", "bury [6:6][6:6]"]


def test_E17_session() -> None:
    walls = [FULL32.stride(step) for step in (15, 13, 29)]
    table = Table(SLUG, wall=walls, dice=[2, 3] * 4, toss_choice="auto", hands=3)
    winners = []
    while not table.over:
        play_hand(table, policy_f)
        winners.append((table.state.previous, table.state.wins))
    assert winners == [(1, 1), (1, 2), (0, 1)]
    assert stacks(table) == [2, 1, 1, 4]
    assert table.results == [[-2, 10, -4, -4], [-8, 16, 0, -8], [24, -18, -6, 0]]
    assert table.scores == [14, 8, -10, -12]


def test_E18_policy_m() -> None:
    table = Table(SLUG, wall=FULL32.stride(19), dice=[1, 1, 4], hands=1)
    done = play_hand(table, policy_m)
    assert done[0] == "1 toss 1 left no"
    assert len(done) == 25
    leads = [line for line in done if "lead" in line]
    assert leads[0].startswith("1 ")
    assert [line.count("[") for line in (leads[0], leads[-1])] == [2, 2]
    assert stacks(table) == [3, 2, 0, 3]
    assert table.results == [[7, -2, -4, -1]]


def test_the_winner_tosses_for_the_next_hand() -> None:
    table = Table(SLUG, wall=[FULL32.stride(15), FULL32.stride(13)], dice=[2, 3, 5, 6, 6], hands=2)
    play_hand(table, policy_f)
    assert table.decide() == table.state.previous
    assert table.words[0] == "toss 1 left no"
    table.play("toss 2 left no")
    assert held(table, (table.state.previous + 11) % 4) == sorted(FULL32.stride(13)[:8])


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"toss_choice": "auto"},
        {"peel_allowed": False, "special_pair_bonus": 0, "quad_bonus": 7, "hands": 1},
        {"toss_choice": "auto", "previous_wins": False, "shut_out": False},
        {"toss_choice": "auto", "buy_at_double": False, "slam_factor": 1, "lowest_factor": 5, "hands": 3},
        {"empty_extra": 1, "special_pair_bonus": 5, "quad_bonus": 0, "slam_factor": 10, "lowest_factor": 1},
    ],
)
def test_plays_like_its_slow_twin(options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, 4, options, seed=9, decisions=500)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"seats": 3}, "for 4 players"),
        ({"toss_choice": "none"}, "toss_choice.*player, auto"),
        ({"slam_factor": 0}, "slam_factor.*from 1"),
        ({"quad_bonus": -1}, "quad_bonus.*from 0"),
    ],
)
def test_bad_options_say_what_is_allowed(options: dict[str, Any], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        Table(SLUG, **options)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("toss 1 left no", "the tiles have been taken"),
        ("lead [4:4]", "a trick is on the table"),
        ("take [4:4][4:4]", "you hold one"),
        ("bury [4:4]", "takes two tiles, not 1"),
        ("take [5:2][4:3]", "only a male pair takes"),
        ("take [5:1][5:1]", "is not higher than"),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(words: str, why: str) -> None:
    table = about_to_follow("[6:1][6:1]", "[4:4][5:1][5:1][5:2][4:3]")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(words)
    assert table._state.tobytes() == before


def test_nothing_takes_the_special_pair() -> None:
    table = about_to_follow("[4:2][2:1]", "[6:6][6:6][6:3]")
    with pytest.raises(MoveError, match="nothing takes the special pair"):
        table.play("take [6:6][6:6]")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("bury [6:6]", "you lead"),
        ("lead [6:6][5:5]", "don't form a set"),
        ("lead [1:1][2:2][3:3]", "don't form a set"),
        ("lead [6:6][6:6]", "you hold one"),
    ],
)
def test_a_refused_lead_says_why(words: str, why: str) -> None:
    hand = "[6:6][1:1][5:5][3:3][2:2]"
    with pytest.raises(MoveError, match=why):
        about_to_lead(0, hand, hand, hand, hand).play(words)


def test_a_refused_toss_says_why() -> None:
    table = Table(SLUG, dice=[1, 1], peel_allowed=False)
    with pytest.raises(MoveError, match="no peeling at this table"):
        table.play("toss 1 left yes")
    with pytest.raises(MoveError, match="first roll"):
        table.play("lead [6:6]")
    with pytest.raises(MoveError, match="one die or two"):
        Table(SLUG, dice=[1, 1]).play("toss 3 left no")


def test_the_row_is_seen_by_nobody() -> None:
    table = Table(SLUG, wall=FULL32.stride(29), dice=[1, 1])
    assert table.decide() == 1
    for seat in (None, 0, 1, 2, 3):
        assert not table.observe(seat).row.array.any()
        assert table.view(seat, language="en")["zones"][-1]["amount"] == 32


def test_buried_tiles_are_told_face_down_and_shown_when_the_hand_is_over() -> None:
    table = about_to_follow("[6:1][6:1]", "[4:4][5:1][5:1][5:2][4:3]")
    table.play("bury [4:4][5:2]")
    assert table.observe(1).laid[1] == 2
    assert [sum(table.observe(seat).down.array[1]) for seat in (0, 1, 2, None)] == [0, 2, 0, 0]
    whole = Table(SLUG, wall=FULL32.stride(29), dice=[2, 3, 2, 3], toss_choice="auto", hands=1)
    play_hand(whole, policy_f)
    assert "s1 bury [?:?]" in whole.view(0)["log"]
    assert sum(whole.observe(None).down.array.sum(axis=1)) == 32 - sum(whole.state.played.array)


def test_the_marker_lies_with_the_previous_winner() -> None:
    table = about_to_lead(0, *["[6:6]"] * 4, previous=2, wins=3)
    marker = [zone for zone in table.view(language="en")["zones"] if "marker" in zone["caption"]]
    assert [(zone["owner"], zone["amount"]) for zone in marker] == [(2, 2)]


def test_a_follower_is_told_what_takes_a_quad() -> None:
    quad = "[1:1][1:1][6:2][5:3]"
    table = about_to_follow(quad, "[6:6][6:6][6:3][5:4]", played=quad)
    assert "with a higher quad, or bury" in str(table.view(1, language="en")["prompt"])
