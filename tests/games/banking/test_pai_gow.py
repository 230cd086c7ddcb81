"""Pai Gow: the worked examples of its rules at the table, and its slow twin."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from paiju import MoveError, OptionError, Table
from paiju.games.banking.pai_gow.house_way import house_setting
from paiju.games.banking.pai_gow.options import EASY
from paiju.games.banking.pai_gow.setting import is_distinct, pack
from paiju.games.banking.pai_gow.settlement import commission
from paiju.games.banking.pai_gow.state import SET
from paiju.kernel.rng import seed_rng
from paiju.tiles import FULL32
from tests.games.playing import (
    Policy,
    deal_in_turn,
    play_beside,
    play_hand,
    policy_f,
    policy_l,
    policy_m,
)
from tests.oracles.pai_gow import Oracle
from tests.oracles.pai_gow import commission as slow_commission

SLUG = "pai-gow"


def bet_all(table: Table, stakes: Sequence[int]) -> None:
    for stake in stakes:
        table.play(f"bet {stake}")


def set_all(table: Table, settings: Sequence[str]) -> None:
    for hands in settings:
        table.play(f"set {hands}")


def tiles_of(table: Table, seat: int) -> int:
    return int(pack(*(table.state.tiles[seat, place] for place in range(4))))


def set_by_easy(table: Table) -> None:
    """All seats ask for the house way."""
    hand = len(table.results)
    while len(table.results) == hand and table.turn is not None:
        table.play(SET + int(house_setting(table._rules[0], tiles_of(table, table.turn), EASY)))


E6_SETTINGS = {
    1: "[2:2][2:2] | [4:4][6:1]",
    2: "[6:6][6:2] | [6:4][4:1]",
    3: "[4:4][6:5] | [5:1][6:3]",
    0: "[1:1][5:3] | [6:4][3:2]",
}


@pytest.mark.parametrize(("copies", "result"), [("banker", [0, 10, 0, -10]), ("none", [-10, 10, 10, -10])])
def test_E6_settlement(copies: str, result: list[int]) -> None:
    wall = "".join(E6_SETTINGS[seat] for seat in (1, 2, 3, 0)).replace("|", "")
    table = Table(SLUG, wall=wall, copies=copies)
    bet_all(table, [10, 10, 10])
    set_all(table, [E6_SETTINGS[seat] for seat in (1, 2, 3, 0)])
    assert table.results == [result]


def test_E8_equal_settings_are_one_action() -> None:
    table = Table(SLUG, seats=2, wall="[6:6][6:6][6:3][6:5] [1:1][1:1][4:4][4:4]")
    table.play("bet 1")
    assert table.words == ["set [6:6][6:6] | [6:5][6:3]", "set [6:6][6:5] | [6:6][6:3]"]


def test_E11_commission() -> None:
    """Against a banker's seven, one player of four wins 10 and three lose 10 each."""
    table = Table(
        SLUG,
        seats=5,
        variant="small",
        wall="[6:6][6:6] [6:4][3:3] [6:4][2:2] [5:5][4:1] [5:5][5:2]",
        commission_percent=5,
    )
    bet_all(table, [10, 10, 10, 10])
    assert table.results == [[19, 9, -10, -10, -10]]
    assert table.state.house == 2


E13_HANDS = {
    2: "[6:6][3:1][6:5][5:1]",
    3: "[1:1][3:3][6:4][4:2]",
    0: "[3:1][2:2][6:2][2:1]",
    1: "[1:1][5:5][5:1][4:3]",
}


def e13() -> Table:
    return Table(SLUG, wall=Table(SLUG).tiles.stride(7), first_banker=1, hands=1)


@pytest.mark.parametrize(("policy", "result"), [(policy_f, [1, -3, 1, 1]), (policy_l, [-10, 30, -10, -10])])
def test_E13_deal_order(policy: Policy, result: list[int]) -> None:
    table = e13()
    play_hand(table, policy)
    for seat, tiles in E13_HANDS.items():
        assert table.tiles.text(table.state.tiles[seat].array.tolist()) == tiles
    assert table.results == [result]


def test_E13_all_by_easy() -> None:
    table = e13()
    bet_all(table, [10, 10, 10])
    set_by_easy(table)
    assert table.results == [[-10, 20, 0, -10]]


@pytest.mark.parametrize(("options", "result"), [({}, [-4, -1, 0, 5]), ({"copies": "banker"}, [4, -1, -8, 5])])
def test_E14_small_with_a_short_wall(options: dict[str, Any], result: list[int]) -> None:
    wall = "[5:5][6:4] [6:6][6:3] [4:4][4:4] [6:6][5:4]"
    table = Table(SLUG, variant="small", wall=wall, hands=1, **options)
    assert play_hand(table, policy_m) == ["1 bet 1", "2 bet 8", "3 bet 5"]
    assert table.results == [result]


