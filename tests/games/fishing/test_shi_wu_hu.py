"""Fifteen Lakes, the fishing game: the worked examples of its rules, and its slow twin."""

from functools import partial
from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from tests.games.fishing import pools
from tests.games.fishing.catches import tiles, worth
from tests.games.fishing.pools import caught, left_over, play_by_m, points
from tests.games.playing import Policy, counts, play_beside, play_hand, policy_f, policy_l, set_state
from tests.oracles.shi_wu_hu import Oracle

SLUG = "shi-wu-hu"

position = partial(pools.position, SLUG)
last_drop = partial(pools.last_drop, SLUG)


def test_E3_three_alike_that_nothing_else_matches() -> None:
    pool = tiles("[5:5]×3 [6:4]")
    whole = position(pool, "[5:5]")
    assert whole.words == ["catch [5:5] x [5:5][5:5][5:5]"]
    whole.play("catch [5:5] x [5:5][5:5][5:5]")
    assert caught(whole, 0) == tiles("[5:5]×4")
    assert points(whole) == [120, 0]
    assert left_over(whole) == "[6:4]"
    table = position(pool, "[5:5]", tens_match=True)
    assert table.words == ["catch [5:5] x [5:5]", "catch [5:5] x [6:4]"]
    table.play("catch [5:5] x [5:5]")
    assert left_over(table) == "[5:5][5:5][6:4]"


def test_E4_no_three_of_a_face_that_another_matches() -> None:
    assert position(tiles("[3:1]×3 [2:2]"), "[3:1]").words == ["catch [3:1] x [3:1]", "catch [3:1] x [2:2]"]


@pytest.mark.parametrize(
    ("made", "options", "result"),
    [
        ([300, 390, 580], {}, [-370, -100, 470]),
        ([1040, 700, 990], {"thousand_double": True}, [780, -970, 190]),
        ([1040, 700, 990], {}, [390, -630, 240]),
        ([1040, 700, 990], {"thousand_double": True, "settlement": "points"}, [1040, 700, 990]),
    ],
)
def test_E9_settlement(made: list[int], options: dict[str, Any], result: list[int]) -> None:
    table = last_drop(made, turn=2, hands=1, **options)
    table.play("drop [2:2]")
    assert table.results == [result]
    assert table.over


@pytest.mark.parametrize(
    ("seats", "policy", "worth"),
    [(2, policy_f, [560, 870]), (3, policy_f, [350, 510, 430]), (2, policy_l, [930, 750])],
)
def test_E11_whole_hands(seats: int, policy: Policy, worth: list[int]) -> None:
    table = Table(SLUG, seats=seats, wall=Table(SLUG).tiles.stride(5), hands=1)
    done = play_hand(table, policy)
    assert len(done) == 60
    assert points(table) == worth
    assert left_over(table) == ""


def test_E12_free_laying_and_drops() -> None:
    table = Table(
        SLUG,
        seats=2,
        wall=Table(SLUG).tiles.stride(25),
        hands=1,
        lay_sixes="optional",
        heaven_earth_match=True,
        capture_compulsory=False,
    )
    done, chosen = play_by_m(table)
    assert chosen[0] == "0 lay"
    assert chosen[54] == "1 catch [6:4] x [6:4][6:4][6:4]"
    assert len(done) == 59
    assert points(table) == [360, 580]
    left = "[1:1]×2 [4:4] [5:5]×4 [2:2]×2 [6:3]×2 [5:3] [5:2]×2 [4:1] [3:2]×3 [2:1]×2"
    assert left_over(table) == tiles(left)
    assert table.results == [[-220, 220]]


def test_E12_sixes_and_one_military_face() -> None:
    table = Table(SLUG, wall=Table(SLUG).tiles.stride(67), hands=1, gee_joon_match="sixes", wen_wu="one_one")
    play_by_m(table)
    assert points(table) == [620, 470, 430]
    assert left_over(table) == "[5:4][5:4]"
    assert table.results == [[340, -110, -230]]


def test_the_deal_is_24_to_the_pool_and_30_to_hands_and_stock() -> None:
    table = Table(SLUG, wall=Table(SLUG).tiles.stride(5), first_dealer=1)
    wall = Table(SLUG).tiles.stride(5)
    assert table.decide() == 1
    assert left_over(table) == table.tiles.text(sorted(wall[:24]))
    assert [table.state.hands[1][face] for face in range(21)] == counts(table, table.tiles.text(wall[24:34]))
    assert [table.state.hands[0][face] for face in range(21)] == counts(table, table.tiles.text(wall[44:54]))
    table.play(table.legal[0])
    assert table.state.turned == wall[54]
    assert table.state.left == 29


