"""Sticking the Tail: the worked examples of its rules, and its slow twin."""

from typing import Any

import numpy as np
import pytest

from paiju import OptionError, Table
from paiju.kernel.drivers import POOL
from paiju.kernel.rng import WORDS, seed_rng
from paiju.tiles import FULL32, TAIL24
from paiju.tiles.dominoes import HIGH, LOW, PIPS
from tests.games.connecting.dragons import one_hand, points_of, session, settled, story
from tests.games.playing import play_beside, play_hand, policy_f, policy_l
from tests.oracles.kkoriput_igi import Oracle

SLUG = "kkoriput-igi"
KOAN_A = FULL32.read("[5:2]")[0]


def test_E1_the_last_pays_the_first() -> None:
    assert settled(SLUG, [3, 18, 25, 29]).results == [[1, 0, 0, -1]]


@pytest.mark.parametrize(
    ("options", "result"),
    [
        ({}, [2, -1, 0, -1]),
        ({"payment": "points"}, [69, -28, 0, -41]),
        ({"payment": "points", "stake": 2}, [138, -56, 0, -82]),
        ({"stake": 5}, [10, -5, 0, -5]),
        ({"thirty_rule": "none"}, [1, 0, 0, -1]),
        ({"thirty_players": "four"}, [2, -1, 0, -1]),
    ],
)
def test_E2_above_thirty(options: dict[str, Any], result: list[int]) -> None:
    assert settled(SLUG, [3, 31, 25, 44], **options).results == [result]


def test_E2_above_thirty_with_three_players() -> None:
    assert settled(SLUG, [3, 31, 44]).results == [[2, -1, -1]]
    assert settled(SLUG, [3, 31, 44], thirty_players="four").results == [[1, 0, -1]]


def test_E3_exactly_thirty() -> None:
    assert settled(SLUG, [3, 30, 25, 44]).results == [[1, 0, 0, -1]]
    assert settled(SLUG, [3, 30, 25, 44], thirty_rule="at_least").results == [[2, -1, 0, -1]]


def test_E4_tie_for_last() -> None:
    assert settled(SLUG, [8, 20, 20, 11], dealer=3).results == [[1, 0, -1, 0]]
    assert settled(SLUG, [8, 20, 20, 11], dealer=3, ties="all").results == [[2, -1, -1, 0]]


def test_E5_tie_for_first() -> None:
    table = settled(SLUG, [8, 8, 20, 11], dealer=1)
    assert table.results == [[0, 1, -1, 0]]
    assert table.state.dealer == 1
    assert settled(SLUG, [8, 8, 20, 11], dealer=1, ties="all").results == [[1, 1, -2, 0]]


def test_E6_the_winner_is_above_thirty() -> None:
    assert settled(SLUG, [35, 41, 52, 60], dealer=2).results == [[3, -1, -1, -1]]
    assert settled(SLUG, [35, 41, 52, 60], dealer=2, thirty_winner_below=True).results == [[1, 0, 0, -1]]


def test_E6_a_seat_tied_with_the_winner_above_thirty() -> None:
    assert settled(SLUG, [35, 35, 52, 60]).results == [[3, -1, -1, -1]]
    assert settled(SLUG, [35, 35, 52, 60], ties="all").results == [[2, 2, -2, -2]]


def test_E7_all_equal() -> None:
    table = settled(SLUG, [12, 12, 12, 12], dealer=2)
    assert table.results == [[0, 0, 0, 0]]
    assert table.state.dealer == 2
    assert settled(SLUG, [32, 32, 32, 32], dealer=2, ties="all").results == [[0, 0, 0, 0]]


def test_E8_two_players() -> None:
    assert settled(SLUG, [5, 33]).results == [[1, -1]]
    assert settled(SLUG, [5, 33], payment="points").results == [[28, -28]]


def test_E9_the_small_set() -> None:
    for seats in (2, 3):
        assert Table(SLUG, seats=seats).tiles.tiles() == TAIL24.tiles()
    tiles = TAIL24.tiles()
    assert len(tiles) == 24
    assert sum(PIPS[face] for face in tiles) == 155
    assert TAIL24.text(face for face in tiles if HIGH[face] == LOW[face]) == "[1:1][1:1][2:2][2:2]"


E10_HANDS = [
    "[1:1][3:1][2:2][6:5][6:3][6:2][4:2][4:1]",
    "[1:1][3:1][6:1][5:1][5:4][5:3][4:3][3:2]",
    "[2:2][6:5][6:4][6:4][6:1][5:1][5:2][2:1]",
]
E10_STORY = """
2 lead [2:2] open 2, 0 [2:2], 1 [3:2], 2 down [6:5], 0 [3:1], 1 [1:1], 2 [6:1], 0 [6:5], 1 [5:1], 2 [5:1], 0 down [1:1],
1 [5:4], 2 [6:4], 0 [6:3], 1 [3:1], 2 [2:1], 0 [6:2], 1 [6:1], 2 down [6:4], 0 [4:1], 1 [4:3], 2 down [5:2],
0 down [4:2], 1 [5:3]
"""