def faces_seen(table: Table, viewer: int | None) -> dict[int, str]:
    """The tiles face up before each seat."""
    found: dict[int, str] = {}
    for zone in table.view(viewer, language="en")["zones"]:
        if zone["kind"] in ("hand", "melds") and zone["owner"] is not None:
            faces = [tile["face"] for tile in zone["tiles"] if tile["face"]]
            found[zone["owner"]] = found.get(zone["owner"], "") + "".join(faces)
    return {owner: tiles for owner, tiles in found.items() if tiles}


def test_E16_views() -> None:
    table = e13()
    bet_all(table, [1, 2, 3])
    table.play("set [6:6][5:1] | [3:1][6:5]")
    for viewer in (None, 0, 1, 2, 3):
        seen = table.observe(viewer)
        assert [seen.stakes[seat] for seat in range(4)] == [3, 0, 1, 2]
        assert [seen.setting[seat] for seat in range(4)] == [0, 0, 3 if viewer == 2 else 0, 0]
    assert faces_seen(table, 2) == {2: "[6:6][5:1][3:1][6:5]"}  # the high hand first
    for viewer in (3, 0, 1):
        assert faces_seen(table, viewer) == {viewer: E13_HANDS[viewer]}
    assert faces_seen(table, None) == {}
    set_by_easy(table)
    for viewer in (None, 0, 1, 2, 3):
        shown = faces_seen(table, viewer)
        assert {seat: sorted(table.tiles.read(tiles)) for seat, tiles in shown.items()} == {
            seat: sorted(table.tiles.read(tiles)) for seat, tiles in E13_HANDS.items()
        }
        assert table.observe(viewer).idle.array.sum() == table.observe(viewer).wall.array.sum() == 0
        assert "s2 set [6:6][5:1] | [3:1][6:5]" in table.view(viewer)["log"]


# Play beside the slow twin


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"variant": "small", "first_banker": 1, "commission_percent": 7, "commission_rounding": "down"},
        {"variant": "small", "copies": "banker", "bankroll": 12, "banker_mode": "fixed", "zero_tie": "high_tile"},
        {"copies": "none", "zero_tie": "high_tile", "gee_joon_rank": "six_high", "min_stake": 8, "max_stake": 13},
        {"banker_sets": "house_way", "gee_joon_rank": "six_high", "commission_percent": 5, "banker_mode": "fixed"},
        {"banker_sets": "house_way", "house_way": "max_sum", "bankroll": 9, "min_stake": 4, "commission_percent": 10},
    ],
)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=120)


@pytest.mark.parametrize("banker_mode", ["rotate", "fixed"])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_whole_sessions_like_the_slow_twin(seats: int, banker_mode: str) -> None:
    """Seats leave, the bank passes them over, the house takes its part."""
    options: dict[str, Any] = {"bankroll": 15, "banker_mode": banker_mode, "commission_percent": 5, "hands": 40}
    rng = random.Random(seats)
    for _ in range(4):
        walls = [rng.sample(FULL32.tiles(), FULL32.size) for _ in range(40)]
        table = Table(SLUG, seats=seats, wall=walls, **options)
        oracle = Oracle(seats, [[FULL32.text([face]) for face in wall] for wall in walls], **options)
        while not table.over:
            assert (oracle.turn, oracle.words()) == (table.decide(), table.words)
            choice = rng.choice(table.words)
            table.play(choice)
            oracle.play(choice)
        assert oracle.over
        assert (oracle.results, oracle.scores, oracle.house) == (table.results, table.scores, table.state.house)
        assert sum(table.scores) + table.state.house == 0


# Bankroll


def test_a_balance_below_the_least_stake_goes_all_in() -> None:
    table = Table(SLUG, seats=2, variant="small", bankroll=3, min_stake=5, wall="[6:6][6:6] [1:1][1:1]")
    table.decide()
    assert table.words == ["bet 3"]
    assert (
        table.view(1, language="en")["prompt"]
        == "You have less than the least stake of 5: bet all your chips against s0."
    )


