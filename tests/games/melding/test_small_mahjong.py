"""Small Mahjong: the worked examples of its rules, options and refusals."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from paiju.games.melding.small_mahjong.winning import worth
from tests.games.melding.small_mahjong_positions import (
    SLUG,
    asked,
    drawn_by,
    play_all,
    power_wall,
    story,
    wall_for,
)
from tests.games.playing import play_hand, policy_f, policy_l, policy_m

NONE, LL, SL, SS = range(4)


def kind(text: str) -> int:
    return int(worth(*Table(SLUG).tiles.read(text)))


def test_E1_one_of_each_kind() -> None:
    assert kind("[6:6][6:4][4:4]") == SS
    assert kind("[4:1][4:4][3:2]") == SL
    assert kind("[4:1][3:3][2:2]") == LL


def test_E2_the_straight_must_not_hold_the_number_of_the_set() -> None:
    assert kind("[4:3][5:4][4:4]") == NONE
    assert kind("[3:2][5:4][5:5]") == SL


def test_E3_straights() -> None:
    assert [kind(text) for text in ("[1:1][2:2][3:3]", "[6:5][4:3][2:1]", "[5:2][3:3][4:4]")] == [LL] * 3
    assert kind("[6:1][6:5][6:5]") == NONE


def test_E4_the_best_reading_counts() -> None:
    table = drawn_by(1, "[4:4][5:5][6:5][6:4][6:3][5:4]", hands=1)
    table.play("win")
    assert table.results == [[-5, 15, -5, -5]]
    assert kind("[4:4][5:4][5:5]") + kind("[6:3][6:4][6:5]") == 5
    assert kind("[4:4][5:5][6:3]") + kind("[5:4][6:4][6:5]") == 2


def test_E5_distance() -> None:
    assert "claim [2:2][2:1]" in asked(3, "[2:2][2:1][6:6][6:5][6:4]", "[1:1]").words
    for seat, may in ((1, True), (2, True), (3, False)):
        assert ("claim [6:1][5:4]" in asked(seat, "[6:1][5:4][6:6][6:5][2:2]", "[1:1]").words) == may


def test_E6_two_straights_only_for_the_next_player() -> None:
    hand = "[4:1][2:2][6:6][6:5][1:1]"
    assert asked(2, hand, "[3:3]").words == ["pass"]
    assert "claim [2:2][4:1]" in asked(1, hand, "[3:3]").words


def test_E7_a_win_from_anywhere() -> None:
    table = asked(3, "[4:1][2:2]", "[3:3]", exposed="[6:6][6:4][4:4]", hands=1)
    assert table.words == ["win", "pass"]
    table.play("win")
    assert table.results == [[-4, -4, -4, 12]]


def test_E8_nearness_goes_before_winning() -> None:
    table = Table(SLUG, wall=wall_for(["[1:1][6:5]", *E8_TILES], "[5:5]"))
    table.play("discard [1:1]")
    assert (table.turn, table.words) == (1, ["claim [2:2][2:1]", "pass"])
    table.play("pass")
    assert (table.turn, table.words[0]) == (2, "win")


def test_E8_win_first() -> None:
    table = Table(SLUG, wall=wall_for(["[1:1][6:5]", *E8_TILES], "[5:5]"), claim_rank="win_first")
    table.play("discard [1:1]")
    assert (table.turn, table.words) == (1, ["pass"])
    table.play("pass")
    assert (table.turn, table.words) == (2, ["win", "pass"])
    passed = table.copy()
    table.play("win")
    assert table.results[0][2] > 0
    play_all(passed, "2 pass, 3 pass")
    assert (passed.turn, passed.words) == (1, ["claim [2:2][2:1]", "pass"])
    passed.play("pass")
    assert passed.turn == 2
    assert passed.words[0].startswith("claim")
    assert "win" not in passed.words


# With [1:1] seat 1 can claim a Set-Set; seat 2 has [4:4][5:5][3:3] and wins.
E8_TILES = ["[2:2][2:1][6:6][6:6][6:4]", "[4:4][5:5][3:3][6:1][5:4]", "[5:1][6:2][6:4][6:5][2:2]"]


def test_E9_whole_hand() -> None:
    table = Table(SLUG, wall=power_wall(15), hands=1)
    read = table.tiles.read
    hands = [
        "[1:1][3:1][5:5][6:5][5:4]",
        "[3:1][6:1][5:1][5:2][3:2]",
        "[1:1][3:3][6:1][6:3][5:3]",
        "[2:2][5:1][4:3][4:2][2:1]",
    ]
    assert [sorted(power_wall(15)[5 * seat : 5 * seat + 5]) for seat in range(4)] == [read(hand) for hand in hands]
    assert power_wall(15)[20:23] == read("[5:5][6:6][4:1]")
    assert story(table, policy_f) == [
        "0 discard [1:1]",
        "3 claim [2:2][2:1]",
        "3 discard [5:1]",
        "0 discard [6:6]",
        "1 claim [6:1][3:2]",
        "1 discard [3:1]",
        "2 claim [1:1][3:3]",
        "2 discard [6:1]",
        "3 win",
    ]
    assert table.results == [[-5, -5, -5, 15]]
    assert [zone["caption"] for zone in table.view(language="en")["zones"] if zone["owner"] == 3][:2] == [
        "winning hand, 5 points",
        "Set-Set",
    ]


def test_E10_the_next_player_wins() -> None:
    table = Table(SLUG, wall=power_wall(18), hands=1)
    assert story(table, policy_f) == ["0 discard [3:1]", "1 win"]
    assert table.results == [[-6, 18, -6, -6]]


def test_E11_three_players() -> None:
    table = Table(SLUG, seats=3, wall=power_wall(13), hands=1)
    lines = story(table, policy_f)
    assert lines[:5] == [
        "0 discard [3:3]",
        "1 claim [4:4][5:5]",
        "1 discard [1:1]",
        "2 claim [3:1][4:2]",
        "2 discard [6:4]",
    ]
    assert lines[-2:] == ["0 discard [4:4]", "2 win"]
    assert len(lines) == 14
    assert table.results == [[-3, -3, 6]]
    assert [face for face in range(21) if table.state.won[face]] == table.tiles.read("[4:4][6:2][5:3]")


def test_E12_win_first() -> None:
    table = Table(SLUG, wall=power_wall(24), claim_rank="win_first", hands=1)
    lines = story(table, policy_m)
    assert "2 claim [3:1][6:2]" in lines
    assert lines[-2:] == ["0 discard [4:3]", "2 win"]
    assert len(lines) == 7
    assert table.results == [[-3, -3, 9, -3]]
    near = Table(SLUG, wall=power_wall(24), hands=1)
    lines = story(near, policy_m)
    thrown = lines.index("0 discard [4:3]")
    assert lines[thrown + 1].startswith("1 claim")
    assert len(lines) == 20
    assert near.results == [[0, 0, 0, 0]]


def test_after_a_claim_there_is_no_win() -> None:
    """The three tiles left are a triplet; whoever wanted to win had to say so."""
    table = asked(1, "[2:2][2:1][6:6][6:4][4:4]", "[1:1]")
    assert table.words == ["win", "claim [2:2][2:1]", "pass"]
    table.play("claim [2:2][2:1]")
    assert table.words == ["discard [6:6]", "discard [4:4]", "discard [6:4]"]


def test_discarder_pays_for_all() -> None:
    options: dict[str, Any] = {"discarder_pays": True, "stake": 2, "hands": 1}
    table = asked(3, "[4:1][2:2]", "[3:3]", exposed="[6:6][6:4][4:4]", **options)
    table.play("win")
    assert table.results == [[-24, 0, 0, 24]]
    table = drawn_by(3, "[4:1][2:2][3:3]", exposed="[6:6][6:4][4:4]", **options)
    table.play("win")
    assert table.results == [[-8, -8, -8, 24]]


def test_who_deals_next() -> None:
    drawn, won = power_wall(24), power_wall(18)
    table = Table(SLUG, wall=[drawn, won, drawn])
    play_hand(table, policy_l)
    assert (table.results, table.decide()) == ([[0, 0, 0, 0]], 0)
    play_hand(table, policy_f)
    assert table.decide() == 1
    table = Table(SLUG, wall=[drawn, won, drawn], next_dealer="rotate", first_dealer=3)
    play_hand(table, policy_l)
    assert table.decide() == 0
    play_hand(table, policy_f)
    assert table.decide() == 1


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"claim_rank.*far.*near, win_first"):
        Table(SLUG, claim_rank="far")
    with pytest.raises(OptionError, match=r"stake.*0"):
        Table(SLUG, stake=0)
    with pytest.raises(OptionError, match="3 to 4 players"):
        Table(SLUG, seats=2)


def refused(table: Table, action: str, why: str) -> None:
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(action)
    assert table._state.tobytes() == before


def test_refusals_on_turn() -> None:
    table = drawn_by(1, "[4:4][5:5][6:5][6:4][6:3][1:1]")
    refused(table, "pass", "no thrown tile")
    refused(table, "claim [4:4][5:5]", "no thrown tile")
    refused(table, "win", "your concealed tiles don't make the triplets")
    refused(table, "discard [3:3]", r"you hold no \[3:3\]")
    refused(table, "discard", "choose a tile to throw")
    refused(drawn_by(1, "[4:4][5:5][6:5][6:4][6:3][5:4]"), "win [4:4]", "choose no tiles to win")
    claimed = asked(1, "[2:2][2:1][6:6][6:4][4:4]", "[1:1]")
    claimed.play("claim [2:2][2:1]")
    refused(claimed, "win", "after a claim you must throw")


def test_refused_answers() -> None:
    table = asked(3, "[6:1][5:4][6:6][6:5][2:2]", "[1:1]")
    refused(table, "discard [6:6]", "take it or pass")
    refused(table, "pass [1:1]", "choose no tiles to pass")
    refused(table, "win", r"even with \[1:1\] your concealed tiles don't make")
    refused(asked(1, "[5:5][6:5][6:4][6:3][5:4]", "[4:4]"), "win [4:4]", "choose no tiles to win")
    refused(asked(1, "[4:1][2:2]", "[3:3]", exposed="[6:6][6:4][4:4]"), "win [3:3]", "choose no tiles to win")
    refused(table, "claim [6:1]", "choose the two tiles")
    refused(table, "claim [6:1][4:4]", r"you hold no \[4:4\]")
    refused(table, "claim [2:2][2:2]", r"you hold only one \[2:2\]")
    refused(table, "claim [6:6][6:5]", r"\[6:6\]\[1:1\]\[6:5\] don't make a triplet")
    refused(table, "claim [6:1][5:4]", "Set-Straight, which only the next two players may claim, and you sit 3 seats")
    refused(asked(2, "[4:1][2:2][6:6][6:5][1:1]", "[3:3]"), "claim [4:1][2:2]", "only the next player may claim")
    refused(asked(1, "[4:1][2:2]", "[3:3]", exposed="[6:6][6:4][4:4]"), "claim [4:1][2:2]", "second one can only win")


def test_refusals_where_wins_go_first() -> None:
    table = asked(1, "[2:2][2:1][6:6][6:4][4:4]", "[1:1]", claim_rank="win_first")
    refused(table, "claim [2:2][2:1]", "claims come after")
    play_all(table, "1 pass, 2 pass, 3 pass")
    refused(table, "win", "now the tile can only be claimed")