@pytest.mark.parametrize(("payment", "result"), [("tokens", [0, 1, -1]), ("points", [0, 28, -28])])
def test_E10_whole_hand(payment: str, result: list[int]) -> None:
    table, done = one_hand(SLUG, E10_HANDS, 2, policy_f, payment=payment)
    assert done == story(E10_STORY)
    assert points_of(table) == [8, 0, 28]
    assert table.results == [result]


def test_E11_deal_order() -> None:
    table = Table(SLUG, seats=3, wall=TAIL24.stride(5), hands=1)
    play_hand(table, policy_f)
    assert points_of(table) == [20, 0, 11]
    assert table.results == [[-1, 1, 0]]


def test_E12_session() -> None:
    table = Table(SLUG, seats=3, wall=[TAIL24.stride(step) for step in (5, 7, 11)], first_dealer=1, hands=3)
    assert session(table, policy_f) == [1, 2, 2]
    assert table.results == [[0, -1, 1], [-1, 0, 1], [1, -1, 0]]
    assert table.scores == [0, -2, 2]


def test_E13_the_winner_has_exactly_thirty() -> None:
    assert settled(SLUG, [30, 31, 45, 33], thirty_winner_below=True).results == [[3, -1, -1, -1]]
    at_least = settled(SLUG, [30, 31, 45, 33], thirty_winner_below=True, thirty_rule="at_least")
    assert at_least.results == [[1, 0, -1, 0]]


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 8)])
def test_everything_is_dealt(seats: int, each: int) -> None:
    table = Table(SLUG, seats=seats, seed=1, first_dealer=1)
    assert table.decide() == 1
    assert [table.state.held[seat] for seat in range(seats)] == [each] * seats
    assert each * seats == table.tiles.size


@pytest.mark.parametrize(("seats", "arms"), [(2, 1), (3, 2), (4, 1)])
def test_the_koan_a_leads_every_hand(seats: int, arms: int) -> None:
    tiles = FULL32 if seats == 4 else TAIL24
    walls = [tiles.stride(step) for step in (5, 7, 11)]
    options: dict[str, Any] = {"first_lead": "koan_a", "next_dealer": "rotate", "first_dealer": 1, "arms": arms}
    table = Table(SLUG, seats=seats, wall=walls, hands=3, **options)
    assert session(table, policy_l) == [wall.index(KOAN_A) // (tiles.size // seats) for wall in walls]


def test_everybody_knows_who_got_the_koan_a() -> None:
    table = Table(SLUG, wall=FULL32.stride(7), first_lead="koan_a")
    dealer = FULL32.stride(7).index(KOAN_A) // 8
    for seat in (None, 0, 1, 2, 3):
        assert (
            table.view(seat, language="en")["zones"][-1]["caption"]
            == f"s{dealer} got the koan-a [5:2] and leads this hand"
        )


def test_a_redeal_leaves_the_koan_a_with_its_holder_in_hand_or_face_down() -> None:
    table = Table(SLUG, seed=1, first_lead="koan_a")
    dealer = table.decide()
    assert dealer is not None
    while table.state.laid[dealer] < 2:
        table.play(next(word for word in table.words if not word.startswith(("lead [5:2]", "play [5:2]"))))
    places = {place_of_koan_a(table, dealer, seed) for seed in range(60)}
    assert places == {"hand", "down"}


def place_of_koan_a(table: Table, dealer: int, seed: int) -> str:
    """Where the dealer has [5:2] once another seat's view was dealt anew."""
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, seed, 0)
    twin = table.copy()
    twin._drivers.redeal(twin._rules, twin._state, (dealer + 1) % 4, rng, np.zeros(POOL, np.int64))
    state = twin.state
    assert state.hands[dealer, KOAN_A] + state.down[dealer, KOAN_A] == 1
    assert state.down[dealer].array.sum() == state.laid[dealer] == table.state.laid[dealer]
    assert sorted(twin.game.table.inventory(twin._g, state)) == twin.tiles.tiles()
    return "hand" if state.hands[dealer, KOAN_A] else "down"


OPTIONS: list[dict[str, Any]] = [
    {},
    {"payment": "points", "stake": 3, "arms": 2},
    {"thirty_rule": "at_least", "ties": "all", "first_lead": "koan_a", "thirty_winner_below": True},
    {"thirty_rule": "none", "next_dealer": "rotate", "first_dealer": 1, "hands": 2},
    {"thirty_players": "four", "arms": 2, "first_lead": "koan_a", "next_dealer": "rotate"},
    {"payment": "points", "ties": "all", "thirty_winner_below": True, "thirty_players": "four"},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=300)


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"stake.*0.*from 1"):
        Table(SLUG, stake=0)
    with pytest.raises(OptionError, match=r"ties.*both.*preference, all"):
        Table(SLUG, ties="both")
    with pytest.raises(OptionError, match=r"first_dealer.*2.*0 to 1"):
        Table(SLUG, seats=2, first_dealer=2)
