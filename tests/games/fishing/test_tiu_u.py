"""Catching Fish: the worked examples of its rules, and its slow twin."""

from functools import partial
from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from paiju.games.fishing.pool import NOTHING
from paiju.kernel.zones import faces_in
from tests.games.fishing import pools
from tests.games.fishing.pools import caught, play_by_m, points
from tests.games.playing import Policy, counts, play_beside, play_hand, policy_f, policy_l, set_state
from tests.oracles.tiu_u import Oracle

SLUG = "tiu-u"

position = partial(pools.position, SLUG)
last_drop = partial(pools.last_drop, SLUG)


def left_over(table: Table) -> str:
    """The tiles that nobody has caught, those of locked piles too."""
    return table.tiles.text(sorted(faces_in(table.state.pool) + 3 * faces_in(table.state.piles)))


def test_E2_the_fourth_takes_all() -> None:
    table = position("[3:1][3:1][3:1][2:2]", "[3:1]")
    assert table.words == ["catch [3:1] x [3:1][3:1][3:1]", "catch [3:1] x [2:2]"]
    table.play("catch [3:1] x [3:1][3:1][3:1]")
    assert caught(table, 0) == "[3:1][3:1][3:1][3:1]"
    assert left_over(table) == "[2:2]"


def test_E3_a_third_tile() -> None:
    pool = "[6:1][6:1][5:2]"
    catches = ["catch [6:1] x [6:1]", "catch [6:1] x [5:2]"]
    assert position(pool, "[6:1]").words == position(pool, turned="[6:1]").words == [*catches, "third [6:1]"]
    assert position(pool, "[6:1]", third_tile=False).words == catches
    assert position(pool, "[4:3]").words == ["catch [4:3] x [6:1]", "catch [4:3] x [5:2]"]
    assert position(pool, "[6:1]", capture_compulsory=False).words == [*catches, "third [6:1]", "drop [6:1]"]


def test_E4_gee_joon_matches() -> None:
    assert set(position("[2:1][3:3]", "[4:2]").words) == {"catch [4:2] x [2:1]", "catch [4:2] x [3:3]"}
    assert position("[2:1][3:3]", "[5:1]").words == ["catch [5:1] x [3:3]"]


def test_E5_a_pair_laid_leaves_two_turns_without_a_hand_tile() -> None:
    rest = Table(SLUG).tiles.tiles()[4:]
    table = Table(SLUG, seats=2, wall=[*rest[:16], 0, 0, 0, *rest[16:], 0], hands=1)
    assert table.decide() == 0
    assert caught(table, 0) == "[6:6][6:6]"
    assert table.state.held[0] == 10
    steps: list[list[str]] = [[], []]
    while table.turn is not None:
        steps[table.turn].append("hand" if table.state.turned == NOTHING else "draw")
        table.play(table.legal[0])
    assert steps == [["hand", "draw"] * 10 + ["draw", "draw"], ["hand", "draw"] * 12]


@pytest.mark.parametrize(("settlement", "result"), [("difference", [92, 62, -154]), ("points", [232, 222, 150])])
def test_E9_settlement(settlement: str, result: list[int]) -> None:
    table = last_drop([232, 222, 150], turn=2, hands=1, settlement=settlement)
    table.play("drop [2:2]")
    assert table.results == [result]
    assert table.over


E10_POOL = "[6:6][6:6][4:4][3:1][3:1][5:5][2:2][2:2][6:5][6:4][6:4][6:1][5:1][5:4][4:3][4:3]"
E10_HANDS = (
    "[6:6][6:6][4:4][3:1][5:5][5:5][6:1][6:3][5:4][4:1][3:2][2:1]"
    "[1:1][1:1][1:1][2:2][2:2][6:5][6:4][6:1][6:2][5:3][5:2][4:2]"
)
E10_WOODPILE = (
    "[4:2][5:1][3:1][6:5][3:3][5:2][5:1][5:5][4:4][6:2][4:4][3:3]"
    "[3:3][6:4][6:3][6:1][4:1][5:3][5:1][2:1][1:1][3:2][3:3][6:5]"
)
E10_TURNS = """
s0 [5:5]x[5:5], [4:2]x[5:1]; s1 [6:5]x[6:5], [5:1]+; s0 [5:5]x[6:4], [3:1]third;
s1 [6:4]x[6:4], [6:5]+; s0 [5:4]x[5:4], [3:3]x[5:1]; s1 [5:3]x[4:4], [5:2]x[6:1];
s0 [6:1]x[4:3], [5:1]+; s1 [5:2]x[4:3], [5:5]+
"""


