"""Collecting Many Tens: the worked examples of its rules, its options, and its slow twin."""

from typing import Any

import numpy as np
import pytest

from paiju import MoveError, OptionError, Table
from paiju.kernel.rng import seed_rng
from tests.games.melding.tens_positions import deciding, eyes, faces, in_order, power_wall, taking, wins
from tests.games.playing import play_beside, play_hand, policy_f, policy_l, policy_m, set_state
from tests.oracles.kap_tai_shap import Oracle

SLUG = "kap-tai-shap"
E2 = "[6:3][6:3] [6:6][4:4] [6:1][4:2] [5:5][6:4] [4:1][3:2]"


def P(base: int) -> list[int]:
    return power_wall(Table(SLUG).tiles.tiles(), base, 67)


@pytest.mark.parametrize(
    ("seats", "sets", "left"), [(2, 1, 13), (3, 2, 36), (5, 2, 18), (6, 3, 41), (10, 4, 37), (20, 8, 75)]
)
def test_E1_sets_and_wall(seats: int, sets: int, left: int) -> None:
    table = Table(SLUG, seats=seats)
    assert table.decide() == 0
    assert (table.options["sets"], table.state.left) == (sets, left)
    assert [table.state.held[seat] for seat in range(seats)] == [10] + [9] * (seats - 1)


def test_E2_an_eye_of_military_tiles() -> None:
    assert wins(SLUG, E2)
    assert eyes(E2) == ["[6:3]"]
    assert not wins(SLUG, E2.replace("[6:3]", "[5:4]", 1))


def test_E3_four_two_counts_three() -> None:
    hand = "[2:2][2:2] [6:6][4:4] [5:5][6:4] [4:1][3:2] [4:2][3:1]"
    assert not wins(SLUG, hand)
    assert wins(SLUG, hand.replace("[3:1]", "[5:2]"))


def test_E4_which_eye() -> None:
    hand = "[5:5][5:5] [6:4][6:4] [2:2][2:2] [4:4][1:1] [6:5][5:4]"
    assert wins(SLUG, hand)
    assert eyes(hand) == ["[2:2]"]


def test_E5_five_tens_pairs_without_an_eye() -> None:
    assert not wins(SLUG, "[1:1][4:4] [2:2][3:3] [3:1][5:1] [6:6][6:2] [5:4][6:5]")


def test_E6_three_alike() -> None:
    hand = "[3:2][3:2][3:2][4:1] [6:6][6:2] [6:5][5:4] [6:5][6:3]"
    assert wins(SLUG, hand, seats=6)
    assert "[3:2]" in eyes(hand)


def test_E7_take_and_win() -> None:
    table = taking(SLUG, E2[5:], "[2:2][6:3][2:2]", seats=3, hands=1)
    assert table.words == ["take [2:2]", "take [6:3]", "pass"]
    table.play("take [6:3]")
    others = ("[6:6]", "[4:4]", "[5:5]", "[6:4]", "[6:1]", "[4:2]", "[4:1]", "[3:2]")
    assert table.words == ["win", *(f"discard {tile}" for tile in others)]
    left = table.state.left
    table.play("win")
    assert (table.results, table.state.left) == ([[-1, 2, -1]], left)


def test_E8_payment() -> None:
    table = deciding(SLUG, E2, seat=3, stake=2)
    table.play("win")
    assert table.results == [[-2, -2, -2, 8, -2]]
    assert (table.decide(), table.state.held[3]) == (3, 10)


def test_E9_the_wall_runs_out() -> None:
    table = taking(SLUG, "[6:6][6:6][6:6][1:1][1:1][1:1][4:4][4:4][6:3]", "[2:2]", seats=3, hands=1)
    wall = np.zeros_like(table._state[0]["pile"])
    wall[0] = table.tiles.read("[5:4]")[0]
    set_state(table, pile=wall, left=1)
    table.play("pass")
    assert table.state.left == 0
    table.play("discard [5:4]")
    assert table.over
    assert table.results == [[0, 0, 0]]


E10_HANDS = [
    "[1:1] [4:4] [5:5] [3:3] [2:2] [6:4] [5:1] [5:4] [5:3] [5:2]",
    "[3:1] [3:3] [2:2] [2:2] [6:5] [6:1] [6:2] [4:3] [3:2]",
    "[6:6] [6:6] [4:4] [3:1] [3:3] [3:3] [6:4] [6:1] [4:2]",
]


def test_E10_whole_hand() -> None:
    table = Table(SLUG, seats=3, wall=P(48), hands=1)
    assert table.decide() == 0
    assert [faces(table, table.state.hands[seat]) for seat in range(3)] == [in_order(hand) for hand in E10_HANDS]
    assert play_hand(table, policy_f) == [
        "0 discard [1:1]",
        *("1 take [1:1]", "1 discard [3:1]", "1 discard [1:1]"),
        *("2 take [1:1]", "2 discard [6:6]", "2 discard [6:6]"),
        *("0 take [6:6]", "0 discard [4:4]", "0 discard [6:6]"),
        *("1 take [6:6]", "1 discard [3:3]", "1 discard [6:6]"),
        *("2 take [6:6]", "2 discard [1:1]", "2 win"),
    ]
    won = faces(table, table.state.winning_hand)
    assert won == in_order("[3:3][3:3] [6:6][4:4] [5:5][6:4] [3:1][5:1] [6:1][4:2]")
    assert "[3:3]" in eyes(won)
    assert table.results == [[-1, -1, 2]]


