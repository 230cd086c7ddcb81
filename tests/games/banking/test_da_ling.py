"""Beat the Zeroes: the worked examples of its rules at the table, and its slow twin."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from paiju import MoveError, OptionError, Table
from paiju.games.banking.da_ling.splits import is_distinct, twins
from paiju.kernel.rng import seed_rng
from paiju.tiles import FULL32
from tests.games.playing import Policy, play_beside, play_hand, policy_f, policy_l, policy_m
from tests.oracles.da_ling import Oracle

SLUG = "da-ling"


def bet_all(table: Table, bets: Sequence[Sequence[int]]) -> None:
    for three in bets:
        for group, stake in enumerate(three, start=1):
            table.play(f"bet {group} {stake}")


def split_all(table: Table, splits: Sequence[str]) -> None:
    for groups in splits:
        table.play(f"split {groups}")


def wall(table_tiles: str, splits: Sequence[str]) -> str:
    """The wall that deals these tiles, the player who acts first first."""
    return table_tiles + "".join(splits).replace("|", "")


def outrank(banker: str, split: str, bets: Sequence[int], **options: Any) -> list[int]:
    table = Table(SLUG, seats=2, wall=wall(banker, [split]), hands=1, **options)
    bet_all(table, [bets])
    split_all(table, [split])
    return table.results[0]


def exact(table_tiles: str, splits: Sequence[str], **options: Any) -> list[int]:
    """The results of the players in turn order; a banker sits in the last seat."""
    with_banker = options.get("mode") == "exact_with_banker"
    seats = len(splits) + with_banker
    given: dict[str, Any] = {"mode": "exact", "first_banker": seats - 1 if with_banker else 0, "hands": 1} | options
    table = Table(SLUG, seats=seats, wall=wall(table_tiles, splits), **given)
    split_all(table, splits)
    return table.results[0]


def captions(table: Table, kind: str, viewer: int | None = None) -> list[str]:
    return [zone["caption"] for zone in table.view(viewer, language="en")["zones"] if zone["kind"] == kind]


# Outrank


def test_E2_outrank() -> None:
    split = "[6:5] | [4:4][5:1] | [6:6][1:1][6:1]"
    table = Table(SLUG, seats=2, wall=wall("[6:1][2:2]", [split]), hands=1)
    bet_all(table, [[2, 3, 5]])
    split_all(table, [split])
    assert table.results == [[-3, 3]]
    assert captions(table, "row") == ["the banker's pair: 1"]
    assert captions(table, "melds") == ["one tile: 1", "two tiles: 4", "three tiles: 1"]


def test_E3_zero_is_high() -> None:
    assert outrank("[5:5][6:4]", "[6:6] | [4:1][3:2] | [6:5][6:3][5:4]", [1, 1, 1]) == [2, -2]


@pytest.mark.parametrize(("banker_wild", "gain"), [(True, -3), (False, 3)])
def test_E4_wild_tile_of_the_banker(banker_wild: bool, gain: int) -> None:
    """Values 4, 5 and 6 lie between the banker's 3 and his 10."""
    split = "[3:1] | [5:5][4:1] | [6:5][6:5][2:2]"
    assert outrank("[4:2][6:1]", split, [1, 1, 1], banker_wild=banker_wild) == [-gain, gain]


@pytest.mark.parametrize(
    ("tiles", "number"), [("[6:6][4:4][6:5][5:4][3:2][2:1]", 60), ("[6:6][6:6][3:3][3:3][2:2][2:2]", 15)]
)
def test_E5_actions(tiles: str, number: int) -> None:
    table = Table(SLUG, seats=2, wall="[1:1][1:1]" + tiles)
    bet_all(table, [[1, 1, 1]])
    assert len(table.words) == len(set(table.words)) == number


# Exact

E6 = (
    "[5:5] | [6:4][6:4] | [6:5][6:3][3:1]",
    "[6:2] | [5:1][2:2] | [5:2][4:3][3:3]",
    "[5:5] | [6:1][2:1] | [6:6][6:5][5:3]",
)
E7 = (
    "[6:2] | [6:4][6:4] | [6:5][6:3][3:1]",
    "[5:4] | [5:1][2:2] | [5:2][4:3][3:3]",
    "[6:6] | [6:1][2:1] | [5:5][6:5][5:3]",
)
E8 = (
    "[6:6] | [6:5][6:5] | [6:4][6:1][3:2]",
    "[4:4] | [5:1][2:2] | [5:2][4:3][3:3]",
    "[5:5] | [6:1][2:1] | [6:6][6:3][5:3]",
)
E9 = ("[3:3] | [6:6][3:1] | [6:4][6:1][6:3]", "[5:1] | [4:4][6:2] | [1:1][6:5][2:1]")


