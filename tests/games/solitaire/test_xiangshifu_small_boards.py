"""Boards of Watching Ten Sets so small that the search takes no time, beside a search through all that can be reached.

`test_xiangshifu_search.py` has many more; these are quick without the compiler, too.
"""

import pytest

from paiju.games.solitaire.xiangshifu.solver import find_all, find_shortest, find_win
from paiju.kernel.solving import SOLVED, UNSOLVABLE, Limit
from paiju.tiles import FULL32
from tests.games.solitaire.ten_sets import groups_of, small_board
from tests.oracles import xiangshifu as oracle
from tests.oracles import xiangshifu_wins as exhaustive

ONE_MOVE = "55 65 64|66 44 62|66 33 53|44 44"  # three wins, the first move among them
ONE_END = "11 22 43|33 51 62|11 63 62|66 53"  # in two moves, in whichever order
TWO_ENDS = "11 44 43|11 44 51|11 65 43|31 51"  # in two moves
FOUR_ENDS = "66 31 55|44 64 64|22 62 53|31 54"  # in two moves
NO_END = "62 42 21|66 55 22|22 65 64|55 32"  # though no group is hopeless
HOPELESS = "11 22 65|66 31 61|55 65 41|44 51"


def board_of(text: str) -> list[list[str]]:
    return [[f"[{tile[0]}:{tile[1]}]" for tile in group.split()] for group in text.split("|")]


def within(board: list[list[str]], moves: int) -> int:
    """How many positions can be reached in so many moves, group numbers forgotten."""
    layer = {tuple(tuple(oracle.in_order(group)) for group in board): 1}
    known = set(layer)
    for _ in range(moves):
        layer = exhaustive.next_layer(layer, known)
    return len({oracle.multiset([list(group) for group in position]) for position in known})


@pytest.mark.parametrize("text", [ONE_MOVE, ONE_END, TWO_ENDS, FOUR_ENDS])
def test_every_shortest_win_is_found_and_nothing_beyond_it_is_looked_at(text: str) -> None:
    board, table = board_of(text), small_board(board_of(text))
    length, ends = exhaustive.shortest_wins(board)
    found = find_all(table._rules, table._state, Limit())
    ours = {}
    for win in found.wins:
        assert len(win.moves) == length
        end = table.copy()
        for move in win.moves:
            end.play(move)
        laid = groups_of(end)[: len(board)]
        ours[oracle.multiset([[FULL32.text([face]) for face in group] for group in laid])] = win.lines
    assert (found.verdict, ours) == (SOLVED, ends)
    assert found.positions == within(board, length)


@pytest.mark.parametrize("text", [ONE_MOVE, ONE_END, TWO_ENDS, FOUR_ENDS])
def test_a_win_is_found_by_promise_and_needs_no_reason(text: str) -> None:
    table = small_board(board_of(text))
    answer = find_win(table._rules, table._state, Limit())
    assert (answer.verdict, answer.reason) == (SOLVED, None)
    shortest = find_shortest(table._rules, table._state, Limit())
    assert len(shortest.moves) == exhaustive.shortest_wins(board_of(text))[0]
    for moves in (answer.moves, shortest.moves):
        played = table.copy()
        for move in moves:
            played.play(move)
        assert played.scores == [1]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (NO_END, "Every position within reach was looked at."),
        (HOPELESS, "[4:4][5:1] can never become valid."),
    ],
)
def test_where_there_is_no_win_a_reason_is_told(text: str, reason: str) -> None:
    table = small_board(board_of(text))
    assert not exhaustive.can_be_won(board_of(text))
    answer = find_win(table._rules, table._state, Limit())
    assert (answer.verdict, answer.moves) == (UNSOLVABLE, ())
    assert answer.reason is not None
    assert table.say(answer.reason) == reason