def test_a_seat_without_chips_leaves_and_the_bank_passes_it_over() -> None:
    first = deal_in_turn({0: "[6:6][6:6]", 1: "[6:4][5:5]", 2: "[1:1][1:1]"}, 1, 3)
    table = Table(SLUG, seats=3, variant="small", bankroll=5, wall=[first, first])
    bet_all(table, [5, 2])
    assert table.scores == [7, -5, -2]
    assert table.decide() == 0  # seat 1 has left: seat 2 holds the bank, and seat 0 alone plays
    assert table.state.banker == 2
    table.play("bet 3")
    assert table.tiles.text(table.state.tiles[0].array[:2].tolist()) == "[5:5][6:4]"
    assert table.tiles.text(table.state.tiles[2].array[:2].tolist()) == "[1:1][1:1]"
    assert table.results[-1] == [-3, 0, 3]


def test_a_fixed_banker_never_leaves() -> None:
    lost = deal_in_turn({1: "[6:6][6:6]", 2: "[1:1][1:1]", 0: "[6:4][5:5]"}, 1, 3)
    table = Table(SLUG, seats=3, variant="small", bankroll=5, wall=[lost, lost], banker_mode="fixed", hands=2)
    bet_all(table, [5, 5])
    assert table.scores == [-10, 5, 5]
    assert (table.decide(), table.state.banker) == (1, 0)


def test_the_session_ends_when_one_seat_is_left() -> None:
    table = Table(SLUG, seats=2, variant="small", bankroll=4, wall="[6:6][6:6] [1:1][1:1]", hands=9)
    table.play("bet 4")
    assert table.over
    assert table.scores == [-4, 4]


# Secrets


def test_redealt_settings_are_legal_and_the_house_keeps_its_way() -> None:
    table = Table(SLUG, seats=5, seed=3, banker_sets="house_way")
    bet_all(table, [1, 1, 1, 1])
    table.play(table.legal[0])
    table.play(table.legal[-1])
    rng, pool = np.zeros(4, np.int64), np.zeros(32, np.int64)
    seed_rng(rng, 1, 0)
    hands = set()
    for _ in range(200):
        twin = table.copy()
        twin._drivers.redeal(twin._rules, twin._state, 3, rng, pool)
        hands.add(tiles_of(twin, 0))
        assert tiles_of(twin, 3) == tiles_of(table, 3)
        assert twin.state.setting[0] == house_setting(twin._rules[0], tiles_of(twin, 0), EASY)
        assert all(is_distinct(tiles_of(twin, seat), twin.state.setting[seat]) for seat in (1, 2))
    assert len(hands) > 150


def test_nobody_sees_his_tiles_before_the_stakes_are_placed() -> None:
    table = Table(SLUG, seed=1)
    bet_all(table, [1, 2])
    assert all(faces_seen(table, viewer) == {} for viewer in (None, 0, 1, 2, 3))


# At the table


def test_refusals_say_which_rule_is_broken() -> None:
    table = Table(SLUG, seats=2, wall="[6:6][6:6][6:3][6:5] [1:1][1:1][4:4][4:4]", max_stake=9)
    for text, why in [("bet 10", "whole number from 1 to 9"), ("set [6:6][6:6] | [6:5][6:3]", "bet first")]:
        with pytest.raises(MoveError, match=why):
            table.play(text)
    table.play("bet 9")
    for text, why in [
        ("bet 1", "stakes stand"),
        ("set [1:1][6:6] | [6:5][6:3]", "you hold .6:6..6:6..6:5..6:3."),
        ("set [6:6][6:6][6:5] | [6:3]", "two hands of two"),
    ]:
        with pytest.raises(MoveError, match=why):
            table.play(text)
    assert table.words == ["set [6:6][6:6] | [6:5][6:3]", "set [6:6][6:5] | [6:6][6:3]"]
    table.play("set [6:3][6:6] | [6:6][6:5]")


def test_bad_options_say_what_is_allowed() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"min_stake": 11}, "min_stake.*11.*max_stake 10"),
        ({"max_stake": 501}, "max_stake.*501.*1 to 500"),
        ({"commission_percent": 11}, "commission_percent.*0 to 10"),
        ({"first_banker": 4}, "first_banker.*0 to 3"),
    ]
    for options, why in refused:
        with pytest.raises(OptionError, match=why):
            Table(SLUG, **options)


def test_the_greatest_stake() -> None:
    table = Table(SLUG, seed=1, max_stake=500)
    table.decide()
    assert len(table.words) == 500
    table.play("bet 500")
    assert table.state.stakes[1] == 500


@pytest.mark.parametrize("rounding", ["up", "down"])
def test_commission_like_the_slow_twin(rounding: str) -> None:
    for percent in range(11):
        rules = Table(SLUG, seed=1, commission_percent=percent, commission_rounding=rounding)._rules
        for gain in range(-20, 520):
            assert commission(rules[0], gain) == slow_commission(gain, percent, rounding)