def test_E6_exact() -> None:
    table = Table(SLUG, seats=3, mode="exact", wall=wall("[4:4][1:1]", E6))
    assert captions(table, "row") == ["to match: 10, red"]
    assert exact("[4:4][1:1]", E6) == [-1, 23, -22]
    assert exact("[4:4][1:1]", E6, fixed_bets="1_2_3") == [1, 4, -5]


def test_E7_nobody_matches() -> None:
    assert exact("[4:4][1:1]", E7) == [-1, 23, -22]
    assert exact("[4:4][1:1]", E7, mode="exact_with_banker") == [-4, 20, -25, 9]


def test_E8_absolute_winner() -> None:
    assert captions(Table(SLUG, seats=3, mode="exact", wall=wall("[3:1][6:2]", E8)), "row") == ["to match: 2, black"]
    assert exact("[3:1][6:2]", E8) == [50, -25, -25]
    assert exact("[3:1][6:2]", E8, house_fee=1) == [49, -25, -25]
    assert exact("[3:1][6:2]", E8, mode="exact_with_banker") == [55, -25, -25, -5]


def test_E9_absolute_tie() -> None:
    assert captions(Table(SLUG, seats=2, mode="exact", wall=wall("[5:4][4:3]", E9)), "row") == ["to match: 6, red"]
    assert exact("[5:4][4:3]", E9) == [0, 0]
    assert exact("[5:4][4:3]", E9, absolute_tie="groups") == [5, -5]


@pytest.mark.parametrize(
    ("tiles", "caption"), [("[6:1][3:2]", "to match: 2, black"), ("[4:2][3:2]", "to match: 1, red")]
)
def test_E10_colour_border(tiles: str, caption: str) -> None:
    table = Table(SLUG, seats=2, mode="exact", wall=wall(tiles, E6[:2]))
    assert captions(table, "row") == [caption]


# Whole hands

E12_HANDS = {
    2: "[1:1][3:3][6:5][6:4][5:1][4:2]",
    0: "[4:4][3:3][6:1][6:3][5:3][4:1]",
}


def e12(**options: Any) -> Table:
    return Table(SLUG, wall=FULL32.stride(7), first_banker=1, **options)


@pytest.mark.parametrize(
    ("policy", "result"), [(policy_f, [-1, 3, 1, 1, -1, -3]), (policy_l, [-10, -10, 10, -20, 10, 20])]
)
def test_E12_deal_order(policy: Policy, result: list[int]) -> None:
    table = e12(hands=1)
    play_hand(table, policy)
    for seat, tiles in E12_HANDS.items():
        assert table.tiles.text(table.state.tiles[seat].array.tolist()) == tiles
    assert table.tiles.text(table.state.table_tiles.array.tolist()) == "[6:6][3:1]"
    assert captions(table, "row") == ["the banker's pair: 6"]
    assert table.results == [result]


def test_E12_values_of_the_first_splits() -> None:
    table = e12(hands=1)
    play_hand(table, policy_f)
    values: dict[int, list[int]] = {}
    for zone in table.view(language="en")["zones"]:
        if zone["kind"] == "melds" and zone["owner"] is not None:
            values.setdefault(zone["owner"], []).append(int(zone["caption"].split(": ")[1]))
    assert values == {2: [2, 7, 9], 3: [4, 10, 8], 4: [2, 8, 4], 5: [2, 4, 5], 0: [8, 3, 2]}


@pytest.mark.parametrize(("banker_mode", "start"), [("rotate", 3), ("fixed", 2)])
def test_E13_starting_seat(banker_mode: str, start: int) -> None:
    stride = FULL32.stride(9)
    table = Table(SLUG, seats=4, mode="exact", first_banker=2, banker_mode=banker_mode, wall=[stride, stride])
    assert captions(table, "row") == ["to match: 2, red"]
    assert table.tiles.text(table.state.table_tiles.array.tolist()) == "[6:6][5:5]"
    for place, seat in enumerate((2, 3, 0, 1)):
        dealt = stride[2 + 6 * place : 8 + 6 * place]
        assert table.state.tiles[seat].array.tolist() == sorted(dealt)
    play_hand(table, policy_m)
    matching = [
        (zone["owner"], len(zone["tiles"]), zone["tiles"][0]["face"])
        for zone in table.view(language="en")["zones"]
        if zone["caption"].endswith(": matches")
    ]
    assert [(owner, size) for owner, size, _ in matching] == [(2, 3), (3, 1)]
    assert matching[1][2] == "[1:1]"
    assert table.results == [[-18, -18, 42, -6]]
    assert table.decide() == start


