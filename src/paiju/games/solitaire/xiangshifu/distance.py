"""How far a position of Watching Ten Sets seems to be from its goal: which one a search should follow first."""

import numpy as np

from paiju.games.solitaire.xiangshifu.goals import GOAL_PAIRS, count_in, is_general, is_valid
from paiju.games.solitaire.xiangshifu.groups import EMPTY, FULL_DRAGONS, PAIR_NUMBERS, PLACES, SONS
from paiju.games.solitaire.xiangshifu.hopeless import wanted_by
from paiju.games.solitaire.xiangshifu.options import CIVIL, CIVIL_OR_MILITARY, FIVE_DRAGONS, GENERALS, MILITARY
from paiju.games.solitaire.xiangshifu.state import GROUPS, Rules, State, group_count
from paiju.kernel.compile import rule
from paiju.kernel.record import Rows
from paiju.tiles.tileset import Table, table

PAIR_TILES = table(face for pair in PAIR_NUMBERS for face in pair).reshape(len(PAIR_NUMBERS), 2)

AT_HAND, NEAR, FAR = range(3)


@rule
def distance(g: Rules, s: State) -> int:
    """Twice what is missing, and the preparation that repairs need: found by trial on random deals."""
    return 2 * (missing_pairs(g, s) + missing_triplets(g, s)) + missing_repairs(g, s)


@rule
def missing_repairs(g: Rules, s: State) -> int:
    """Two for each invalid group, and how far its nearest repair is."""
    groups = group_count(g)
    wanted = np.zeros((GROUPS, PLACES), np.int64)
    for number in range(groups):
        wanted[number, 0], wanted[number, 1], wanted[number, 2] = wanted_by(g, s.groups[number])
    missing = 0
    for number in range(groups):
        if not is_valid(g, s.groups[number]):
            missing += 2 + nearest_repair(s.groups, wanted, number, groups)
    return missing


@rule
def nearest_repair(groups: Rows, wanted: Table, number: int, count: int) -> int:
    """At hand if it is a legal move; near if another group takes a tile of this one once it has what both want."""
    nearest = FAR
    for other in range(count):
        if other == number:
            continue
        for x in range(PLACES):
            for y in range(PLACES):
                if wanted[other, y] >> groups[number, x] & 1:
                    if wanted[number, x] >> groups[other, y] & 1:
                        return AT_HAND
                    if wanted[number, x] & wanted[other, y]:
                        nearest = NEAR
    return nearest


@rule
def missing_pairs(g: Rules, s: State) -> int:
    if g.goal == CIVIL_OR_MILITARY:
        return min(steps_to_pairs(s, GOAL_PAIRS[CIVIL]), steps_to_pairs(s, GOAL_PAIRS[MILITARY]))
    return steps_to_pairs(s, GOAL_PAIRS[g.goal])


@rule
def steps_to_pairs(s: State, pairs: int) -> int:
    missing = 0
    for pair in range(len(PAIR_TILES)):
        if pairs >> pair & 1:
            missing += steps_to_pair(s, PAIR_TILES[pair, 0], PAIR_TILES[pair, 1])
    return missing


@rule
def steps_to_pair(s: State, one: int, other: int) -> int:
    """None if it lies there, one if its tiles stand together in a triplet, else two."""
    nearest = 2
    for number in range(GROUPS):
        first, second, third = s.groups[number, 0], s.groups[number, 1], s.groups[number, 2]
        if first == one and second == other and third == EMPTY:
            return 0
        if (first == one and other in (second, third)) or (second == one and third == other):
            nearest = 1
    return nearest


@rule
def missing_triplets(g: Rules, s: State) -> int:
    if g.goal == FIVE_DRAGONS:
        return max(0, 5 - count_in(FULL_DRAGONS, s)) + max(0, 5 - count_in(SONS, s))
    if g.goal == GENERALS:
        return triplets_without_general(s)
    return 0


@rule
def triplets_without_general(s: State) -> int:
    found = 0
    for number in range(GROUPS):
        if s.groups[number, 2] != EMPTY and not is_general(s.groups[number]):
            found += 1
    return found
