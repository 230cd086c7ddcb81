"""The guided search of Watching Ten Sets, its proofs, and all shortest wins, beside plain exhaustive search."""

import random
from itertools import combinations, product
from typing import Any

import pytest

from paiju import Table
from paiju.games.solitaire.xiangshifu.rules import RESIGN
from paiju.games.solitaire.xiangshifu.solver import (
    SETTINGS,
    Search,
    find_all,
    find_shortest,
    find_win,
    solve,
    stuck_groups,
)
from paiju.kernel.solving import SOLVED, UNKNOWN, UNSOLVABLE, Answer, Limit
from paiju.tiles import FULL32
from tests.games.solitaire.ten_sets import SLUG, faces, groups_of, power_wall, small_board
from tests.oracles import xiangshifu as oracle
from tests.oracles import xiangshifu_wins as exhaustive

TILES = [tile for tile in oracle.TYPES for _ in range(2 if tile in oracle.CIVIL else 1)]
Board = list[list[str]]


def random_board(rng: random.Random, triplets: int) -> Board:
    """So many groups of three and one of two, from a shuffled set."""
    tiles = rng.sample(TILES, 3 * triplets + 2)
    return [oracle.in_order(tiles[at : at + 3]) for at in range(0, 3 * triplets + 2, 3)]


def spoilt_board(rng: random.Random, triplets: int) -> Board:
    """A finished board, and moves played backwards from it: it can be won."""
    board = [finished_group(rng, size) for size in [3] * triplets + [2]]
    for _ in range(triplets):
        a, b = rng.sample(range(len(board)), 2)
        if oracle.is_valid(board[a]) and oracle.is_valid(board[b]):
            x, y = rng.choice(board[a]), rng.choice(board[b])
            board[a], board[b] = (
                oracle.in_order(oracle.exchanged(board[a], x, y)),
                oracle.in_order(oracle.exchanged(board[b], y, x)),
            )
    return board


def finished_group(rng: random.Random, size: int) -> list[str]:
    while not oracle.is_valid(group := oracle.in_order(rng.sample(TILES, size))):
        pass
    return group


BOARDS = [
    *(random_board(random.Random(seed), triplets) for triplets in (3, 4, 5) for seed in range(40)),
    *(spoilt_board(random.Random(seed), triplets) for triplets in (3, 4) for seed in range(30)),
]


def end_of(table: Table, moves: tuple[int, ...]) -> Table:
    twin = table.copy()
    for move in moves:
        assert not twin.over
        twin.play(move)
    return twin


def wins(table: Table, answer: Answer) -> bool:
    return end_of(table, answer.moves).scores == [1]


def dealt(seed: int, **options: Any) -> Table:
    options.update(SETTINGS)
    table = Table(SLUG, seed=seed, **options)
    table.decide()
    return table


def win(table: Table, positions: int = 300_000) -> Answer:
    return find_win(table._rules, table._state, Limit(positions))


def test_small_boards_are_decided_as_by_exhaustive_search() -> None:
    verdicts = []
    for board in BOARDS:
        table = small_board(board)
        can_be_won = exhaustive.can_be_won(board)
        answer = win(table)
        assert answer.verdict == (SOLVED if can_be_won else UNSOLVABLE)
        assert not answer.moves or wins(table, answer)
        verdicts.append(can_be_won)
    assert 60 < sum(verdicts) < len(verdicts) - 60


def test_small_boards_have_the_wins_of_exhaustive_search() -> None:
    for board in BOARDS:
        table = small_board(board)
        length, ends = exhaustive.shortest_wins(board)
        found = find_all(table._rules, table._state, Limit())
        ours = {}
        for each in found.wins:
            assert len(each.moves) == length
            laid = groups_of(end_of(table, each.moves))[: len(board)]
            ours[oracle.multiset([[FULL32.text([face]) for face in group] for group in laid])] = each.lines
        assert ours == ends
        assert found.lines == sum(ends.values())
        assert len(find_shortest(table._rules, table._state, Limit()).moves) == length


def test_what_is_called_hopeless_stays_as_it_is() -> None:
    called = 0
    for board in BOARDS:
        table = small_board(board)
        stuck = stuck_groups(table._rules, table._state)
        hopeless = [group for number, group in enumerate(board) if stuck >> number & 1]
        called += len(hopeless)
        if hopeless:
            assert all(group in position for position in exhaustive.reachable(board) for group in hopeless)
    assert called > 100


def test_groups_are_hopeless_where_the_tile_that_they_lack_lies_in_one() -> None:
    """Only two groups of this deal are not stuck; both [6:6], which would help, lie in groups that are."""
    table = Table(SLUG, seed=1477)
    stuck = stuck_groups(table._rules, table._state) if table.decide() is not None else 0
    board = groups_of(table)[:11]
    hopeless = [group for number, group in enumerate(board) if stuck >> number & 1]
    assert len(hopeless) == 9
    heaven = FULL32.read("[6:6]")[0]
    assert sum(heaven in group for group in hopeless) == 2
    rng = random.Random(1)
    for _ in range(50):
        moves = [move for move in table.legal if move != RESIGN]
        if table.over or not moves:
            break
        table.play(rng.choice(moves))
        assert all(group in groups_of(table) for group in hopeless)


