"""Kol-ye-si: the worked examples of its rules at the table, and its slow twin."""

import random
from typing import Any

import numpy as np
import pytest

from paiju import MoveError, OptionError, Table
from paiju.kernel.rng import seed_rng
from paiju.tiles import FULL32
from tests.games.playing import Policy, play_beside, play_hand, policy_f, policy_l, policy_m
from tests.oracles.kol_ye_si import Oracle
from tests.oracles.kol_ye_si_strategies import score

SLUG = "kol-ye-si"


def tiles_of(table: Table, seat: int) -> str:
    """What a seat holds."""
    return FULL32.text(table.state.tiles[seat, place] for place in range(table.state.held[seat]))


def points(table: Table) -> list[int]:
    state = table.state
    hands = [[state.tiles[seat, place] for place in range(state.held[seat])] for seat in range(table.seats)]
    return [score([FULL32.text([face]) for face in hand]) for hand in hands]


def dealt(players: list[str], banker: str, **options: Any) -> Table:
    """A table with seat 0 as banker whose players will come to hold these tiles, the first of each their first."""
    hands = [FULL32.read(tiles) for tiles in players]
    wall = [hand[0] for hand in hands] + FULL32.read(banker) + [face for hand in hands for face in hand[1:]]
    rest = FULL32.tiles()
    for face in wall:
        rest.remove(face)
    return Table(SLUG, seats=len(players) + 1, wall=wall + rest, hands=1, **options)


def played(players: list[str], banker: str, stakes: list[int]) -> list[int]:
    table = dealt(players, banker)
    for stake in stakes:
        table.play(f"bet {stake}")
    for tiles in players:
        table.play(f"draw {len(FULL32.read(tiles)) - 1}")
    return table.results[0]


def test_E1_points_decide() -> None:
    players = ["[6:5][6:5]", "[5:4][6:2]", "[4:2][6:6][5:5]"]
    assert played(players, "[4:1][1:1]", [1, 1, 1]) == [0, -1, 0, 1]


def test_E2_no_tile_is_wild_and_zero_is_lowest() -> None:
    assert played(["[4:2][3:1]", "[2:1][6:1]"], "[6:5][5:5]", [1, 1]) == [2, -1, -1]


@pytest.mark.parametrize(("pair", "is_perfect"), [("[5:5][5:5]", True), ("[6:3][5:4]", False), ("[6:4][5:5]", False)])
def test_E3_perfect_pair(pair: str, is_perfect: bool) -> None:
    table = dealt(["[6:6][1:1]", "[3:1][3:1]"], pair)
    table.play("bet 4")
    table.play("bet 7")
    assert table.over == is_perfect
    assert table.results == ([[11, -4, -7]] if is_perfect else [])
    by_points = dealt(["[6:6][1:1]", "[3:1][3:1]"], pair, perfect_pair=False)
    by_points.play("bet 4")
    by_points.play("bet 7")
    assert by_points.words == ["draw 1", "draw 2"]


E4_WALL = "[3:1][6:5][4:4][2:2][6:1][5:5][6:3][1:1]"


def test_E4_wall_order() -> None:
    table = Table(SLUG, seats=3, wall=E4_WALL, hands=1)
    assert [table.decide(), tiles_of(table, 1), tiles_of(table, 2)] == [1, "[3:1]", "[6:5]"]
    for text in ("bet 1", "bet 1", "draw 2", "draw 1"):
        table.play(text)
    assert [tiles_of(table, seat) for seat in range(3)] == ["[4:4][2:2]", "[3:1][5:5][6:1]", "[6:5][6:3]"]
    assert points(table) == [2, 1, 0]
    assert table.results == [[2, -1, -1]]


def test_E7_settlement() -> None:
    assert played(["[4:1][5:5]", "[6:3][5:5]", "[6:4][6:4]"], "[6:5][3:1]", [4, 7, 1]) == [-6, 0, 7, -1]


def e11(**options: Any) -> Table:
    return Table(SLUG, wall=FULL32.stride(7), hands=1, **options)


@pytest.mark.parametrize(
    ("policy", "hands", "result"),
    [
        (policy_f, ["[6:5][6:4]", "[5:1][4:2]", "[6:6][1:1]", "[3:1][3:3]"], [-1, 1, 1, -1]),
        (policy_l, ["[3:1][6:5][2:1]", "[5:1][4:2]", "[6:6][1:1][3:3]", "[3:1][6:4][6:2]"], [10, 0, -10, 0]),
    ],
)
def test_E11_deal_order(policy: Policy, hands: list[str], result: list[int]) -> None:
    table = e11(first_banker=1)
    assert [tiles_of(table, seat) for seat in (2, 3, 0)] == ["", "", ""]
    assert table.decide() == 2
    assert [tiles_of(table, seat) for seat in (2, 3, 0)] == ["[6:6]", "[3:1]", "[6:5]"]
    play_hand(table, policy)
    assert [tiles_of(table, seat) for seat in range(4)] == hands
    assert table.results == [result]


