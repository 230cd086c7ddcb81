"""What wins a hand of Watching Ten Sets: every group valid, and what the goal asks for besides."""

from typing import Any

from paiju.games.solitaire.xiangshifu.groups import EMPTY, FITS, FULL_DRAGONS, PAIR, PAIR_NAMES, SONS
from paiju.games.solitaire.xiangshifu.state import (
    ANY,
    CIVIL,
    CIVIL_OR_MILITARY,
    FIVE_DRAGONS,
    GENERALS,
    GROUPS,
    MILITARY,
    Rules,
    State,
    group_count,
)
from paiju.kernel.compile import rule
from paiju.tiles.dominoes import IS_CIVIL
from paiju.tiles.tileset import table


def pair_bits(*names: str) -> int:
    return sum(1 << PAIR_NAMES.index(name) for name in names)


# The pairs that a goal asks for, as bits; none where any will do.
GOAL_PAIRS = table(
    (
        0,
        *(pair_bits(name) for name in PAIR_NAMES),
        pair_bits("BOARD"),
        pair_bits("GOOSE"),
        pair_bits("HEAVEN", "EARTH", "MAN", "GOOSE"),
        pair_bits("NINES", "EIGHTS", "SEVENS", "FIVES"),
    )
)


@rule
def goal_holds(g: Rules, s: State) -> bool:
    return all_valid(g, s) and pairs_fit(g, s) and triplets_fit(g, s)


@rule
def all_valid(g: Rules, s: State) -> bool:
    for group in range(group_count(g)):
        if not is_valid(g, s.groups[group]):
            return False
    return True


@rule
def is_valid(g: Rules, group: Any) -> bool:
    return FITS[g.combinations, g.exact_three, group[0], group[1]] >> group[2] & 1 == 1


@rule
def pairs_fit(g: Rules, s: State) -> bool:
    if g.goal == ANY:
        return True
    pairs = pairs_shown(g, s)
    if g.goal == CIVIL_OR_MILITARY:
        return pairs == GOAL_PAIRS[CIVIL] or pairs == GOAL_PAIRS[MILITARY]
    return pairs == GOAL_PAIRS[g.goal]


@rule
def pairs_shown(g: Rules, s: State) -> int:
    """The pairs on the table as bits, all groups being valid."""
    pairs = 0
    for group in range(group_count(g)):
        if s.groups[group, 2] == EMPTY:
            pairs |= 1 << PAIR[s.groups[group, 0], s.groups[group, 1]]
    return pairs


@rule
def triplets_fit(g: Rules, s: State) -> bool:
    if g.goal == FIVE_DRAGONS:
        return count_in(FULL_DRAGONS, s) == 5 and count_in(SONS, s) == 5
    if g.goal == GENERALS:
        return all_generals(s)
    return True


@rule
def count_in(completions: Any, s: State) -> int:
    """The groups that a table of completions knows."""
    found = 0
    for group in range(GROUPS):
        found += completions[s.groups[group, 0], s.groups[group, 1]] >> s.groups[group, 2] & 1
    return found


@rule
def all_generals(s: State) -> bool:
    for group in range(GROUPS):
        if s.groups[group, 2] != EMPTY and not is_general(s.groups[group]):
            return False
    return True


@rule
def is_general(group: Any) -> bool:
    """Two equal civil tiles and one military tile; only civil tiles have a twin, and they come first."""
    return group[0] == group[1] and not IS_CIVIL[group[2]]
