"""Slanted Nail: the worked examples of its rules, and its slow twin."""

from typing import Any

import pytest

from paiju import OptionError, Table
from paiju.kernel.zones import faces_in
from paiju.tiles import FULL32
from tests.games.connecting.dragons import one_hand, points_of, session, settled
from tests.games.playing import deal_in_turn, play_beside, play_hand, policy_f, policy_l
from tests.oracles.ce_deng import Oracle

SLUG = "ce-deng"

EIGHT_DOUBLES = {
    0: "[6:6][6:6][1:1][1:1][5:5][3:3][2:2][4:4]",
    1: "[6:5][6:5][6:4][6:4][6:1][6:1][5:1][5:1]",
    2: "[6:3][5:4][6:2][5:3][5:2][4:3][4:2][4:1]",
    3: "[3:1][3:1][4:4][5:5][3:3][2:2][3:2][2:1]",
}
SEVEN_DOUBLES = "[6:6][6:6][1:1][4:4][5:5][3:3][2:2][6:5]"
SIX_DOUBLES = "[6:6][6:6][1:1][4:4][5:5][3:3][5:4][6:5]"


def wall_with(hand: str) -> list[int]:
    """A wall that begins with this hand."""
    rest = FULL32.tiles()
    for face in FULL32.read(hand):
        rest.remove(face)
    return FULL32.read(hand) + rest[::-1]


def in_order(faces: list[int]) -> str:
    return FULL32.text(sorted(faces))


def dealt_hand(table: Table, seat: int) -> str:
    assert table.decide() is not None
    return FULL32.text(faces_in(table.state.hands[seat]))


def opened(table: Table, seat: int | None = None) -> dict[int, str]:
    """The hands that are on view because the deal before was not played."""
    zones = [
        zone
        for zone in table.view(seat, language="en")["zones"]
        if zone["caption"].startswith("shown in the deal before")
    ]
    return {
        zone["owner"]: "".join(tile["face"] or "?" for tile in zone["tiles"])
        for zone in zones
        if zone["owner"] is not None
    }


def left_of(table: Table) -> list[int]:
    return [int(table.state.left[seat]) for seat in range(4)]


def test_E1_a_pass_doubles() -> None:
    assert settled(SLUG, [0, 6, 11, 20], left=[0, 1, 2, 3]).results == [[74, 7, -18, -63]]


def test_E2_the_head_is_penalised_for_seven() -> None:
    table = settled(SLUG, [5, 52, 9, 3], dealer=1, left=[1, 7, 2, 1])
    assert table.results == [[96, -278, 76, 106]]
    assert table.state.dealer == 3


def test_E3_a_tail_of_seven_is_safe() -> None:
    assert settled(SLUG, [5, 52, 9, 3], left=[1, 7, 2, 1]).results == [[49, -139, 33, 57]]


def test_E4_six_head_seven_tail() -> None:
    table = settled(SLUG, [5, 52, 9, 3], left=[1, 7, 2, 1], penalty_rule="6_7")
    assert table.results == [[96, -278, 76, 106]]
    without = settled(SLUG, [5, 52, 9, 3], dealer=1, left=[1, 7, 2, 1], penalty_rule="none")
    assert without.results == [[49, -139, 33, 57]]


def test_E5_a_pass_against_an_eight_tail() -> None:
    assert settled(SLUG, [0, 55, 9, 3], left=[0, 8, 2, 1]).results == [[244, -416, 68, 104]]


@pytest.mark.parametrize(("factor", "result"), [(1, [438, -270, -366, 198]), (2, [438, -258, -378, 198])])
def test_E6_two_penalties(factor: int, result: list[int]) -> None:
    table = settled(SLUG, [0, 48, 60, 3], dealer=1, left=[0, 7, 8, 1], penalty_vs_penalty=factor)
    assert table.results == [result]


