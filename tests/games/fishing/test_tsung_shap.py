"""Disputing Tens: the worked examples of its rules, and its slow twin."""

from typing import Any

import pytest

from paiju import OptionError, Table
from paiju.games.fishing.tsung_shap.state import MOVING, NOTHING
from paiju.kernel.zones import faces_in
from tests.games.fishing.pools import play_by_m, points
from tests.games.playing import Policy, counts, play_beside, play_hand, policy_f, policy_l, set_state
from tests.oracles.tsung_shap import Oracle

SLUG = "tsung-shap"
FREE: dict[str, Any] = {"capture_compulsory": False, "claim_missed": True}


def stride(step: int) -> list[int]:
    return Table(SLUG).tiles.stride(step)


def row_of(table: Table) -> str:
    state = table.state
    return table.tiles.text(state.row[place] for place in range(state.length))


def hand_of(table: Table, seat: int) -> str:
    return table.tiles.text(faces_in(table.state.hands[seat]))


def position(row: str, tiles: str, **options: Any) -> Table:
    """Seat 0 has turned up this tile beside this row; or with four tiles in hand, it holds these."""
    table = Table(SLUG, seed=1, **options)
    is_classic = table.options["variant"] == "classic"
    faces, mine = table.tiles.read(row), table.tiles.read(tiles)
    hands = [counts(table, "" if is_classic else tiles), counts(table, "[6:6][5:5][6:3][5:4]")]
    assert table.decide() == 0
    set_state(
        table,
        row=faces + [0] * (32 - len(faces)),
        length=len(faces),
        turned=mine[0] if is_classic else NOTHING,
        hands=hands if not is_classic else table._state[0]["hands"],
        held=[len(mine), 4] if not is_classic else [0, 0],
        phase=MOVING,
    )
    return table


def after(table: Table, action: str) -> Table:
    table.play(action)
    return table


def test_E1_a_pair_at_the_right_end() -> None:
    table = position("[6:5][6:1][6:3][3:3][5:1]", "[5:1]")
    assert table.words == ["pair right"]
    assert points(after(table, "pair right")) == [120, 0]
    assert row_of(table) == "[6:5][6:1][6:3][3:3]"


def test_E2_a_triplet_at_the_right_end() -> None:
    table = position("[1:1][4:4][3:1]", "[5:3]")
    assert table.words == ["triplet right"]
    assert points(after(table, "triplet right")) == [20, 0]
    assert row_of(table) == "[1:1]"


def test_E3_a_sweep_starts_a_new_row() -> None:
    table = position("[4:4][6:3]", "[2:1]")
    assert table.words == ["triplet both"]
    following = table.tiles.text([table.state.piles[0, table.state.left[0] - 1]])
    assert points(after(table, "triplet both")) == [60, 0]
    assert (row_of(table), table.turn) == (following, 1)


def test_E4_a_row_of_one_tile() -> None:
    table = position("[6:6]", "[6:6]")
    assert table.words == ["pair left"]
    assert points(after(table, "pair left")) == [280, 0]
    assert position("[6:6]", "[4:4]").words == ["place left", "place right"]


@pytest.mark.parametrize(
    ("row", "tile", "words", "made"),
    [
        ("[3:3][5:5][6:6][1:1]", "[2:2]", "triplet left", 20),
        ("[6:6][1:1][4:1][6:5]", "[5:2]", "triplet both", 30),
    ],
)
def test_E5_triplets_left_and_at_both_ends(row: str, tile: str, words: str, made: int) -> None:
    table = position(row, tile)
    assert table.words == [words]
    assert points(after(table, words)) == [made, 0]


def test_E6_the_player_chooses_the_capture() -> None:
    row = "[5:5][6:4][2:1]"
    table = position(row, "[5:5]")
    assert table.words == ["pair left", "triplet left"]
    assert points(after(table, "pair left")) == [200, 0]
    assert points(after(position(row, "[5:5]"), "triplet left")) == [30, 0]
    free = position(row, "[5:5]", capture_compulsory=False)
    assert free.words == ["pair left", "triplet left", "place left", "place right"]