def test_E10_opening_of_a_replay() -> None:
    table = Table(SLUG, seats=2, wall=E10_POOL + E10_HANDS + E10_WOODPILE, hands=1)
    assert table.decide() == 0
    assert caught(table, 0) == "[6:6][6:6]"
    offered = []
    for turn in E10_TURNS.split(";"):
        seat, steps = turn.strip().split(" ", 1)
        for step in steps.split(", "):
            assert f"s{table.turn}" == seat
            offered.append(table.words)
            table.play(_in_full(step))
    assert offered[1] == ["catch [4:2] x [5:1]"]
    assert offered[3] == ["drop [5:1]"]
    assert offered[5] == ["catch [3:1] x [3:1]", "catch [3:1] x [2:2]", "third [3:1]"]
    assert table.turn == 0
    table.play("catch [3:1] x [3:1][3:1][3:1]")
    assert caught(table, 0).count("[3:1]") == 4
    play_hand(table, policy_f)
    assert left_over(table).count("[6:6]") == 2


def _in_full(step: str) -> str:
    if step.endswith("+"):
        return f"drop {step[:-1]}"
    if step.endswith("third"):
        return f"third {step[:5]}"
    return f"catch {step.replace('x', ' x ')}"


@pytest.mark.parametrize(
    ("seats", "policy", "worth", "left"),
    [
        (2, policy_f, [348, 256], ""),
        (2, policy_l, [290, 282], "[4:4][4:4][3:3][2:1]"),
        (3, policy_f, [164, 194, 256], None),
    ],
)
def test_E11_whole_hands(seats: int, policy: Policy, worth: list[int], left: str | None) -> None:
    table = Table(SLUG, seats=seats, wall=Table(SLUG).tiles.stride(5), hands=1)
    play_hand(table, policy)
    assert points(table) == worth
    assert left is None or left_over(table) == left


@pytest.mark.parametrize(("settlement", "result"), [("difference", [-98, 70, 28]), ("points", [86, 142, 128])])
def test_E12_locked_piles_and_free_drops(settlement: str, result: list[int]) -> None:
    table = Table(
        SLUG,
        wall=Table(SLUG).tiles.stride(31),
        hands=1,
        lay_sixes="optional",
        pile_locks=True,
        capture_compulsory=False,
        settlement=settlement,
    )
    done, chosen = play_by_m(table)
    assert len(done) == 47
    assert done[0] == "1 lay"
    thirds = {step: text[2:] for step, text in chosen.items() if "third" in text}
    assert thirds == {6: "third [3:3]", 13: "third [5:5]", 30: "third [5:1]"}
    assert chosen[9].endswith("catch [3:3] x [3:3][3:3][3:3]")
    assert chosen[17].endswith("drop [5:5]")
    assert points(table) == [86, 142, 128]
    assert left_over(table) == (
        "[6:6][6:6][4:4][4:4][3:1][5:5][5:5][5:5][2:2][6:5][6:5][6:5][6:5][6:4][5:1][5:1][5:1][2:1]"
    )
    assert table.results == [result]


def test_a_locked_pile_is_for_its_fourth_tile_alone() -> None:
    table = position("[3:1][3:1][2:2]", "[3:1][2:2]", pile_locks=True)
    table.play("third [3:1]")
    assert left_over(table) == "[3:1][3:1][3:1][2:2]"
    set_state(table, turned=table.tiles.read("[3:1]")[0])
    assert table.words == ["catch [3:1] x [3:1][3:1][3:1]", "catch [3:1] x [2:2]"]
    set_state(table, turned=table.tiles.read("[2:2]")[0])
    assert table.words == ["catch [2:2] x [2:2]"]


def test_no_pile_whose_fourth_tile_is_caught() -> None:
    catches = ("", "[3:1][2:2]", "")
    assert position("[3:1][3:1]", "[3:1]", catches=catches, pile_locks=True).words == ["catch [3:1] x [3:1]"]
    assert position("[3:1][3:1]", "[3:1]", catches=catches).words == ["catch [3:1] x [3:1]", "third [3:1]"]


def test_a_seat_with_four_sixes_is_asked_twice() -> None:
    rest = Table(SLUG).tiles.tiles()[4:]
    table = Table(SLUG, seats=2, wall=rest[:16] + [0] * 4 + rest[16:], hands=1, lay_sixes="optional")
    for answer, asked in (("keep", "Lay a pair"), ("lay", "Lay your other pair")):
        assert (table.decide(), table.words) == (0, ["lay", "keep"])
        assert (table.view(0, language="en")["prompt"] or "").startswith(asked)
        table.play(answer)
    assert caught(table, 0) == "[6:6][6:6]"
    assert table.state.held[0] == 10
    assert "catch" in table.words[0] or "drop" in table.words[0]