def test_E7_two_passes() -> None:
    table = settled(SLUG, [0, 0, 10, 14], dealer=2, left=[0, 0, 2, 3])
    assert table.results == [[48, 48, -36, -60]]
    assert table.state.dealer == 0


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_E8_eight_doubles_win_outright(dealer: int) -> None:
    table = Table(SLUG, wall=deal_in_turn(EIGHT_DOUBLES, dealer, 4), first_dealer=dealer, hands=1)
    table.decide()
    assert table.words == []
    assert table.over
    assert points_of(table) == [0, 68, 59, 44]
    assert table.results == [[342, -136, -118, -88]]
    assert table.state.dealer == 0


def test_E8_eight_doubles_are_shown_while_the_next_hand_is_played() -> None:
    table = Table(SLUG, wall=[FULL32.read(deal_in_turn(EIGHT_DOUBLES, 2, 4)), FULL32.stride(5)], first_dealer=2)
    assert table.decide() == 0
    assert table.results == [[342, -136, -118, -88]]
    assert opened(table) == {seat: in_order(FULL32.read(hand)) for seat, hand in EIGHT_DOUBLES.items()}
    assert table.view()["log"][:2] == ["deal 1", "hand 1 ends: +342, -136, -118, -88"]
    play_hand(table, policy_f)
    assert table.results[1] == [31, -21, -9, -1]
    assert opened(table) == {}


@pytest.mark.parametrize("redeal_doubles", ["7", "6", "none"])
def test_E8_eight_doubles_otherwise(redeal_doubles: str) -> None:
    walls = [FULL32.read(deal_in_turn(EIGHT_DOUBLES, 0, 4)), FULL32.stride(5)]
    thrown_in = Table(SLUG, wall=walls, redeal_doubles=redeal_doubles, eight_doubles="redeal")
    assert dealt_hand(thrown_in, 0) == in_order(FULL32.stride(5)[:8])
    played = Table(SLUG, wall=walls, redeal_doubles=redeal_doubles, eight_doubles="none")
    assert dealt_hand(played, 3) == in_order(FULL32.read(EIGHT_DOUBLES[3]))
    assert len(played.walls) == 1
    won = Table(SLUG, wall=walls, redeal_doubles=redeal_doubles)
    assert won.decide() == 0
    assert won.results == [[342, -136, -118, -88]]


def test_E9_seven_doubles_are_thrown_in() -> None:
    table = Table(SLUG, wall=[wall_with(SEVEN_DOUBLES), wall_with(SEVEN_DOUBLES), FULL32.stride(5)], first_dealer=3)
    assert table.decide() == table.state.dealer == 3
    assert dealt_hand(table, 3) == in_order(FULL32.stride(5)[:8])
    assert table.results == []
    assert table.scores == [0, 0, 0, 0]
    assert table.state.hands_played == 0
    for seat in (None, 0, 1, 2, 3):
        assert opened(table, seat) == {3: in_order(FULL32.read(SEVEN_DOUBLES))}


def test_E9_after_a_throw_in_nobody_holds_a_tile() -> None:
    table = Table(SLUG, wall=[wall_with(SEVEN_DOUBLES), FULL32.stride(5)], first_dealer=3)
    table.deal()
    assert len(table.walls) == 1
    for seat in range(4):
        assert not table.observe(seat).hands.array.any()


def test_E9_only_the_last_throw_in_is_on_view() -> None:
    """The second of two deals that are thrown in gives the doubles to the seat after the dealer."""
    of_dealer = wall_with(SEVEN_DOUBLES)
    of_next = of_dealer[8:16] + of_dealer[:8] + of_dealer[16:]
    table = Table(SLUG, wall=[of_dealer, of_next, FULL32.stride(5)], first_dealer=3)
    assert table.decide() == 3
    assert opened(table) == {0: in_order(FULL32.read(SEVEN_DOUBLES))}


@pytest.mark.parametrize(
    ("hand", "redeal_doubles", "deals"),
    [(SEVEN_DOUBLES, "6", 2), (SEVEN_DOUBLES, "none", 1), (SIX_DOUBLES, "7", 1), (SIX_DOUBLES, "6", 2)],
)
def test_E9_thresholds(hand: str, redeal_doubles: str, deals: int) -> None:
    table = Table(SLUG, wall=[wall_with(hand), FULL32.stride(5)], redeal_doubles=redeal_doubles)
    assert table.decide() == 0
    assert len(table.walls) == deals