S0 = "[5:5][6:2][6:5][3:3][4:2][6:6][4:4][1:1][6:3][5:1][2:2][2:2][5:4][6:4][4:3][3:1]"
S1 = "[3:1][4:1][5:5][5:3][6:6][5:2][1:1][3:2][5:1][2:1][6:1][3:3][4:4][6:4][6:1][6:5]"
E7_PLAY = """
0 [6:2] place left, 1 [4:1] place left, 0 [6:5] triplet both +20, 1 [5:5] pair right +200, 0 [3:3] place left,
1 [5:3] place right, 0 [4:2] triplet left +20, 1 [6:6] place left, 0 [6:6] pair left +240, 1 [5:2] place right,
0 [4:4] place right, 1 [1:1] place right, 0 [1:1] pair right +40, 1 [3:2] triplet left +20, 0 [6:3] place right,
1 [5:1] place right, 0 [5:1] pair right +120, 1 [2:1] triplet both +60, 0 [2:2] place right, 1 [3:3] place left,
0 [2:2] pair right +80, 1 [4:4] place right, 0 [5:4] place left, 1 [6:4] place left, 0 [6:4] pair left +200,
1 [6:1] place left, 0 [4:3] place right, 1 [6:5] place left
"""


def test_E7_classic_replay() -> None:
    table = Table(SLUG, wall=S0 + S1, hands=1)
    assert table.decide() == 0
    assert row_of(table) == "[5:5][3:1]"
    for line in " ".join(E7_PLAY.split()).split(", "):
        seat, tile, verb, side, *gain = line.split()
        assert (table.turn, table.tiles.text([table.state.turned])) == (int(seat), tile)
        before = points(table)[int(seat)]
        table.play(f"{verb} {side}")
        assert points(table)[int(seat)] - before == int(gain[0] if gain else 0)
        if tile == "[2:1]":
            assert row_of(table) == "[6:1]"
    assert table.over
    assert (points(table), table.results) == ([720, 280], [[440, -440]])
    assert row_of(table) == "[6:5][6:1][5:4][3:3][6:1][4:4][4:3]"
    assert table.tiles.text([table.state.piles[0, 0]]) == "[3:1]"
    assert [table.state.left[seat] for seat in range(2)] == [1, 0]
    assert [table.say(payment.said) for payment in table.sheet] == [
        "s1 pays s0 440 for 280 points (200 for 1 pair, 40 for 2 triplets, 40 for 1 sweep) "
        "against 720 points (680 for 5 pairs, 40 for 2 triplets)"
    ]
    log = table.view(0)["log"]
    swept = log.index("s1 triplet [2:1] both")
    assert log[swept + 1 : swept + 3] == ["s1 restart [6:1]", "s0 place right"]
    assert table.view(1)["log"][swept - 1 : swept + 2] == [
        "s0 pair [5:1] right",
        "s1 triplet both",
        "s0 place [2:2] right",
    ]


def test_E8_other_points() -> None:
    fixed = position("[6:5][6:1][6:3][3:3][5:1]", "[5:1]", pair_points=50)
    assert points(after(fixed, "pair right")) == [50, 0]
    assert points(after(position("[6:6]", "[6:6]", pair_points=50), "pair left")) == [90, 0]
    assert points(after(position("[4:4][6:3]", "[2:1]", sweep_scoring="flat"), "triplet both")) == [40, 0]
    assert points(after(position("[6:6]", "[6:6]", sweep_scoring="flat"), "pair left")) == [40, 0]


def test_E9_four_tiles() -> None:
    assert position("[6:6][4:1][5:2]", "[6:6][3:3][5:1][2:1]", variant="four_tiles").words == [
        "pair [6:6] left",
        "place [3:3] left",
        "place [3:3] right",
        "place [5:1] left",
        "place [5:1] right",
        "triplet [2:1] left",
    ]


def test_E10_no_tile_to_start_anew() -> None:
    table = position("[4:4]", "[4:4]", variant="four_tiles", hands=1)
    set_state(table, left=[0, 0])
    table.play("pair [4:4] left")
    assert (table.over, points(table), row_of(table)) == (True, [200, 0], "")


@pytest.mark.parametrize(
    ("step", "variant", "policy", "made", "row"),
    [
        (7, "classic", policy_f, [100, 90], "[5:5][4:4][5:1][4:1]"),
        (7, "classic", policy_l, [50, 140], None),
        (5, "four_tiles", policy_f, [420, 80], "[4:2][5:2][6:3][6:4][5:3][4:4]"),
    ],
)
def test_E11_whole_hands(step: int, variant: str, policy: Policy, made: list[int], row: str | None) -> None:
    table = Table(SLUG, wall=stride(step), variant=variant, hands=1)
    play_hand(table, policy)
    assert points(table) == made
    assert row is None or row_of(table) == row