def test_E11_no_draw_after_a_take() -> None:
    table = Table(SLUG, seats=3, wall=P(12), draw_after_take=False, hands=1)
    done = play_hand(table, policy_m)
    assert len(done) == 39
    assert done[-2].startswith("1 take")
    won = faces(table, table.state.winning_hand)
    assert won == "[6:6][6:6][1:1][4:4][5:5][6:5][6:5][6:4][5:3][5:3]"
    assert eyes(won) == ["[6:5]"]
    assert (table.state.turns, table.state.left, table.results) == (20, 30, [[-1, 2, -1]])


def test_a_taken_type_may_go_after_the_draw() -> None:
    table = taking(SLUG, E2[5:], "[2:2]", seats=3)
    table.play("take [2:2]")
    assert "discard [2:2]" not in table.words
    table.play("discard [4:4]")
    assert (table.turn, table.state.held[1]) == (1, 10)
    assert "discard [2:2]" in table.words


def test_a_hand_of_one_type_may_throw_what_it_took_and_all_know_it() -> None:
    table = taking(SLUG, "[2:2]" * 9, "[2:2]", seats=3, sets=5)
    table.play("take [2:2]")
    assert table.words == ["discard [2:2]"]
    table.play("discard [2:2]")
    assert faces(table, table.observe(0).known[1]) == "[2:2]" * 9


def test_only_the_tile_thrown_last_is_offered() -> None:
    table = taking(SLUG, E2[5:], "[6:3][2:2]", seats=3, offer="last")
    assert table.words == ["take [2:2]", "pass"]
    assert table.view(1, language="en")["prompt"] == "Take the [2:2] that was thrown last, or pass and draw."
    table.play("take [2:2]")
    table.play("discard [4:4]")
    assert faces(table, table.state.pool) == "[4:4][6:3]"
    assert table.state.last == table.tiles.read("[4:4]")[0]


def test_a_closed_pool_is_not_asked_about() -> None:
    table = Table(SLUG, seats=3, wall=P(12), offer="none")
    table.decide()
    table.play(table.words[0])
    assert (table.turn, table.state.held[1]) == (1, 10)
    with pytest.raises(MoveError, match="one tile too many"):
        table.play("pass")


@pytest.mark.parametrize("draw_after_take", [True, False])
def test_the_dealer_draws(draw_after_take: bool) -> None:
    table = Table(SLUG, seats=3, wall=P(12), dealer_draws=True, draw_after_take=draw_after_take)
    table.decide()
    table.play(table.words[0])
    assert (table.turn, table.state.held[0], table.state.left) == (0, 10, 35)
    table.play(table.words[0])
    assert (table.turn, table.words[-1]) == (1, "pass")


def test_the_cut_off() -> None:
    table = Table(SLUG, seats=3, wall=P(12), max_turns=2, hands=1)
    assert [line[0] for line in play_hand(table, policy_l)] == ["0", "1", "1"]
    assert table.results == [[0, 0, 0]]


@pytest.mark.parametrize(("next_dealer", "dealers"), [("winner", [1, 1]), ("rotate", [2, 0])])
def test_who_deals_after_a_hand_without_a_winner(next_dealer: str, dealers: list[int]) -> None:
    table = Table(SLUG, seats=3, next_dealer=next_dealer, first_dealer=1, max_turns=1, hands=3)
    for dealer in dealers:
        table.decide()
        table.play(table.words[-1])
        assert table.decide() == table.state.dealer == dealer


def test_sets_must_leave_a_tile_for_everybody() -> None:
    assert Table(SLUG, seats=3, sets=1).tiles.size == 32
    assert Table(SLUG, seats=2, sets=10).tiles.size == 320
    assert Table(SLUG, seats=4, sets="auto").options["sets"] == 2
    with pytest.raises(OptionError, match="sets: 1 is too few for 4 players; it takes 2 to 10"):
        Table(SLUG, seats=4, sets=1)
    with pytest.raises(OptionError, match=r"sets.*11.*auto.*1 to 10"):
        Table(SLUG, sets=11)


def test_redealing_leaves_taken_tiles_where_all_saw_them_go() -> None:
    table = Table(SLUG, seats=3, wall=P(48))
    for action in ("discard [1:1]", "take [1:1]", "discard [3:1]"):
        table.play(action)
    rng, unseen = np.zeros(4, np.int64), np.zeros(64, np.int64)
    seed_rng(rng, 1, 0)
    changed = 0
    for _ in range(100):
        state = table._state.copy()
        table._drivers.redeal(table._rules, state, 0, rng, unseen)
        assert state[0]["hands"][1][1] >= 1
        changed += state[0]["hands"][1].tolist() != table._state[0]["hands"][1].tolist()
    assert changed == 100


@pytest.mark.parametrize("seats", range(2, 21))
def test_plays_like_its_slow_twin(seats: int) -> None:
    play_beside(Oracle, SLUG, seats, {"first_dealer": seats - 1}, seed=seats, decisions=150)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"sets": 10, "offer": "last", "draw_after_take": False}),
        (3, {"sets": 1, "dealer_draws": True, "next_dealer": "rotate"}),
        (4, {"offer": "none", "stake": 7, "hands": 2}),
        (5, {"draw_after_take": False, "dealer_draws": True, "max_turns": 30}),
        (7, {"sets": 4, "offer": "last", "max_turns": 15}),
    ],
)
def test_plays_like_its_slow_twin_with_options(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=400)


def test_the_prompt_says_what_comes_next() -> None:
    table = taking(SLUG, E2[5:], "[2:2][6:3]", seats=3)
    assert table.view(1, language="en")["prompt"] == "Take a tile from the pool, or pass and draw."
    table.play("take [6:3]")
    wanted = "Declare a win, or discard a tile other than [6:3] and draw."
    assert table.view(1, language="en")["prompt"] == wanted
    table.play("discard [6:1]")
    assert table.view(1, language="en")["prompt"] == "Discard a tile and end your turn."