def faces_seen(table: Table, viewer: int | None, kinds: Sequence[str]) -> dict[int | None, str]:
    """The tiles face up in zones of these kinds, by owner."""
    found: dict[int | None, str] = {}
    for zone in table.view(viewer, language="en")["zones"]:
        faces = "".join(tile["face"] for tile in zone["tiles"] if tile["face"])
        if zone["kind"] in kinds and faces:
            found[zone["owner"]] = found.get(zone["owner"], "") + faces
    return found


def test_E14_views() -> None:
    table = e12()
    bets = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 1, 2], [3, 4, 5]]
    bet_all(table, bets)
    for viewer in (None, *range(6)):
        seen = table.observe(viewer)
        assert [seen.bets[seat].array.tolist() for seat in (2, 3, 4, 5, 0)] == bets
        assert faces_seen(table, viewer, ("row",)) == {}
        assert seen.table_tiles.array.sum() == seen.wall.array.sum() == seen.idle.array.sum() == 0
    assert faces_seen(table, 2, ("hand", "melds")) == {2: E12_HANDS[2]}
    assert faces_seen(table, 1, ("hand", "melds")) == faces_seen(table, None, ("hand", "melds")) == {}
    table.play(table.words[-1])
    assert table.observe(2).split[2] > 0
    assert all(table.observe(viewer).split[2] == 0 for viewer in (None, 0, 1, 3, 4, 5))


def test_E14_the_table_is_open_in_the_exact_modes() -> None:
    table = e12(mode="exact_with_banker")
    assert table.decide() == 2
    for viewer in (None, *range(6)):
        assert faces_seen(table, viewer, ("row",)) == {None: "[6:6][3:1]"}
    assert faces_seen(table, 2, ("hand", "melds")) == {2: E12_HANDS[2]}


def test_all_is_shown_at_the_end() -> None:
    table = e12(hands=1)
    play_hand(table, policy_f)
    for viewer in (None, *range(6)):
        assert faces_seen(table, viewer, ("row",)) == {1: "[6:6][3:1]"}
        assert set(faces_seen(table, viewer, ("melds",))) == {0, 2, 3, 4, 5}
        assert "the banker shows [6:6][3:1]" in table.view(viewer)["log"]
        assert "s2 split [1:1] | [3:3][6:5] | [6:4][5:1][4:2]" in table.view(viewer)["log"]


# Play beside the slow twin


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"banker_wild": False, "first_banker": 1, "min_stake": 8, "max_stake": 13, "banker_mode": "fixed"},
        {"bankroll": 14, "min_stake": 4},
        {"mode": "exact_with_banker", "house_fee": 2, "banker_loss": 11},
        {"mode": "exact_with_banker", "bankroll": 20, "banker_mode": "fixed", "absolute_tie": "groups"},
        {"mode": "exact", "first_banker": 1},
        {"mode": "exact", "bankroll": 18, "fixed_bets": "1_2_3", "absolute_tie": "groups", "house_fee": 1},
        {"mode": "exact", "bankroll": 12, "banker_mode": "fixed"},
    ],
)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    if seats < 6 or options.get("mode") != "exact":
        play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=60)


@pytest.mark.parametrize("banker_mode", ["rotate", "fixed"])
@pytest.mark.parametrize("mode", ["outrank", "exact", "exact_with_banker"])
def test_whole_sessions_like_the_slow_twin(mode: str, banker_mode: str) -> None:
    """Seats leave, the bank or the start passes them over, the house takes its part."""
    options: dict[str, Any] = {"mode": mode, "bankroll": 45, "banker_mode": banker_mode, "house_fee": 1, "hands": 40}
    rng = random.Random(len(mode))
    for seats in (2, 5):
        walls = [rng.sample(FULL32.tiles(), FULL32.size) for _ in range(40)]
        table = Table(SLUG, seats=seats, wall=walls, **options)
        oracle = Oracle(seats, [[FULL32.text([face]) for face in wall] for wall in walls], **options)
        while not table.over:
            assert (oracle.turn, oracle.words()) == (table.decide(), table.words)
            choice = rng.choice(table.words)
            table.play(choice)
            oracle.play(choice)
        assert oracle.over
        assert (oracle.results, oracle.scores) == (table.results, table.scores)
        assert sum(table.scores) + table.state.house == 0


# Bankroll


def test_bets_are_capped_by_what_is_left() -> None:
    table = Table(SLUG, seats=2, bankroll=6, min_stake=2, seed=1)
    table.decide()
    assert table.words == ["bet 1 2", "bet 1 3", "bet 1 4", "bet 1 5", "bet 1 6"]
    table.play("bet 1 5")
    assert table.words == ["bet 2 1"]
    assert (
        table.view(1, language="en")["prompt"]
        == "You have less than the least bet of 2 left: bet all of it, 1, on two tiles."
    )
    table.play("bet 2 1")
    assert table.words == ["bet 3 0"]
    table.play("bet 3 0")
    assert table.words[0].startswith("split")