@pytest.mark.parametrize("seed", range(1, 41))
def test_deals_are_decided_as_by_breadth_first_search(seed: int) -> None:
    table = dealt(seed)
    plain = solve(table._rules, table._state, budget=150_000)
    answer = win(table)
    if plain.verdict == UNKNOWN:
        assert answer.verdict == UNSOLVABLE  # more than that can be reached: it takes a proof
        return
    assert answer.verdict == plain.verdict
    assert wins(table, answer)
    assert len(plain.moves) <= len(answer.moves)
    assert len(find_shortest(table._rules, table._state, Limit()).moves) == len(plain.moves)


@pytest.mark.parametrize("seed", [94, 286, 298, 374, 562, 891])
def test_deals_without_a_win(seed: int) -> None:
    table = dealt(seed)
    assert solve(table._rules, table._state).verdict == UNSOLVABLE
    assert win(table).verdict == UNSOLVABLE


def test_figures_of_the_first_deals() -> None:
    """The deals behind the figure in the rulebook begin like this; all are decided in less than a second."""
    verdicts = [win(dealt(seed), 130_000).verdict for seed in range(1, 301)]
    assert (verdicts.count(SOLVED), verdicts.count(UNSOLVABLE)) == (287, 13)


def test_figures_of_breadth_first_search() -> None:
    """78 of 80 deals within 140,000 positions, the shortest solutions about nine moves long."""
    answers = [solve(table._rules, table._state, budget=140_000) for table in map(dealt, range(1, 81))]
    lengths = [len(answer.moves) for answer in answers if answer.verdict == SOLVED]
    assert len(lengths) == 78
    assert 8 < sum(lengths) / len(lengths) < 10
    assert max(lengths) <= 16


def test_groups_that_only_an_invalid_group_can_repair() -> None:
    """Beside the five dead triplets there are seven for which no valid group has a tile, whatever it is."""
    alone = "22 61|11 33 52|44 53 32|31 43 41|33 61 52|33 61 42|63 43 42"
    named = {tuple(FULL32.text([face]) for face in group) for group in faces(alone)}
    groups = {tuple(oracle.in_order(tiles)) for size in (2, 3) for tiles in combinations(TILES, size)}
    invalid = {group for group in groups if not oracle.is_valid(group)}
    helpless = {group for group in invalid if not exhaustive.has_valid_partner(group, TILES)}
    assert helpless == named | {group for group in invalid if oracle.is_dead(group)}


def test_one_triplet_can_never_be_changed() -> None:
    """A Full dragon; `small_board` builds on it."""
    groups = {tuple(oracle.in_order(tiles)) for size in (2, 3) for tiles in combinations(TILES, size)}
    valid = {group for group in groups if oracle.is_valid(group)}
    assert [group for group in valid if is_fixed(group)] == [("[5:1]", "[6:2]", "[4:3]")]


def is_fixed(group: tuple[str, ...]) -> bool:
    """Whether no tile given, taken or exchanged leaves another valid group."""
    changes = product((*group, None), (*TILES, None))
    following = [oracle.in_order(oracle.exchanged(group, out, new)) for out, new in changes]
    return not any(oracle.is_valid(after) for after in following if after != list(group))


def test_won_and_resigned_positions() -> None:
    finished = "66 66 42|11 11 21|31 33 32|55 55 52|44 44 43|61 61 41|31 33 22|51 51 53|22 63 62|65 65 54|64 64"
    table = Table(SLUG, wall=FULL32.read(finished))
    assert table.decide() is None
    assert win(table) == Answer(SOLVED, (), 1)
    found = find_all(table._rules, table._state, Limit())
    assert (found.verdict, found.lines, found.wins[0].moves) == (SOLVED, 1, ())
    table = Table(SLUG, wall=power_wall(18))
    assert table.decide() == 0
    answer = win(table)
    table.play(RESIGN)
    assert win(table) == answer


def test_limits() -> None:
    table = dealt(1)
    assert win(table, 50) == Answer(UNKNOWN, (), 50)
    assert find_all(table._rules, table._state, Limit(5000)).verdict == UNKNOWN
    answer = find_shortest(table._rules, table._state, Limit(5000))
    assert answer.reason is not None
    assert (answer.verdict, table.say(answer.reason)) == (SOLVED, "There may be a shorter line.")
    assert wins(table, answer)


def test_time_is_up() -> None:
    table = dealt(1)
    ticks = iter(range(100))
    search = Search(table._rules, table._state, 10**6)
    search.run(2.5, clock=lambda: next(ticks))
    assert search.verdict == UNKNOWN
    search.run()
    assert search.verdict == SOLVED
    assert search.found == solve(table._rules, table._state).positions


def reason(table: Table) -> str:
    why = win(table).reason
    assert why is not None
    return table.say(why)


def test_a_reason_for_no_win() -> None:
    assert reason(dealt(9)) == "[1:1][3:3][5:2] can never become valid."
    assert reason(dealt(94)) == "Every position within reach was looked at."
    assert reason(dealt(415)) == "10 groups can never become valid."  # not one move is legal


@pytest.mark.parametrize("options", [{"combinations": "modern"}, {"groups": "eight"}, {"goal": "pair:BOARD"}])
def test_other_ways_to_play(options: dict[str, Any]) -> None:
    won = 0
    for seed in range(1, 13):
        table = dealt(seed, **options)
        answer = win(table, 100_000)
        assert answer.verdict != SOLVED or wins(table, answer)
        won += answer.verdict == SOLVED
    assert won > 5
