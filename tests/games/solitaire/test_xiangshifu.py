"""Watching Ten Sets: the worked examples of its rules, what ends a hand, and its slow twin."""

import random
from typing import Any

import numpy as np
import pytest

from paiju import MoveError, OptionError, Table
from paiju.games.solitaire.xiangshifu.goals import is_general
from paiju.games.solitaire.xiangshifu.options import GOAL
from paiju.games.solitaire.xiangshifu.rules import RESIGN
from paiju.tiles import FULL32
from tests.budget import TIMES
from tests.games.solitaire.ten_sets import (
    CIVIL,
    E5,
    MILITARY,
    SLUG,
    faces,
    groups_of,
    position,
    power_wall,
    valid_groups,
    wall_of,
)
from tests.oracles.xiangshifu import Oracle

FINISHED = "66 66 42|11 11 21|31 33 32|55 55 52|44 44 43|61 61 41|31 33 22|51 51 53|22 63 62|65 65 54|64 64"
FIVE_DRAGONS = "66 66 65|11 11 61|44 44 64|33 33 31|55 55 51|31 65 42|64 51 32|61 52 43|63 54 21|62 53 41|22 22"


def test_E1_two_dragons() -> None:
    table = position("66 11 22|44 55 33")
    assert "swap 0[6:6] 1[3:3]" in table.words
    table.play("swap 0[6:6] 1[3:3]")
    assert groups_of(table) == faces("11 33 22|66 44 55")


def test_E2_one_swap_of_two() -> None:
    table = position("66 11 22|55 33 41")
    assert "swap 0[6:6] 1[3:3]" not in table.words
    assert "swap 0[1:1] 1[3:3]" in table.words
    with pytest.raises(MoveError, match=r"\[6:6\]\[5:5\]\[4:1\] would not be"):
        table.play("swap 0[6:6] 1[3:3]")


def test_E3_shift() -> None:
    table = position("66 44 55|11 33 22|54 42 21|64 64")
    assert table.words == ["swap 0[4:4] 2[5:4]", "shift 2[5:4] to 3"]
    swapped, shifted = table.copy(), table.copy()
    swapped.play("swap 0[4:4] 2[5:4]")
    assert groups_of(swapped) == faces("66 55 54|11 33 22|44 42 21|64 64")
    shifted.play("shift 2[5:4] to 3")
    assert groups_of(shifted) == faces("66 44 55|11 33 22|42 21|64 64 54")


def test_E4_no_move_and_equal_tiles() -> None:
    assert position("64 64 54|66 31 61|42 21").words == []
    assert not any("0[3:1] 1[3:1]" in words for words in position("31 33 65|31 51 21").words)


def test_E5_deal() -> None:
    table = Table(SLUG, wall=power_wall(18))
    assert valid_groups(table) == [2]
    assert table.view(0, language="en")["zones"][2]["caption"] == "2: Split"
    assert groups_of(table) == faces(E5)
    swaps = (
        "0[4:3] 8[4:4]; 1[6:5] 2[3:3]; 1[6:5] 3[1:1]; 1[3:1] 7[5:3]; 3[1:1] 5[6:6]; "
        "3[6:4] 5[6:1]; 3[5:5] 6[4:1]; 3[1:1] 10[6:6]; 4[5:1] 6[2:2]; 5[6:6] 10[1:1]"
    )
    assert table.words == [f"swap {swap}" for swap in swaps.split("; ")]


def test_E8_a_deal_with_a_dead_group_is_void() -> None:
    table = Table(SLUG, wall=[power_wall(24), power_wall(18)])
    table.decide()
    other = Table(SLUG, wall=power_wall(18))
    other.decide()
    assert table.words == other.words
    assert table.results == []
    assert table.view(0)["log"] == ["deal 1", "deal 2"]
    assert groups_of(Table.from_record(table.record())) == faces(E5)


def test_E8_in_modern_it_is_playable() -> None:
    table = Table(SLUG, wall=power_wall(24), combinations="modern")
    table.decide()
    assert len(table.words) == 7
    assert groups_of(table)[9] == faces("33 42 41")[0]


def test_E10_stuck() -> None:
    table = Table(SLUG, wall=power_wall(13))
    line: list[str] = []
    while not table.over:
        table.decide()
        words = table.words
        line.append(words[(7 * len(line) + 3) % len(words)])
        table.play(line[-1])
    assert len(line) == table.state.moves_made == 8
    assert line[1] == "shift 5[6:5] to 10"
    assert len(valid_groups(table)) == 8
    assert (table.results, table.scores) == ([[0]], [0])


def test_E11_eight() -> None:
    table = Table(SLUG, wall=power_wall(18), groups="eight")
    table.decide()
    assert len(table.words) == 11
    assert len(valid_groups(table)) == 1
    assert groups_of(table)[8:] == faces("44 61|44 52|65 42|66 11")


