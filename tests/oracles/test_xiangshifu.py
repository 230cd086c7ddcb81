"""The slow twin of Watching Ten Sets against the worked examples and counts of its rule files."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb

import pytest

from tests.oracles.xiangshifu import (
    CIVIL,
    DEAD,
    PAIRS,
    TYPES,
    Groups,
    Oracle,
    classify,
    deal,
    goal,
    in_order,
    is_general,
    is_valid,
    legal,
    solve,
)

COPIES = {tile: 2 if tile in CIVIL else 1 for tile in TYPES}
ALL = [tile for tile in TYPES for _ in range(COPIES[tile])]
TRIPLETS = [
    three
    for three in combinations_with_replacement(TYPES, 3)
    if all(three.count(tile) <= COPIES[tile] for tile in three)
]


def power_wall(g: int) -> list[str]:
    return [ALL[v - 1] for v in (pow(g, k, 37) for k in range(1, 37)) if v <= 32]


def table(text: str) -> Groups:
    """The groups [6:4][6:3][4:3] and [6:6][1:1] from "64 63 43 | 66 11"."""
    return [in_order([f"[{tile[0]}:{tile[1]}]" for tile in part.split()]) for part in text.split("|")]


def replay(groups: Groups, moves: str, **options: object) -> Oracle:
    """The game from this position, the numbers of the groups kept as they stand."""
    game = Oracle(1, [[tile for size in (3, 2) for group in groups if len(group) == size for tile in group]], **options)
    game.groups, game.over, game.results = groups, False, []
    for move in moves.split("; "):
        game.play(move)
    return game


T = [
    ("11 22 33", "SMALL_DRAGON", "SMALL_DRAGON", "SMALL_DRAGON"),  # T1
    ("21 32 31", "SMALL_DRAGON", "SMALL_DRAGON", "SMALL_DRAGON"),
    ("63 62 32", "KAO", None, "KAO"),  # T2
    ("22 33 66", "KAO", None, "KAO"),
    ("44 33 52", None, "MIXED_DRAGON", None),  # T3
    ("66 61 51", None, None, None),  # T4
    ("66 61 31", "FIVE_POINTS", "FIVE_POINTS", "FIVE_POINTS"),
    ("22 21 31", "FIVE_POINTS", "FIVE_POINTS", "FIVE_POINTS"),  # T5
    ("11 65 31", "FULL_FOURTEEN", "FULL_FOURTEEN", "FULL_FOURTEEN"),  # T6
    ("51 51 53", "FIVE_POINTS", "FIVE_POINTS", "FIVE_POINTS"),
    ("66 65 55", "SPLIT", "SPLIT", "SPLIT"),  # T7
    ("11 31 33", "SPLIT", "SPLIT", "SPLIT"),
    ("33 33 21", "COINCIDENCE", "COINCIDENCE", "COINCIDENCE"),  # T8
    ("33 33 11", None, None, "FIVE_POINTS"),
    ("66 66 44", None, None, "FULL_FOURTEEN"),  # T9
    ("66 66 51", "COINCIDENCE", "COINCIDENCE", "COINCIDENCE"),
    ("22 22 11", "COINCIDENCE", "COINCIDENCE", "COINCIDENCE"),  # T10
    ("44 44 41", "FIVE_SONS", "FIVE_SONS", "FIVE_SONS"),
    ("11 11 61", "FIVE_SONS", "FIVE_SONS", "FIVE_SONS"),
    ("65 43 21", "FULL_DRAGON", "FULL_DRAGON", "FULL_DRAGON"),  # T11
    ("66 54 21", None, None, None),
]


@pytest.mark.parametrize(("text", "classic", "modern", "loose"), T)
def test_T1_to_T11_kinds(text: str, classic: str | None, modern: str | None, loose: str | None) -> None:
    group = table(text)[0]
    assert classify(group) == classic
    assert classify(group, "modern") == modern
    assert classify(group, exact_three=False) == loose


def test_counts_of_triplets() -> None:
    physical = Counter(classify(three) for three in combinations(ALL, 3))
    by_type = Counter(classify(three) for three in TRIPLETS)
    assert (sum(physical.values()), sum(by_type.values())) == (4960, 1550)
    for kind, of_physical, of_types in [
        ("FULL_DRAGON", 33, 15),
        ("SMALL_DRAGON", 12, 3),
        ("BIG_DRAGON", 16, 4),
        ("KAO", 9, 2),
        ("SPLIT", 80, 15),
    ]:
        assert (physical[kind], by_type[kind]) == (of_physical, of_types)
    assert sum(classify(three, "modern") == "MIXED_DRAGON" for three in combinations(ALL, 3)) == 10
    assert sum(classify(three, "modern") == "MIXED_DRAGON" for three in TRIPLETS) == 5
    assert (4960 - physical[None], 1550 - by_type[None]) == (674, 195)
    assert round(100 * (physical["FIVE_POINTS"] + physical["FULL_FOURTEEN"]) / 674) == 66


@pytest.mark.parametrize("exact_three", [True, False])
@pytest.mark.parametrize("kinds", ["classic", "modern"])
def test_dead_triplets(kinds: str, exact_three: bool) -> None:
    """No tile outside the triplet repairs it, whichever tile it replaces."""
    dead = []
    for three in TRIPLETS:
        outside = [tile for tile in TYPES if COPIES[tile] > three.count(tile)]
        repaired = [in_order([*pair, tile]) for pair in combinations(three, 2) for tile in outside]
        if not any(is_valid(group, kinds, exact_three) for group in [three, *repaired]):
            dead.append(in_order(three))
    expected = [in_order(three) for three in DEAD] if kinds == "classic" else []
    assert sorted(dead) == sorted(expected)


def arrangements(pair: str, triplets: list[tuple[str, str, str]]) -> int:
    """Ways to divide the other 30 physical tiles into ten of these triplets, the rarest tile placed first."""
    order = sorted(TYPES, key=lambda tile: sum(tile in three for three in triplets))
    partners: list[list[list[int]]] = []
    for tile in order:
        partners.append([[order.index(other) for other in without(three, tile)] for three in triplets if tile in three])
    known: dict[tuple[int, ...], int] = {}

    def count(left: tuple[int, ...]) -> int:
        if not any(left):
            return 1
        if left not in known:
            rarest = next(place for place in range(21) if left[place])
            known[left] = sum(ways(left, rarest, a, b) for a, b in partners[rarest])
        return known[left]

    def ways(left: tuple[int, ...], rarest: int, a: int, b: int) -> int:
        rest = list(left)
        rest[rarest] -= 1
        choices = comb(rest[a], 2) if a == b else rest[a] * rest[b]
        rest[a] -= 1
        rest[b] -= 1
        return choices * count(tuple(rest)) if choices else 0

    return count(tuple(COPIES[tile] - PAIRS[pair].count(tile) for tile in order))


def without(three: tuple[str, str, str], tile: str) -> list[str]:
    others = list(three)
    others.remove(tile)
    return others


def test_counts_of_arrangements() -> None:
    valid = [three for three in TRIPLETS if is_valid(three)]
    assert arrangements("BOARD", valid) == 334_562_958
    assert arrangements("GOOSE", [three for three in valid if is_general(three)]) == 93


def test_E1_two_dragons() -> None:
    assert "swap 0[6:6] 1[3:3]" in legal(table("66 11 22 | 44 55 33"))


def test_E2_one_swap_of_two() -> None:
    words = legal(table("66 11 22 | 55 33 41"))
    assert "swap 0[6:6] 1[3:3]" not in words
    assert "swap 0[1:1] 1[3:3]" in words


def test_E3_shift() -> None:
    groups = table("66 44 55 | 11 33 22 | 54 42 21 | 64 64")
    assert legal(groups) == ["swap 0[4:4] 2[5:4]", "shift 2[5:4] to 3"]
    game = Oracle(1, [power_wall(18)])
    game.groups = groups
    game.play("shift 2[5:4] to 3")
    assert game.groups[2:] == table("42 21 | 64 64 54")


def test_E4_no_move() -> None:
    assert legal(table("64 64 54 | 66 31 61 | 42 21")) == []
    assert not any("0[3:1] 1[3:1]" in words for words in legal(table("31 33 65 | 31 51 21")))


E5 = (
    "64 63 43 | 31 33 65 | 33 22 32 | 11 55 64 | 31 51 21 | 66 55 61 | "
    "22 51 41 | 54 62 53 | 44 61 52 | 44 65 42 | 66 11"
)


def test_E5_deal() -> None:
    game = Oracle(1, [power_wall(18)])
    assert game.groups == table(E5)
    assert [k for k in range(11) if is_valid(game.groups[k])] == [2]
    swaps = (
        "0[4:3] 8[4:4]; 1[6:5] 2[3:3]; 1[6:5] 3[1:1]; 1[3:1] 7[5:3]; 3[1:1] 5[6:6]; 3[6:4] 5[6:1]; "
        "3[5:5] 6[4:1]; 3[1:1] 10[6:6]; 4[5:1] 6[2:2]; 5[6:6] 10[1:1]"
    )
    expected = [f"swap {swap}" for swap in swaps.split("; ")]
    assert game.words() == expected


def test_E6_solver() -> None:
    answer, line = solve(table(E5), "any", 100_000)
    assert answer == "solved"
    assert len(line) == 6
    given = (
        "swap 0[4:3] 8[4:4]; swap 1[3:1] 7[5:3]; swap 1[6:5] 5[5:5]; swap 3[1:1] 10[6:6]; swap 3[6:6] 9[6:5]; "
        "swap 4[5:1] 6[2:2]"
    )
    for moves in (given, "; ".join(line)):
        game = replay(table(E5), moves)
        assert game.over
        assert game.results == [[1]]
    assert replay(table(E5), given).groups == table(
        "44 64 63 | 55 33 53 | 33 22 32 | 55 65 64 | 31 22 21 | 66 65 61 | "
        "51 51 41 | 31 54 62 | 61 52 43 | 66 44 42 | 11 11"
    )


def test_E6_budget() -> None:
    assert solve(table(E5), "any", 1) == ("unknown", [])
    assert solve(table(E5), "any", 500) == ("unknown", [])


def test_E7_shift_in_a_solution() -> None:
    groups = table(
        "55 22 51 | 44 44 62 | 11 33 63 | 64 41 | 55 61 43 | 66 31 65 | "
        "54 42 21 | 31 65 64 | 11 51 52 | 66 33 53 | 22 61 32"
    )
    assert len(legal(groups)) == 9
    answer, line = solve(groups, "any", 100_000)
    assert (answer, len(line)) == ("solved", 6)
    game = replay(
        groups,
        "swap 2[1:1] 7[6:4]; swap 1[6:2] 2[6:4]; swap 1[6:4] 3[4:1]; shift 6[5:4] to 3; swap 4[5:5] 8[5:2]; "
        "swap 5[6:5] 10[6:1]",
    )
    assert game.results == [[1]]
    assert game.groups[6] == ["[4:2]", "[2:1]"]


def test_E8_dead_group() -> None:
    void = power_wall(24)
    assert deal(void, "ten")[9] == table("33 42 41")[0]
    game = Oracle(1, [void, power_wall(18)])
    assert game.groups == table(E5)
    assert game.results == []
    assert Oracle(1, [void], redeal_dead=False).groups == deal(void, "ten")
    game = Oracle(1, [void], combinations="modern")
    assert len(game.words()) == 7


def test_E8_a_solution_of_eleven_moves() -> None:
    """Breadth-first search finds none shorter, but takes too long for every day."""
    line = (
        "swap 1[6:6] 8[5:2]; swap 2[1:1] 3[5:5]; swap 2[3:2] 6[5:3]; shift 4[6:2] to 10; swap 5[2:2] 6[1:1]; "
        "swap 3[1:1] 6[3:2]; swap 6[1:1] 7[2:1]; swap 5[6:5] 7[1:1]; swap 0[5:4] 5[1:1]; swap 2[5:3] 5[5:4]; "
        "swap 2[5:4] 9[4:1]"
    )
    game = Oracle(1, [power_wall(24)], combinations="modern")
    for move in line.split("; "):
        game.play(move)
    assert game.moves == 11
    assert game.scores == [1]


@pytest.mark.parametrize("kinds", ["classic", "modern"])
def test_E9_unsolvable(kinds: str) -> None:
    groups = table(
        "44 51 62 | 31 33 65 | 11 44 41 | 53 42 21 | 66 22 22 | 55 61 54 | "
        "61 63 43 | 66 64 51 | 55 33 32 | 11 31 65 | 64 52"
    )
    assert len(legal(groups, kinds)) == 1
    assert solve(groups, "any", 6, kinds) == ("unsolvable", [])
    assert solve(groups, "any", 5, kinds) == ("unknown", [])


def test_E10_stuck() -> None:
    game = Oracle(1, [power_wall(13)])
    line = []
    while not game.over:
        words = game.words()
        line.append(words[(7 * game.moves + 3) % len(words)])
        game.play(line[-1])
    assert len(line) == 8
    assert line[1] == "shift 5[6:5] to 10"
    assert sum(is_valid(group) for group in game.groups) == 8
    assert (game.results, game.scores, game.turn, game.words()) == ([[0]], [0], -1, [])


def test_E11_eight() -> None:
    game = Oracle(1, [power_wall(18)], groups="eight")
    assert game.groups[8:] == table("44 61 | 44 52 | 65 42 | 66 11")
    assert sum(is_valid(group) for group in game.groups) == 1
    assert len(game.words()) == 11


FINISHED = (
    "66 66 42 | 11 11 21 | 31 33 32 | 55 55 52 | 44 44 43 | 61 61 41 | "
    "31 33 22 | 51 51 53 | 22 63 62 | 65 65 54 | 64 64"
)


def test_E12_goal() -> None:
    groups = table(FINISHED)
    assert goal(groups, "any")
    assert goal(groups, "pair:RED_TEN")
    assert not goal(groups, "pair:SUPREME")
    wall = [tile for group in groups for tile in group]
    game = Oracle(1, [wall])
    assert (game.over, game.results, game.moves) == (True, [[1]], 0)
    game = Oracle(1, [wall], goal="pair:SUPREME")
    assert not game.over
    assert game.words()


def test_five_dragons() -> None:
    groups = table(
        "66 66 65 | 11 11 61 | 44 44 64 | 33 33 31 | 55 55 51 | "
        "31 65 42 | 64 51 32 | 61 52 43 | 63 54 21 | 62 53 41 | 22 22"
    )
    assert goal(groups, "five_dragons")
    assert goal(groups, "pair:BOARD")
    assert not goal(groups, "generals")
    assert not goal(table(FINISHED), "five_dragons")


def test_goals_of_the_eight() -> None:
    triplets = "55 55 54 | 33 33 32"
    assert goal(table(f"{triplets} | 66 66 | 11 11 | 44 44 | 31 31"), "civil")
    assert not goal(table(f"{triplets} | 66 66 | 11 11 | 44 44 | 51 51"), "civil_or_military")
    assert not goal(table(f"{triplets} | 66 11 | 11 66 | 44 44 | 31 31"), "civil")
    assert goal(table("66 66 65 | 63 54 | 62 53 | 52 43 | 41 32"), "military")
    assert goal(table("66 66 65 | 63 54 | 62 53 | 52 43 | 41 32"), "civil_or_military")


def test_max_moves_and_resign() -> None:
    game = Oracle(1, [power_wall(18), power_wall(18), power_wall(18)], max_moves=1, hands=3)
    game.play(game.words()[0])
    assert game.results == [[0]]
    assert (game.turn, game.moves) == (0, 0)
    game.play("resign")
    game.play("resign")
    assert game.over
    assert game.results == [[0], [0], [0]]
