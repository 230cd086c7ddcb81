"""Ponjan: the worked examples of its rules, options and refusals."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from tests.games.melding.ponjan_positions import (
    SLUG,
    completed,
    drawn_by,
    names_of,
    play_all,
    played_out,
    power_wall,
    thrown_at,
    wall_for,
)
from tests.games.playing import play_hand, policy_f, set_state


def test_E1_three_colors_with_one_id() -> None:
    assert completed(thrown_at("R0 R0 R0 B0 B0", "B0", "Y0")) == (["all same id", "three color"], [-4, 4, 0])
    assert completed(thrown_at("R0 R0 R0 B1 B1", "B1", "Y0")) == (["three color"], [-2, 2, 0])


def test_E2_no_point_is_no_completion() -> None:
    table = thrown_at("W1 W1", "W1", "R0 B0")
    assert table.words == ["pass"]
    asked = []
    while table.state.window:
        asked.append((table.turn, table.words))
        table.play("pass")
    assert asked == [(1, ["pass"]), (2, ["pass"]), (2, ["pass"])]
    assert completed(drawn_by(1, "W1 W1 W1", "R0 B0")) == (["complete with draw"], [0, 1, -1])


def test_E3_a_closed_hand_keeps_no_steals() -> None:
    table = thrown_at("R0 R0 R0 B0 B0 B0 W1 W1", "W1")
    passed = table.copy()
    assert completed(table) == (["no steals"], [-1, 1, 0])
    play_all(passed, "1 pass, 2 pass")
    assert (passed.turn, passed.words) == (1, ["pass"])


def test_E3_strict_no_steals() -> None:
    table = thrown_at("R0 R0 R0 B0 B0 B0 W1 W1", "W1", strict_no_steals=True)
    assert table.words == ["pass"]
    play_all(table, "1 pass, 2 pass")
    assert (table.turn, table.words) == (1, ["steal", "pass"])
    table.play("steal")
    assert table.words == ["reach R0", "reach B0", "discard R0", "discard B0"]


@pytest.mark.parametrize(("formula", "score"), [("seed", 16), ("code", 8)])
def test_E4_four_points(formula: str, score: int) -> None:
    table = thrown_at("W0 W0 W0 D0 D0", "D0", "R0", score_formula=formula)
    assert completed(table) == (["all same id", "dragon", "one color and others"], [-score, score, 0])


def test_E5_dragons_and_whites() -> None:
    assert completed(thrown_at("D0 D0 D0 D1 D1", "D1", "W0")) == (["dragon", "dragon"], [-2, 2, 0])
    assert completed(thrown_at("D0 D0 D0 D1 D1", "D1", "W0", dragon_once=True)) == (["dragon"], [-1, 1, 0])
    assert completed(thrown_at("W1 W1 W1 W2 W2", "W2", "W0")) == (["all same color"], [-4, 4, 0])


@pytest.mark.parametrize(("formula", "score"), [("seed", 48), ("code", 40)])
def test_E6_everything_at_once(formula: str, score: int) -> None:
    table = drawn_by(1, "R0 " * 9, score_formula=formula)
    set_state(table, reached=[0, 1, 0, 0], ippatsu=[0, 1, 0, 0])
    names, result = completed(table)
    assert names == [
        "reach",
        "ippatsu",
        "all same id",
        "two identical",
        "no steals",
        "complete with draw",
        "all same color",
        "all same",
    ]
    assert result == [-score // 2, score, -score // 2]
    assert "21 points" in next(zone["caption"] for zone in table.view(language="en")["zones"] if zone["owner"] == 1)


def test_E7_shares() -> None:
    three_colors = "R0 R0 R0 B1 B1 B1 Y0 Y0 Y0"
    assert completed(drawn_by(2, three_colors, seats=4))[1] == [-5, -5, 16, -6]
    assert completed(drawn_by(0, "W1 W1 W1", "R0 B0"))[1] == [1, -1, 0]
    assert completed(drawn_by(2, three_colors, seats=4, ruleset="unity"))[1] == [-26, -26, 80, -26]


@pytest.mark.parametrize(
    ("eight", "is_ready"),
    [
        ("R0 R0 R0 R0 R0 W1 W1 W1", True),
        ("R0 R0 R0 R0 W1 W1 W1 W1", False),
        ("R0 " * 8, True),
        ("R0 R0 R0 W1 W1 B0 B0 D0", False),
    ],
)
def test_E8_ready(eight: str, is_ready: bool) -> None:
    assert ("reach Y1" in drawn_by(1, f"{eight} Y1").words) == is_ready


E9_HANDS = ["B1 B1 R0 R1 Y1 W2 W3 D1", "R0 R0 R0 B0 B0 B0 Y0 W0", "B1 R1 R1 Y1 Y1 W2 W3 D0"]
E9_START = "0 discard D1, 1 reach W0"


def ippatsu(table: Table) -> list[int]:
    return [table.state.ippatsu[seat] for seat in range(3)]


def test_E9_a_steal_takes_ippatsu_away() -> None:
    table = Table(SLUG, wall=wall_for(E9_HANDS, "W3 Y0"))
    play_all(table, E9_START)
    assert ippatsu(table) == [0, 1, 0]
    play_all(table, "2 discard B1, 0 steal")
    assert ippatsu(table) == [0, 0, 0]


def test_E9_ippatsu_lasts_until_the_next_discard() -> None:
    table = Table(SLUG, wall=wall_for(E9_HANDS, "W3 Y0 R1 Y0 Y0 Y1 Y0"))
    play_all(table, E9_START + ", 2 discard B1")
    thrown, drawn = table.copy(), table.copy()
    play_all(thrown, "0 discard Y0, 1 complete")
    assert "ippatsu" in thrown.view(language="en")["zones"][4]["caption"]
    play_all(drawn, "0 discard R0, 1 complete")
    assert "ippatsu" in drawn.view(language="en")["zones"][4]["caption"]
    play_all(table, "0 discard R0, 1 discard Y0")
    assert ippatsu(table) == [0, 0, 0]
    play_all(table, "2 discard R1, 0 discard Y0, 1 complete")
    assert (
        table.view(language="en")["zones"][4]["caption"]
        == "complete: reach, all same id, no steals, three color, 5 points"
    )


def story(table: Table) -> list[str]:
    """A game by policy F, without the questions that leave no choice but to pass."""
    return [line for line in play_hand(table, policy_f) if not line.endswith("pass")]


E10_HANDS = ["R0 R1 B0 B1 B1 Y0 W0 W3", "R1 R1 B0 B0 B0 Y0 Y1 Y1", "R0 R0 R1 B0 Y0 Y1 Y1 W1"]
E10_STORY = (
    "0 discard R0, 2 steal, 2 discard R1, 1 steal, 1 reach Y0, 2 discard B0, 0 discard R1, 1 complete"  # 8 decisions
)


def test_E10_whole_game() -> None:
    wall = power_wall(35)
    table = Table(SLUG, wall=wall, hands=1)
    assert [sorted(wall[8 * seat : 8 * seat + 8]) for seat in range(3)] == [table.tiles.read(h) for h in E10_HANDS]
    assert wall[24:29] == table.tiles.read("B1 B0 R1 Y1 Y1")
    assert ", ".join(story(table)) == E10_STORY
    assert table.results == [[-8, 16, -8]]
    assert names_of(table.state.combinations) == ["reach", "ippatsu", "complete with draw", "three color"]


def test_E11_whole_game() -> None:
    table = Table(SLUG, wall=power_wall(34), hands=1)
    lines = story(table)
    assert "1 reach W3" in lines
    assert lines[-2:] == ["0 discard B1", "1 complete"]
    assert "2 steal" in lines
    assert len(lines) == 8
    assert names_of(table.state.combinations) == ["reach", "no steals"]
    assert (table.results, table.state.left) == ([[-2, 2, 0]], 49)


READY, FAR_OFF = "R0 R0 R0 B0 B0 B0 Y0 Y0", "R0 B0 Y0 R1 B1 Y1 W0 W1"


def test_E12_ready_hands_are_paid() -> None:
    tenpai: dict[str, Any] = {"no_deck": "tenpai"}
    one_ready = [FAR_OFF, READY, FAR_OFF + " D1"]
    assert played_out(one_ready, score_unit=10, **tenpai).results == [[-15, 30, -15]]
    assert played_out(one_ready, **tenpai).results == [[-2, 3, -1]]
    assert played_out([READY, READY, FAR_OFF, READY + " D1"], score_unit=10, **tenpai).results == [[10, 10, -30, 10]]
    assert played_out(one_ready).results == [[0, 0, 0]]


def test_ready_hands_are_shown_also_when_nothing_is_paid() -> None:
    def shown(hands: list[str], no_deck: str) -> list[str]:
        zones = played_out(hands, no_deck=no_deck).view(language="en")["zones"]
        return [zone["caption"] for zone in zones if zone["kind"] == "hand" and zone["tiles"][0]["face"]]

    assert shown([READY, READY, READY + " D1"], "tenpai") == ["ready"] * 3
    assert shown([FAR_OFF, READY, FAR_OFF + " D1"], "tenpai") == ["ready"]
    assert shown([READY, READY, READY + " D1"], "none") == []


def test_a_stolen_last_discard_keeps_the_game_going() -> None:
    table = thrown_at("R0 R0 B0 Y0 W0 W1 W2 D0", "R0")
    set_state(table, left=0)
    play_all(table, "1 steal, 1 discard D0")
    assert table.state.window
    while not table.results:
        table.play("pass")
    assert table.results == [[0, 0, 0]]


def test_unity_sets_what_is_not_given() -> None:
    table = Table(SLUG, ruleset="unity", score_unit=1, start_score=7, seed=1)
    given = {name: table.options[name] for name in ("score_formula", "score_unit", "rounding", "no_deck")}
    assert given == {"score_formula": "code", "score_unit": 1, "rounding": "truncate", "no_deck": "tenpai"}
    assert table.options["starter_bonus"] is table.options["starter_stays"] is True
    assert table.scores == [7, 7, 7]
    assert Table(SLUG, ruleset="unity").scores == [250] * 3


def test_a_starter_who_gains_stays_and_the_game_does_not_count() -> None:
    hands = ["R0 R0 R0 B0 B0 B0 Y0 Y0", "R1 R1 B1 B1 Y1 Y1 W0 W1", "W0 W1 W2 W3 D0 D1 R1 B1"]
    wall = wall_for(hands, "Y0")
    table = Table(SLUG, wall=[wall] * 3, starter_stays=True, hands=2)
    for _ in range(2):
        assert (table.decide(), table.state.number) == (0, 1)
        table.play("complete")
    assert table.decide() == 0
    play_hand(table, lambda words, step: len(words) - 1)
    assert (table.decide(), table.state.number) == (1, 2)
    play_hand(table, policy_f)
    assert table.over


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"score_unit: 5 .* 1 or 10$"):
        Table(SLUG, score_unit=5)
    with pytest.raises(OptionError, match=r"ruleset.*java.*seed, unity"):
        Table(SLUG, ruleset="java")
    with pytest.raises(OptionError, match="2 to 4 players"):
        Table(SLUG, seats=5)
    with pytest.raises(OptionError, match="first_dealer"):
        Table(SLUG, seats=2, first_dealer=2)


def refused(table: Table, action: str, why: str) -> None:
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(action)
    assert table._state.tobytes() == before


def test_refusals_on_turn() -> None:
    table = drawn_by(1, "R0 R0 R0 R0 W1 W1 W1 W1 Y1")
    refused(table, "steal", "no thrown tile")
    refused(table, "pass", "no thrown tile")
    refused(table, "complete", "your nine tiles don't make three sets")
    refused(table, "discard B0", "you hold no B0")
    refused(table, "discard", "choose one tile to discard")
    refused(table, "reach", "choose one tile to discard with your reach")
    refused(table, "reach Y1", "without Y1 your eight tiles don't make two sets and a pair")
    refused(drawn_by(1, "R0 " * 9), "complete R0", "choose no tiles")


def test_refusals_after_a_reach() -> None:
    table = drawn_by(1, "R0 R0 R0 R0 R0 W1 W1 W1 Y1")
    set_state(table, reached=[0, 1, 0, 0])
    assert table.words == ["discard Y1"]
    refused(table, "discard R0", "you must discard the tile you drew, Y1")
    refused(table, "reach Y1", "already declared reach")


def test_refused_answers() -> None:
    table = thrown_at("W1 W1 W1 B0 B0", "B0", "R0")
    refused(table, "steal", "stealing comes after")
    refused(table, "complete", "three sets, but no combination")
    refused(table, "discard B0", "take it or pass")
    refused(table, "pass B0", "choose no tiles to pass")
    refused(thrown_at("W1 W1 W1 B0 B0", "Y0", "R0"), "complete", "even with Y0 your nine tiles don't make three sets")
    table = thrown_at("R0 R0 R0 B0 B0 B0 W1 W1", "W1")
    play_all(table, "1 pass, 2 pass")
    refused(table, "complete", "now it can only be stolen")
    refused(table, "steal", "could complete your hand with this tile and passed")
    table = thrown_at("R0 R0 R0 B0 B0 B0 W1 W2", "W1")
    play_all(table, "1 pass, 2 pass")
    refused(table, "steal", "need two W1 in your hand, and you hold 1")


def test_refused_completion_after_a_steal() -> None:
    table = thrown_at("R0 R0 B0 B0 B0 W1 W1 W1", "R0", strict_no_steals=True)
    play_all(table, "1 pass, 2 pass, 1 steal")
    refused(table, "complete", "after a steal you must discard")