@pytest.mark.parametrize(("bankroll", "bets"), [(1, [1, 0, 0]), (5, [3, 2, 0]), (0, [3, 7, 15])])
def test_fixed_bets_are_capped_by_what_is_left(bankroll: int, bets: list[int]) -> None:
    table = Table(SLUG, seats=3, mode="exact", bankroll=bankroll, seed=1)
    assert table.decide() == 0
    assert table.state.bets.array[:3].tolist() == [bets] * 3


@pytest.mark.parametrize(("banker_mode", "later"), [("rotate", 2), ("fixed", 1)])
def test_the_starting_seat_of_exact_leaves_like_any_other(banker_mode: str, later: int) -> None:
    """Seat 0 starts and loses all three bets; seat 1 starts next, and keeps the start where it is fixed."""
    splits = (E7[2], E6[0], E6[1])
    table = Table(
        SLUG, seats=3, mode="exact", bankroll=25, banker_mode=banker_mode, seed=1, wall=[wall("[4:4][1:1]", splits)]
    )
    split_all(table, splits)
    assert table.scores == [-25, 5, 20]
    assert table.decide() == 1
    play_hand(table, policy_f)
    assert table.results[1][0] == 0
    assert table.decide() == later


# Secrets


@pytest.mark.parametrize("mode", ["outrank", "exact"])
def test_redealt_splits_are_legal(mode: str) -> None:
    table = Table(SLUG, seats=4, seed=3, mode=mode)
    if mode == "outrank":
        bet_all(table, [[1, 1, 1]] * 3)
    first = table.decide()
    table.play(table.legal[0])
    table.play(table.legal[-1])
    viewer = table.turn
    rng, pool = np.zeros(4, np.int64), np.zeros(32, np.int64)
    seed_rng(rng, 1, 0)
    hands, pairs, splits = set(), set(), set()
    for _ in range(200):
        twin = table.copy()
        twin._drivers.redeal(twin._rules, twin._state, viewer, rng, pool)
        state = twin.state
        assert state.tiles[viewer].array.tolist() == table.state.tiles[viewer].array.tolist()
        assert is_distinct(twins(state.tiles[first].array), state.split[first])
        hands.add(tuple(state.tiles[first].array.tolist()))
        pairs.add(tuple(state.table_tiles.array.tolist()))
        splits.add(int(state.split[first]))
    assert len(hands) > 150
    assert len(splits) > 40  # the first of all splits, which was played, is as secret as any other
    assert (len(pairs) > 50) == (mode == "outrank")


# At the table


def test_refusals_say_which_rule_is_broken() -> None:
    table = Table(SLUG, seats=2, wall=wall("[4:4][1:1]", E6[:1]), max_stake=9)
    for text, why in [
        ("bet 1 10", "bet on one tile now, a whole number from 1 to 9"),
        ("bet 2 1", "bet on one tile now"),
        ("split " + E6[0], "bet first"),
    ]:
        with pytest.raises(MoveError, match=why):
            table.play(text)
    bet_all(table, [[9, 1, 5]])
    for text, why in [
        ("bet 1 1", "bets stand"),
        ("split [1:1] | [6:4][6:4] | [6:5][6:3][3:1]", "you hold .3:1..5:5..6:5..6:4..6:4..6:3."),
        ("split [5:5][6:4] | [6:4] [6:5] | [6:3][3:1]", "split into one, two and three tiles"),
    ]:
        with pytest.raises(MoveError, match=why):
            table.play(text)
    table.play("split [6:3][6:5][3:1] | [6:4][6:4] | [5:5]")
    assert len(table.results) == 1
    with pytest.raises(MoveError, match="fixed"):
        Table(SLUG, seats=2, mode="exact", seed=1).play("bet 1 3")


def test_bad_options_say_what_is_allowed() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"min_stake": 11}, "min_stake.*11.*max_stake 10"),
        ({"seats": 6, "mode": "exact"}, "exact is for 2 to 5 players, not 6"),
        ({"seats": 3, "first_banker": 3}, "first_banker.*0 to 2"),
        ({"fixed_bets": "1_1_1"}, "fixed_bets.*3_7_15, 1_2_3"),
    ]
    for options, why in refused:
        with pytest.raises(OptionError, match=why):
            Table(SLUG, **options)


def test_stakes_of_two_digits_are_read_literally() -> None:
    table = Table(SLUG, seats=2, seed=1, max_stake=500)
    bet_all(table, [[12, 21, 500]])
    assert table.state.bets.array[1].tolist() == [12, 21, 500]
