"""What wins a hand of Watching Ten Sets: every group valid, and what the goal asks for besides."""

from paiju.games.solitaire.xiangshifu.groups import EMPTY, FITS, FULL_DRAGONS, PAIR, PAIR_NAMES, SONS
from paiju.games.solitaire.xiangshifu.options import (
    ANY,
    CIVIL,
    CIVIL_OR_MILITARY,
    FIVE_DRAGONS,
    GENERALS,
    GOAL,
    MILITARY,
)
from paiju.games.solitaire.xiangshifu.state import GROUPS, Rules, State, group_count
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles.dominoes import IS_CIVIL
from paiju.tiles.tileset import Table, table


def pair_bits(*names: str) -> int:
    return sum(1 << PAIR_NAMES.index(name) for name in names)


PAIRS_OF_GOALS = {
    **{f"pair:{name}": (name,) for name in PAIR_NAMES},
    "five_dragons": ("BOARD",),
    "generals": ("GOOSE",),
    "civil": ("HEAVEN", "EARTH", "MAN", "GOOSE"),
    "military": ("NINES", "EIGHTS", "SEVENS", "FIVES"),
}
# The pairs that a goal asks for, as bits; none where any will do, or where there is a choice.
GOAL_PAIRS = table(pair_bits(*PAIRS_OF_GOALS.get(goal, ())) for goal in GOAL.values)


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
def is_valid(g: Rules, group: Row) -> bool:
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
def count_in(completions: Table, s: State) -> int:
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
def is_general(group: Row) -> bool:
    """Two equal civil tiles and one military tile; only civil tiles have a twin, and they come first."""
    return group[0] == group[1] and not IS_CIVIL[group[2]]
