"""Breadth-first search of Watching Ten Sets: the worked examples, and the slow twin's search."""

from collections.abc import Sequence

import pytest

from paiju import OptionError, Table
from paiju.games.solitaire.xiangshifu.rules import RESIGN
from paiju.games.solitaire.xiangshifu.solver import hint, solve
from paiju.kernel.solving import Answer
from tests.games.solitaire.ten_sets import E5, SLUG, faces, groups_of, position, power_wall, wall_of
from tests.oracles import xiangshifu as oracle

E6_SOLUTION = (
    "swap 0[4:3] 8[4:4]; swap 1[3:1] 7[5:3]; swap 1[6:5] 5[5:5]; "
    "swap 3[1:1] 10[6:6]; swap 3[6:6] 9[6:5]; swap 4[5:1] 6[2:2]"
)
E6_END = "44 64 63|55 33 53|33 22 32|55 65 64|31 22 21|66 65 61|51 51 41|31 54 62|61 52 43|66 44 42|11 11"
E7 = "55 22 51|44 44 62|11 33 63|64 41|55 61 43|66 31 65|54 42 21|31 65 64|11 51 52|66 33 53|22 61 32"
E7_SOLUTION = (
    "swap 2[1:1] 7[6:4]; swap 1[6:2] 2[6:4]; swap 1[6:4] 3[4:1]; "
    "shift 6[5:4] to 3; swap 4[5:5] 8[5:2]; swap 5[6:5] 10[6:1]"
)
E9 = "44 51 62|31 33 65|11 44 41|53 42 21|66 22 22|55 61 54|61 63 43|66 64 51|55 33 32|11 31 65|64 52"


def answer(table: Table, goal: str | None = None, budget: int = 100_000) -> Answer:
    assert table.decide() is not None
    return solve(table._rules, table._state, goal, budget)


def in_words(table: Table, moves: Sequence[int]) -> list[str]:
    """A line of moves as it is written, played on a copy of the table."""
    twin = table.copy()
    words = []
    for move in moves:
        words.append(twin.describe(move))
        twin.play(move)
    return words


def wins(table: Table, words: list[str]) -> Table:
    for text in words:
        assert not table.over
        table.play(text)
    assert table.over
    assert table.scores == [1]
    return table


def test_E6_shortest_solution() -> None:
    table = Table(SLUG, wall=power_wall(18))
    found = answer(table)
    assert found.verdict == "solved"
    assert len(found.moves) == 6
    wins(table.copy(), in_words(table, found.moves))
    assert groups_of(wins(table, E6_SOLUTION.split("; "))) == faces(E6_END)


def test_E7_shift_in_a_solution() -> None:
    table = position(E7)
    assert len(table.words) == 9
    found = answer(table)
    assert (found.verdict, len(found.moves)) == ("solved", 6)
    assert groups_of(wins(table, E7_SOLUTION.split("; ")))[6] == faces("42 21")[0]


def test_E8_dead_group_in_modern() -> None:
    table = Table(SLUG, wall=power_wall(24), combinations="modern")
    found = answer(table)
    assert (found.verdict, len(found.moves)) == ("solved", 11)
    wins(table, in_words(table, found.moves))


@pytest.mark.parametrize("combinations", ["classic", "modern"])
def test_E9_unsolvable(combinations: str) -> None:
    table = Table(SLUG, wall=wall_of(E9), combinations=combinations)
    table.decide()
    assert len(table.words) == 1
    assert answer(table) == answer(table, budget=6) == Answer("unsolvable", (), 6)
    assert answer(table, budget=5) == Answer("unknown", (), 5)


def test_the_budget_counts_positions_when_they_are_found() -> None:
    table = Table(SLUG, wall=power_wall(18))
    needed = answer(table).positions
    assert answer(table, budget=needed).verdict == "solved"
    assert answer(table, budget=needed - 1) == Answer("unknown", (), needed - 1)
    assert answer(table, budget=1) == Answer("unknown", (), 1)
    assert answer(table, budget=0) == Answer("unknown", (), 0)


def test_the_cut_off_is_ignored() -> None:
    table = Table(SLUG, wall=power_wall(18), max_moves=2)
    assert len(answer(table).moves) == 6
    table.play(table.legal[0])
    assert answer(table).verdict == "solved"


def test_a_position_may_be_asked_for_another_goal() -> None:
    table = Table(SLUG, wall=power_wall(18))
    found = answer(table, "pair:EARTH")
    twin = Table(SLUG, wall=power_wall(18), goal="pair:EARTH")
    assert found == answer(twin)
    assert found.verdict == "solved"
    wins(twin, in_words(twin, found.moves))
    with pytest.raises(OptionError, match="goal"):
        answer(table, "pair:MOON")


def test_hint() -> None:
    table = Table(SLUG, wall=power_wall(18))
    while table.decide() is not None:
        move = hint(table._rules, table._state)
        assert move is not None
        table.play(move)
    assert (table.scores, len(table.moves)) == ([1], 6)
    assert hint(table._rules, table._state) is None
    unsolvable = Table(SLUG, wall=wall_of(E9))
    assert unsolvable.decide() == 0
    assert hint(unsolvable._rules, unsolvable._state) is None


def test_a_resigned_position_can_still_be_solved() -> None:
    table = Table(SLUG, wall=power_wall(18))
    found = answer(table)
    table.play(RESIGN)
    assert solve(table._rules, table._state) == found


@pytest.mark.parametrize(
    ("text", "goal", "budget"),
    [(E5, "any", 100_000), (E5, "any", 500), (E7, "any", 100_000), (E9, "any", 100_000), (E5, "pair:SUPREME", 2_000)],
)
def test_searches_like_its_slow_twin(text: str, goal: str, budget: int) -> None:
    groups = [[f"[{tile[0]}:{tile[1]}]" for tile in group.split()] for group in text.split("|")]
    table = position(text)
    found = answer(table, goal, budget)
    assert oracle.solve(groups, goal, budget) == (found.verdict, in_words(table, found.moves))