@pytest.mark.parametrize(
    ("draw_counts", "scores", "result"),
    [
        ("1_2", [2, 0, 4, 2], [-7, -1, 8, 0]),
        ("2", [2, 0, 2, 8], [-4, -1, 0, 5]),
        ("1", [2, 4, 0, 1], [12, 1, -8, -5]),
    ],
)
def test_E12_draw_counts(draw_counts: str, scores: list[int], result: list[int]) -> None:
    table = e11(draw_counts=draw_counts)
    done = play_hand(table, policy_m)
    counts = ["2", "1", "2"] if draw_counts == "1_2" else [draw_counts] * 3
    draws = [f"{seat} draw {count}" for seat, count in zip((1, 2, 3), counts, strict=True)]
    assert done == ["1 bet 1", "2 bet 8", "3 bet 5", *draws]
    assert points(table) == scores
    assert table.results == [result]


def test_E13_all_in_and_an_early_end() -> None:
    wall = "[6:6][4:4][6:3][1:1][3:3]"
    table = Table(SLUG, seats=2, banker_mode="fixed", bankroll=5, min_stake=3, wall=[wall, wall])
    table.decide()
    assert table.words == ["bet 3", "bet 4", "bet 5"]
    table.play("bet 3")
    table.play("draw 1")
    assert points(table) == [7, 4]
    assert table.scores == [3, -3]
    table.decide()
    assert table.words == ["bet 2"]
    assert (
        table.view(1, language="en")["prompt"]
        == "You have less than the least stake of 3: bet all your chips against s0."
    )
    table.play("bet 2")
    table.play("draw 1")
    assert table.over
    assert table.scores == [5, -5]


def faces_seen(table: Table, viewer: int | None) -> dict[int, str]:
    """The tiles face up before each seat."""
    hands = [zone for zone in table.view(viewer, language="en")["zones"] if zone["kind"] == "hand"]
    seen = {
        zone["owner"]: "".join(tile["face"] or "" for tile in zone["tiles"])
        for zone in hands
        if zone["owner"] is not None
    }
    return {owner: tiles for owner, tiles in seen.items() if tiles}


def test_E14_views() -> None:
    table = Table(SLUG, seats=3, wall=E4_WALL, hands=1)
    for text in ("bet 1", "bet 4", "draw 2"):
        table.play(text)
    assert faces_seen(table, 1) == {1: "[3:1][5:5][6:1]"}
    assert faces_seen(table, 2) == {2: "[6:5]"}
    assert faces_seen(table, 0) == {0: "[4:4][2:2]"}
    assert faces_seen(table, None) == {}
    for viewer in (None, 0, 1, 2):
        seen = table.observe(viewer)
        assert [seen.stakes[seat] for seat in range(3)] == [0, 1, 4]
        assert [seen.held[seat] for seat in range(3)] == [2, 3, 1]
        assert "s1 draw 2" in table.view(viewer)["log"]
    table.play("draw 1")
    for viewer in (None, 0, 1, 2):
        assert faces_seen(table, viewer) == {0: "[4:4][2:2]", 1: "[3:1][5:5][6:1]", 2: "[6:5][6:3]"}
    assert table.view(None)["log"][-4:] == [
        "s1 show [3:1][5:5][6:1], 1 point",
        "s2 show [6:5][6:3], 0 points",
        "s0 show [4:4][2:2], 2 points",
        "hand 1 ends: +5, -1, -4",
    ]


@pytest.mark.parametrize("banker", range(3))
def test_whoever_is_to_act_nobody_sees_another_seats_tiles(banker: int) -> None:
    table = Table(SLUG, seats=3, seed=2, first_banker=banker, hands=1)
    while not table.over:
        for viewer in (None, 0, 1, 2):
            seen = table.observe(viewer).tiles
            assert not any(seen[other].array.any() for other in range(3) if other != viewer)
        table.decide()
        table.play(table.legal[-1])


def test_after_a_perfect_pair_the_players_do_not_show() -> None:
    table = dealt(["[6:6][1:1]", "[3:1][3:1]"], "[5:5][5:5]")
    table.play("bet 4")
    table.play("bet 7")
    assert faces_seen(table, None) == {0: "[5:5][5:5]"}
    assert faces_seen(table, 1) == {0: "[5:5][5:5]", 1: "[6:6]"}
    assert table.view(None)["log"][-2:] == ["s0 show [5:5][5:5], a perfect pair", "hand 1 ends: +11, -4, -7"]
    assert table.observe(None).tiles.array.sum() == 0