def test_E12_goal() -> None:
    won = Table(SLUG, wall=wall_of(FINISHED))
    assert won.decide() is None
    assert (won.results, won.moves) == ([[1]], [])
    assert Table(SLUG, wall=wall_of(FINISHED), goal="pair:RED_TEN").decide() is None
    goes_on = Table(SLUG, wall=wall_of(FINISHED), goal="pair:SUPREME")
    goes_on.decide()
    assert goes_on.words


def won_at_once(text: str, **options: Any) -> bool:
    table = Table(SLUG, wall=wall_of(text), **options)
    return table.decide() is None and table.results == [[1]]


def test_themes_of_ten() -> None:
    assert won_at_once(FIVE_DRAGONS, goal="five_dragons")
    assert won_at_once(FIVE_DRAGONS, goal="pair:BOARD")
    assert not won_at_once(FIVE_DRAGONS, goal="generals")
    assert not won_at_once(FINISHED, goal="five_dragons")


GENERALS = "11 11 41|51 51 53|66 66 62|65 65 54|64 64 43|61 61 63|55 55 52|33 33 32|44 44 42|22 22 21|31 31"
MIXED = "31 65 42|31 22 21|33 22 32|61 52 43|62 53 41|61 51 51|33 65 63|64 64 54|66 66|11 11|44 44|55 55"


@pytest.mark.parametrize(
    ("group", "is_one"),
    [
        ("[1:1][1:1][4:1]", True),
        ("[6:6][1:1][4:1]", False),  # two civil tiles, but not the same
        ("[1:1][1:1][4:4]", False),  # the third is civil, too
        ("[6:3][5:4][4:1]", False),
    ],
)
def test_a_general_leads_two_equal_civil_tiles(group: str, is_one: bool) -> None:
    assert bool(is_general(np.array(FULL32.read(group), np.int8))) == is_one


def test_generals() -> None:
    assert won_at_once(GENERALS, goal="generals")
    assert won_at_once(GENERALS, goal="pair:GOOSE")
    assert not won_at_once(FINISHED, goal="generals")


@pytest.mark.parametrize(
    ("text", "goals"),
    [
        (CIVIL, {"any", "civil", "civil_or_military"}),
        (MILITARY, {"any", "military", "civil_or_military"}),
        (MIXED, {"any"}),
    ],
)
def test_goals_of_eight(text: str, goals: set[str]) -> None:
    for goal in ("any", "civil", "military", "civil_or_military"):
        assert won_at_once(text, groups="eight", goal=goal) == (goal in goals)
    assert won_at_once(text, groups="eight") == ("civil_or_military" in goals)


def test_lost_after_max_moves() -> None:
    table = Table(SLUG, wall=power_wall(18), max_moves=2)
    for _ in range(2):
        assert table.results == []
        table.decide()
        table.play(table.legal[0])
    assert table.results == [[0]]


def test_the_goal_is_tested_before_the_cut_off() -> None:
    solution = "swap 0[4:3] 8[4:4]; swap 1[3:1] 7[5:3]; swap 1[6:5] 5[5:5]; swap 3[1:1] 10[6:6]; swap 3[6:6] 9[6:5]"
    table = Table(SLUG, wall=power_wall(18), max_moves=6)
    for words in [*solution.split("; "), "swap 4[5:1] 6[2:2]"]:
        table.play(words)
    assert table.results == [[1]]


def test_a_deal_may_end_its_hand() -> None:
    table = Table(SLUG, wall=[wall_of(FINISHED), power_wall(18), wall_of(FINISHED)], hands=3)
    assert table.decide() == 0
    assert table.results == [[1]]
    assert table.view(0)["log"] == ["deal 1", "hand 1 ends: +1", "deal 2"]
    table.play("resign")
    assert table.decide() is None
    assert (table.results, table.scores) == ([[1], [0], [1]], [2])
    again = Table.from_record(table.record())
    assert (again.results, again.over) == (table.results, True)


@pytest.mark.parametrize("move", ["resign", " Resign ", RESIGN])
def test_resign_is_possible_but_not_listed(move: str | int) -> None:
    table = Table(SLUG, wall=power_wall(18))
    table.decide()
    assert "resign" not in table.words
    assert RESIGN not in table.legal
    table.play(table.words[0])
    table.play(move)
    assert (table.over, table.results, table.state.moves_made) == (True, [[0]], 1)
    assert table.view(0)["log"][-2:] == ["s0 resign", "hand 1 ends: +0"]
    assert "0 resign #" in table.record()
    again = Table.from_record(table.record())
    assert again._state.tobytes() == table._state.tobytes()
    with pytest.raises(MoveError, match="over"):
        table.play(move)