def test_every_seat_with_a_pair_of_sixes_is_asked_in_turn() -> None:
    rest = Table(SLUG).tiles.tiles()[4:]
    wall = [*rest[:16], 0, 0, *rest[16:26], 0, 0, *rest[26:]]
    table = Table(SLUG, seats=2, wall=wall, hands=1, lay_sixes="optional")
    for seat in (0, 1):
        assert (table.decide(), table.words) == (seat, ["lay", "keep"])
        table.play("lay")
    assert [caught(table, seat) for seat in (0, 1)] == ["[6:6][6:6]"] * 2
    assert table.turn == 0


def test_moves_keep_the_numbers_that_logs_and_records_have_them_by() -> None:
    wall = Table(SLUG).tiles.stride(31)
    asked = Table(SLUG, seats=2, wall=wall, lay_sixes="optional")
    asked.decide()
    assert dict(zip(asked.words, asked.legal, strict=True)) == {"lay": 483, "keep": 484}
    table = Table(SLUG, seats=2, wall=wall, lay_sixes="off")
    table.decide()
    numbers = dict(zip(table.words, table.legal, strict=True))
    assert numbers["drop [1:1]"] == 45
    assert numbers["catch [6:2] x [5:3]"] == 313
    assert position("[3:1][3:1]", "[3:1]").legal == [72, 90]


def test_most_points_play_first_and_among_equals_the_earlier_seat() -> None:
    table = last_drop([90, 90, 40], turn=1, hands=2, first_dealer=2)
    table.play("drop [2:2]")
    assert table.state.first == 0


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"lay_sixes": "optional", "pile_locks": True, "capture_compulsory": False, "first_dealer": 1},
        {"lay_sixes": "off", "third_tile": False, "gee_joon_match": "none", "settlement": "points"},
        {"lay_sixes": "optional", "gee_joon_match": "sixes", "capture_compulsory": False, "hands": 2},
        {"pile_locks": True, "gee_joon_match": "sixes"},
    ],
)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=600)


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"lay_sixes.*'always'.*forced, optional, off"):
        Table(SLUG, lay_sixes="always")
    with pytest.raises(OptionError, match=r"first_dealer.*2.*0 to 1"):
        Table(SLUG, seats=2, first_dealer=2)


REFUSALS = [
    ("catch [6:1] x [5:2]", r"you hold no \[6:1\]"),
    ("catch [3:1] x [5:2]", "does not match"),
    ("catch [3:1] x [3:1]", "takes all three together"),
    ("catch [4:1] x [3:2]", "no .3:2. in the pool"),
    ("catch [2:2] x [3:1][3:1]", "one tile catches one fish"),
    ("catch [2:2] x [3:1][2:2]", "one tile catches one fish"),
    ("third [3:1]", "exactly two"),
    ("drop [3:1]", "must catch"),
    ("drop", "choose a tile to play"),
    ("catch [3:1]", "choose the fish"),
    ("lay", "laid automatically"),
]


@pytest.mark.parametrize(("text", "why"), REFUSALS)
def test_a_refused_move_says_why_and_changes_nothing(text: str, why: str) -> None:
    table = position("[3:1][3:1][3:1][2:2][5:2]", "[3:1][2:2][4:1]")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(text)
    assert table._state.tobytes() == before


def test_refusals_about_piles_questions_and_drawn_tiles() -> None:
    locked = position("[3:1][3:1]", "[3:1][6:6]", catches=("", "[3:1]", ""), pile_locks=True)
    with pytest.raises(MoveError, match="already caught"):
        locked.play("third [3:1]")
    set_state(locked, pool=counts(locked, ""), piles=counts(locked, "[3:1]"), hands=[counts(locked, "[2:2]")] * 3)
    with pytest.raises(MoveError, match="only the fourth"):
        locked.play("catch [2:2] x [3:1]")
    with pytest.raises(MoveError, match="you turned up"):
        position("[3:1]", "[2:2]", turned="[6:5]").play("catch [2:2] x [3:1]")
    with pytest.raises(MoveError, match="no third tile"):
        position("[3:1][3:1]", "[3:1]", third_tile=False).play("third [3:1]")
    asked = Table(SLUG, wall=Table(SLUG).tiles.stride(31), lay_sixes="optional")
    with pytest.raises(MoveError, match="lay your pair"):
        asked.play("drop [6:6]")
    asked.play("keep")
    with pytest.raises(MoveError, match="nobody is asked"):
        asked.play("keep")