def test_E12_claims() -> None:
    table = Table(SLUG, wall=stride(5), hands=1, second_must_place=False, sweep_points=25, **FREE)
    done, chosen = play_by_m(table)
    claims = {step: action for step, action in chosen.items() if "claim" in action}
    assert claims == {2: "1 claim triplet both", 15: "1 claim triplet left"}
    assert (len(done), points(table)) == (31, [180, 175])
    assert row_of(table) == "[6:4][1:1][4:1][6:2][6:5][6:1][5:5][4:2][6:6]"
    assert table.state.left[1] == 0


def test_E12_personal_woodpiles() -> None:
    table = Table(SLUG, wall=stride(13), variant="four_tiles", woodpile="personal", hands=1)
    done, chosen = play_by_m(table)
    assert chosen[5] == "0 restart [5:1]"
    assert (len(done), points(table)) == (30, [280, 100])
    assert row_of(table) == "[6:2][6:3][3:1][6:5][1:1][2:1][2:2][6:1][6:4][3:3][6:5][5:4][4:3]"
    assert hand_of(table, 1) == "[6:1][3:2]"


TWINS: list[dict[str, Any]] = [
    {},
    {"second_must_place": False, "pair_points": 12, "sweep_scoring": "flat", "first_dealer": 1},
    {"capture_compulsory": False, "sweep_points": 25, "hands": 2},
    FREE,
    {"variant": "four_tiles"},
    {"variant": "four_tiles", "woodpile": "personal", "second_must_place": False, "pair_points": 50},
    {"variant": "four_tiles", "first_dealer": 1, "sweep_scoring": "flat", **FREE},
    {"variant": "four_tiles", "woodpile": "personal", "sweep_points": 0, **FREE},
]


@pytest.mark.parametrize("options", TWINS)
def test_plays_like_its_slow_twin(options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, 2, options, seed=len(options), decisions=500)


def test_the_opening_with_four_tiles() -> None:
    table = Table(SLUG, seed=1, variant="four_tiles", first_dealer=1)
    assert table.decide() == 1
    assert all(words.startswith("start") for words in table.words)
    table.play(table.legal[0])
    assert (table.turn, table.state.held[1], table.state.left[0]) == (0, 4, 23)
    table.play(table.legal[0])
    assert (table.turn, table.state.length, table.state.left[0]) == (1, 2, 22)


def test_a_claim_that_sweeps_comes_before_the_own_turn() -> None:
    table = position("[4:4]", "[4:4][3:3][5:1][2:1]", variant="four_tiles", **FREE)
    table.play("place [4:4] right")
    assert (table.turn, table.words) == (1, ["claim pair left", "ignore"])
    table.play("claim pair left")
    assert points(table) == [0, 200]
    assert table.words == ["restart [6:6]", "restart [5:5]", "restart [6:3]", "restart [5:4]"]
    table.play("restart [6:3]")
    assert (table.turn, row_of(table), table.state.held[1]) == (1, "[6:3]", 3)
    table.play("place [5:4] left")
    assert (table.turn, table.state.held[1]) == (0, 4)


def test_a_claimer_who_starts_anew_with_his_last_tile_ends_the_game() -> None:
    table = position("[4:4]", "[4:4]", hands=1, **FREE)
    set_state(table, left=[1, 1])
    table.play("place left")
    table.play("claim pair left")
    assert (table.over, points(table)) == (True, [0, 200])


def test_the_last_tile_placed_is_not_claimed() -> None:
    table = position("[4:4]", "[4:4]", hands=1, **FREE)
    set_state(table, left=[0, 5])
    table.play("place left")
    assert (table.over, table.results, table.sheet) == (True, [[0, 0]], [])


def test_more_points_go_first() -> None:
    table = Table(SLUG, wall=[stride(7), stride(7)], hands=2)
    play_hand(table, policy_l)
    assert (table.decide(), table.state.first, table.scores) == (1, 1, [-90, 90])


def test_claims_need_free_captures() -> None:
    with pytest.raises(OptionError, match=r"claim_missed.*True.*capture_compulsory=false"):
        Table(SLUG, claim_missed=True)
    with pytest.raises(OptionError, match=r"pair_points.*-1.*ten_per_pip, a whole number from 0 to 1000"):
        Table(SLUG, pair_points=-1)
    with pytest.raises(OptionError, match="2 players"):
        Table(SLUG, seats=3)