def test_without_compulsion_a_tile_may_be_dropped_beside_a_catch() -> None:
    pool = tiles("[2:1]×3")
    assert position(pool, "[2:1]", capture_compulsory=False).words == [
        "catch [2:1] x [2:1][2:1][2:1]",
        "drop [2:1]",
    ]
    pair = position(pool, "[2:1]", capture_compulsory=False, gee_joon_match="pair")
    assert pair.words == ["catch [2:1] x [2:1]", "drop [2:1]"]


def test_forced_pairs_leave_turns_without_a_hand_tile() -> None:
    rest = Table(SLUG).tiles.tiles()[4:]
    table = Table(SLUG, seats=2, wall=rest[:24] + [0] * 4 + rest[24:], hands=1, lay_sixes="forced")
    assert table.decide() == 0
    assert caught(table, 0) == tiles("[6:6]×4")
    assert points(table) == [40, 0]
    assert [table.state.held[seat] for seat in range(2)] == [11, 15]
    assert len(play_hand(table, policy_f)) == 56


def test_most_points_play_first_and_among_equals_the_earlier_seat() -> None:
    table = last_drop([90, 90, 40], turn=1, hands=2, first_dealer=2)
    table.play("drop [2:2]")
    assert table.state.first == 0


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"gee_joon_match": "pair", "tens_match": True, "lay_sixes": "forced", "wen_wu": "one_one", "first_dealer": 1},
        {"gee_joon_match": "sixes", "heaven_earth_match": True, "lay_sixes": "optional", "thousand_double": True},
        {"capture_compulsory": False, "lay_sixes": "optional", "settlement": "points", "hands": 2},
        {"bonus_heaven_nine": 0, "bonus_juns": 50, "bonus_supreme": 1000, "thousand_double": True},
    ],
)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=400)


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"wen_wu.*'two_two'.*one_two, one_one"):
        Table(SLUG, wen_wu="two_two")
    with pytest.raises(OptionError, match=r"bonus_juns.*-1.*0 to 10000"):
        Table(SLUG, bonus_juns=-1)
    with pytest.raises(OptionError, match="2 to 3 players"):
        Table(SLUG, seats=4)


REFUSALS = [
    ("catch [6:1] x [5:2]", "you hold no"),
    ("catch [5:5] x [6:4]", "does not match"),
    ("catch [5:5] x [5:5]", "takes all three together"),
    ("catch [4:1] x [3:2]", "no .3:2. in the pool"),
    ("catch [3:1] x [3:1][3:1][3:1]", "no other face matches"),
    ("catch [2:2] x [3:1][2:2]", "one tile catches one fish"),
    ("third [3:1]", "is no action"),
    ("drop [3:1]", "must catch"),
    ("drop", "choose a tile to play"),
    ("catch [3:1]", "choose the fish"),
    ("lay", "nobody is asked"),
]


@pytest.mark.parametrize(("text", "why"), REFUSALS)
def test_a_refused_move_says_why_and_changes_nothing(text: str, why: str) -> None:
    table = position(tiles("[3:1]×3 [2:2] [5:5]×3 [6:4]"), "[3:1][2:2][4:1][5:5]")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(text)
    assert table._state.tobytes() == before


def test_refusals_about_questions_and_drawn_cards() -> None:
    with pytest.raises(MoveError, match="you turned up"):
        position("[3:1]", "[2:2]", turned="[6:5]").play("catch [2:2] x [3:1]")
    asked = Table(SLUG, seats=2, wall=Table(SLUG).tiles.stride(25), lay_sixes="optional")
    with pytest.raises(MoveError, match="lay your pair"):
        asked.play("drop [6:6]")


@pytest.mark.parametrize(
    ("pool", "hand", "catches", "words", "reason"),
    [
        ("[6:6][1:1]", "[6:6][1:1]", ("[6:3][5:4]", ""), "catch [6:6] x [6:6]", "worth most"),
        ("[6:6][6:1]", "[6:6][6:1]", ("", "[5:2][5:2]"), "catch [6:6] x [6:6]", "need for a group"),
        ("[6:6][1:1]", "[6:6][1:1]", ("", "[6:2][5:3]"), "catch [1:1] x [1:1]", "Another player"),
        ("[6:6]", "[4:4][5:1][5:1]", ("", ""), "drop [5:1]", "catch it again"),
        ("[2:2]", "[6:6][5:1]", ("", "[6:3][5:4]"), "drop [5:1]", "helps the others least"),
    ],
)
def test_advice(pool: str, hand: str, catches: tuple[str, str], words: str, reason: str) -> None:
    table = position(pool, hand, catches=(*catches, ""))
    set_state(table, points=[*(worth(SLUG, catch) for catch in catches), 0])
    advice = table.advice(language="en")
    assert advice.words == words
    assert reason in advice.reason


def test_a_pair_of_sixes_is_better_kept() -> None:
    table = Table(SLUG, seats=2, wall=Table(SLUG).tiles.stride(25), lay_sixes="optional")
    assert table.advice().words == "keep"