def test_undo_restores_position_and_count() -> None:
    table = Table(SLUG, wall=power_wall(18))
    positions = []
    for _ in range(4):
        assert table.decide() == 0
        positions.append(table._state.tobytes())
        table.play(table.legal[-1])
    while positions:
        table.undo()
        assert table._state.tobytes() == positions.pop()
    assert table.state.moves_made == 0
    with pytest.raises(MoveError, match="nothing to take back"):
        table.undo()


def test_undo_is_refused_without_the_option_and_after_the_end() -> None:
    table = Table(SLUG, wall=power_wall(18), undo=False)
    table.decide()
    table.play(table.legal[0])
    with pytest.raises(MoveError, match="without undo"):
        table.undo()
    table = Table(SLUG, wall=[power_wall(18), power_wall(13)], hands=2)
    table.decide()
    table.play(table.legal[0])
    table.play("resign")
    with pytest.raises(MoveError, match="finished hand"):
        table.undo()
    assert table.decide() == 0
    with pytest.raises(MoveError, match="nothing to take back"):
        table.undo()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("swap 0[6:4] 3[6:4]", "swapping equal tiles"),
        ("swap 0[6:3] 0[4:3]", "between two groups"),
        ("swap 0[6:3] 4[2:1]", r"\[6:4\]\[4:3\]\[2:1\] and \[3:1\]\[5:1\]\[6:3\] would not be"),
        ("swap 0[6:3]", "a tile in each of two groups"),
        ("shift 0[6:3] to 10", "from a group of three to a group of two"),
        ("resign now", "choose no tiles to resign"),
        ("castle", "its verbs are swap, shift, resign"),
    ],
)
def test_refusals_name_the_rule(text: str, why: str) -> None:
    table = Table(SLUG, wall=power_wall(18))
    assert table.decide() == 0
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(text)
    assert table._state.tobytes() == before


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"goal.*civil.*groups=ten.*any, pair:HEAVEN"):
        Table(SLUG, goal="civil")
    with pytest.raises(OptionError, match=r"goal.*generals.*groups=eight.*any, civil, military"):
        Table(SLUG, groups="eight", goal="generals")
    with pytest.raises(OptionError, match=r"max_moves.*0"):
        Table(SLUG, max_moves=0)
    with pytest.raises(OptionError, match="1 players"):
        Table(SLUG, seats=2)


def test_the_bot_wins_more_often_than_random_play() -> None:
    game = Table(SLUG).game
    values = game.values(1, {})
    rules, deck = game.rules_record(1, values), np.array(game.deck(1, values).tiles(), np.int64)
    scores = np.zeros((2, 300, 1), np.int32)
    for policy in range(2):
        game.drivers().play_policies(
            rules, deck, np.array([policy], np.int8), 1, 0, scores[policy], np.zeros(3, np.int64)
        )
    assert scores[1].mean() > scores[0].mean() + 0.15


def play_beside_the_twin(options: dict[str, Any], seed: int, decisions: int) -> int:
    """Random sessions of the table and its slow twin, which deals at once and whose deals may end a hand."""
    rng = random.Random(seed)
    compared = 0
    while compared < decisions * TIMES // 2:
        walls = [rng.sample(FULL32.tiles(), 32) for _ in range(30)]
        table = Table(SLUG, wall=walls, **options)
        twin = Oracle(1, [[FULL32.text([face]) for face in wall] for wall in walls], **options)
        while table.decide() is not None:
            words = table.words
            assert twin.words() == words
            choice = rng.choice(words) if rng.random() < 0.98 else "resign"
            table.play(choice)
            twin.play(choice)
            compared += 1
            assert table.decide() in (0, None)
            assert (twin.over, twin.results, twin.scores) == (table.over, table.results, table.scores)
        assert (twin.over, twin.results) == (True, table.results)
    print(f"{SLUG}: {compared} decisions compared, {options}")
    return compared


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"hands": 4, "max_moves": 5, "undo": False},
        {"combinations": "modern", "goal": "pair:SUPREME", "max_moves": 60},
        {"exact_three": False, "redeal_dead": False, "hands": 2},
        {"combinations": "modern", "exact_three": False, "goal": "generals", "max_moves": 40},
        {"goal": "five_dragons", "max_moves": 40, "hands": 3},
        {"groups": "eight", "hands": 2},
        {"groups": "eight", "goal": "any", "combinations": "modern", "hands": 3},
        {"groups": "eight", "goal": "civil", "exact_three": False},
        {"groups": "eight", "goal": "military", "redeal_dead": False},
    ],
)
def test_plays_like_its_slow_twin(options: dict[str, Any]) -> None:
    play_beside_the_twin(options, seed=1, decisions=200)


@pytest.mark.parametrize("name", [goal for goal in GOAL.values if goal.startswith("pair:")])
def test_every_pair_goal_like_its_slow_twin(name: str) -> None:
    play_beside_the_twin({"goal": name, "max_moves": 100}, seed=2, decisions=40)