# Play beside the slow twin


TWIN_OPTIONS: list[dict[str, Any]] = [
    {},
    {"perfect_pair": False, "first_banker": 1, "min_stake": 3, "max_stake": 4},
    {"draw_counts": "1", "banker_mode": "fixed"},
    {"draw_counts": "2", "bankroll": 20},
    {"bankroll": 9, "min_stake": 4, "banker_mode": "fixed"},
]


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("options", TWIN_OPTIONS)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=60)


@pytest.mark.parametrize("banker_mode", ["rotate", "fixed"])
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_whole_sessions_like_the_slow_twin(seats: int, banker_mode: str) -> None:
    """Seats leave and the bank passes over them; every hand is held as the twin holds it."""
    rng = random.Random(seats)
    options: dict[str, Any] = {"bankroll": 15, "banker_mode": banker_mode, "hands": 40}
    for _ in range(3):
        walls = [rng.sample(FULL32.tiles(), FULL32.size) for _ in range(40)]
        table = Table(SLUG, seats=seats, wall=walls, **options)
        slow = Oracle(seats, [[FULL32.text([face]) for face in wall] for wall in walls], **options)
        while not table.over:
            assert (slow.turn, slow.words()) == (table.decide(), table.words)
            assert ["".join(slow.hand(seat)) for seat in range(seats)] == [
                tiles_of(table, seat) for seat in range(seats)
            ]
            choice = rng.choice(table.words)
            table.play(choice)
            slow.play(choice)
        assert slow.over
        assert (slow.results, slow.scores) == (table.results, table.scores)


# Secrets


@pytest.mark.parametrize("perfect_pair", [True, False])
def test_a_hand_that_goes_on_hides_no_perfect_pair(perfect_pair: bool) -> None:
    table = Table(SLUG, seats=4, seed=3, perfect_pair=perfect_pair)
    for _ in range(3):
        table.play("bet 1")
    table.play("draw 2")
    rng, pool = np.zeros(4, np.int64), np.zeros(32, np.int64)
    seed_rng(rng, 1, 0)
    pairs = set()
    for _ in range(1000):
        twin = table.copy()
        twin._drivers.redeal(twin._rules, twin._state, 2, rng, pool)
        assert tiles_of(twin, 2) == tiles_of(table, 2)
        first, second = FULL32.read(tiles_of(twin, 0))
        pairs.add((first, second))
    assert any(first == second for first, second in pairs) == (not perfect_pair)
    assert len(pairs) > 150


def test_after_a_perfect_pair_the_players_tiles_are_redealt() -> None:
    table = dealt(["[6:6][1:1]", "[3:1][3:1]"], "[5:5][5:5]")
    table.play("bet 4")
    table.play("bet 7")
    rng, pool = np.zeros(4, np.int64), np.zeros(32, np.int64)
    seed_rng(rng, 1, 0)
    first_tiles = set()
    for _ in range(100):
        twin = table.copy()
        twin._drivers.redeal(twin._rules, twin._state, 1, rng, pool)
        assert (tiles_of(twin, 0), tiles_of(twin, 1)) == ("[5:5][5:5]", "[6:6]")
        first_tiles.add(tiles_of(twin, 2))
    assert len(first_tiles) > 12


# At the table


def test_refusals_say_which_rule_is_broken() -> None:
    table = Table(SLUG, seats=2, wall="[6:6][4:4][6:3][1:1][3:3]", max_stake=9)
    for text, why in [("bet 10", "whole number from 1 to 9"), ("draw 1", "bet on your tile")]:
        with pytest.raises(MoveError, match=why):
            table.play(text)
    assert table.view(1, language="en")["prompt"] == "Bet 1 to 9 against the banker, s0, on your [6:6]."
    table.play("bet 9")
    for text, why in [("bet 1", "stakes stand"), ("draw 3", "one or two tiles")]:
        with pytest.raises(MoveError, match=why):
            table.play(text)
    forced = Table(SLUG, seats=2, wall="[6:6][4:4][6:3][1:1]", draw_counts="1")
    forced.play("bet 1")
    with pytest.raises(MoveError, match="here everybody draws one more tile"):
        forced.play("draw 2")
    assert forced.view(1, language="en")["prompt"] == "Draw one more tile to your [6:6]."


def test_bad_options_say_what_is_allowed() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"min_stake": 11}, "min_stake.*11.*max_stake 10"),
        ({"draw_counts": "3"}, "draw_counts.*1_2, 1, 2"),
        ({"first_banker": 4}, "first_banker.*0 to 3"),
        ({"seats": 11}, "2 to 10 players"),
    ]
    for options, why in refused:
        with pytest.raises(OptionError, match=why):
            Table(SLUG, **options)