E10_HANDS = [
    "[1:1][3:3][6:1][5:1][6:3][5:2][4:3][2:1]",
    "[1:1][4:4][3:1][5:5][2:2][6:2][5:3][3:2]",
    "[6:6][4:4][5:5][3:3][6:5][6:4][6:4][5:4]",
    "[6:6][3:1][2:2][6:5][6:1][5:1][4:2][4:1]",
]


@pytest.mark.parametrize(("penalty_rule", "result"), [("7_8", [71, -49, -184, 162]), ("6_7", [122, -22, -368, 268])])
def test_E10_whole_hand(penalty_rule: str, result: list[int]) -> None:
    table, _ = one_hand(SLUG, E10_HANDS, 2, policy_f, penalty_rule=penalty_rule)
    assert points_of(table) == [2, 26, 53, 0]
    assert left_of(table) == [1, 3, 6, 0]
    assert table.results == [result]
    assert table.state.dealer == 3


def test_E11_deal_order() -> None:
    table = Table(SLUG, wall=FULL32.stride(5), hands=1)
    play_hand(table, policy_f)
    assert points_of(table) == [7, 20, 17, 15]
    assert left_of(table) == [2, 3, 3, 4]
    assert table.results == [[31, -21, -9, -1]]


@pytest.mark.parametrize("throw_ins", [(0, 0), (1, 2)])
def test_E12_session(throw_ins: tuple[int, int]) -> None:
    before, between = ([wall_with(SEVEN_DOUBLES)] * number for number in throw_ins)
    walls = [*before, FULL32.stride(5), FULL32.stride(7), *between, FULL32.stride(9)]
    table = Table(SLUG, wall=walls, first_dealer=1, hands=3)
    assert session(table, policy_f) == [1, 1, 2]
    assert table.results == [[-1, 31, -21, -9], [-116, -1, 178, -61], [13, 1, 5, -19]]
    assert table.scores == [-104, 31, 162, -89]


def test_E13_two_arms() -> None:
    table = Table(SLUG, wall=FULL32.stride(5), arms=2, hands=1)
    play_hand(table, policy_f)
    assert points_of(table) == [8, 10, 9, 4]
    assert left_of(table) == [1, 2, 2, 1]
    assert table.results == [[-1, -9, -5, 15]]


def test_the_deal_rotates_but_not_after_a_throw_in() -> None:
    walls = [wall_with(SEVEN_DOUBLES), FULL32.stride(5), wall_with(SEVEN_DOUBLES), FULL32.stride(7), FULL32.stride(9)]
    table = Table(SLUG, wall=walls, next_dealer="rotate", first_dealer=2, hands=3)
    assert session(table, policy_l) == [2, 3, 0]


def test_everybody_sees_who_is_the_head() -> None:
    table = Table(SLUG, wall=FULL32.stride(5), first_dealer=2)
    assert table.view(language="en")["zones"][-1]["caption"] == "s2 dealt and is the head"


OPTIONS: list[dict[str, Any]] = [
    {},
    {"penalty_rule": "6_7", "penalty_vs_penalty": 2, "redeal_doubles": "6"},
    {"arms": 2, "eight_doubles": "redeal", "first_dealer": 3},
    {"redeal_doubles": "none", "eight_doubles": "none", "penalty_rule": "none", "next_dealer": "rotate"},
    {"arms": 2, "redeal_doubles": "6", "penalty_rule": "6_7", "next_dealer": "rotate", "hands": 2},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_plays_like_its_slow_twin(options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, 4, options, seed=4, decisions=700)


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"redeal_doubles.*5.*7, 6, none"):
        Table(SLUG, redeal_doubles=5)
    with pytest.raises(OptionError, match=r"no option 'must_play'"):
        Table(SLUG, must_play=False)
    with pytest.raises(OptionError, match=r"4 players, not 3"):
        Table(SLUG, seats=3)
