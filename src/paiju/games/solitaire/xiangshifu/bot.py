"""How good players play Watching Ten Sets: each advice weighs a move, the heaviest sum is played."""

from paiju.games.solitaire.xiangshifu.exchanges import FIRST, SECOND, renew_exchanges, ways_noted
from paiju.games.solitaire.xiangshifu.goals import GOAL_PAIRS, goal_holds, is_valid
from paiju.games.solitaire.xiangshifu.groups import EMPTY, PAIR
from paiju.games.solitaire.xiangshifu.options import CIVIL, CIVIL_OR_MILITARY, MILITARY
from paiju.games.solitaire.xiangshifu.rules import exchange, places_of
from paiju.games.solitaire.xiangshifu.state import COUPLES, WAYS, Rules, State, group_count
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row
from paiju.words.said import Said

REASONS = (
    Said("why-win"),
    Said("why-two-repairs"),
    Said("why-repair"),
    Said("why-repair-in-reach"),
    Said("why-no-repair-in-reach"),
)
WIN, TWO, ONE, REACH, SEARCH = range(5)


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    best_weight = -1000
    reason = SEARCH
    for i in range(count):
        weight, why = weigh(g, seen, moves[i])
        if weight > best_weight:
            best = moves[i]
            best_weight = weight
            reason = why
    return best, reason


@rule
def weigh(g: Rules, seen: State, move: int) -> tuple[int, int]:
    """How good a move is, and why. The move is tried on the observation and taken back."""
    a, x, b, y = places_of(move)
    given = seen.groups[a, x]
    taken = seen.groups[b, y]
    repaired = repairs(g, seen, a, b)
    exchange(seen, a, x, b, y)
    renew_exchanges(g, seen, a, b)
    wins = goal_holds(g, seen)
    reach = repairs_in_reach(g, seen)
    weight = 1000 * repaired + 10 * reach + 60 * pairs_for_goal(g, seen) + variety(seen, move)
    exchange(seen, a, place_in(seen.groups[a], taken), b, place_in(seen.groups[b], given))
    renew_exchanges(g, seen, a, b)
    if undoes_last(seen, a, taken, b, given):
        weight -= 200
    return weight + 10_000 * wins, main_reason(wins, repaired, reach)


@rule
def main_reason(wins: bool, repaired: int, reach: int) -> int:
    if wins:
        return WIN
    if repaired > 0:
        return TWO if repaired == 2 else ONE
    return REACH if reach > 0 else SEARCH


@rule
def place_in(group: Row, tile: int) -> int:
    for place in range(2):
        if group[place] == tile:
            return place
    return 2


@rule
def repairs(g: Rules, seen: State, a: int, b: int) -> int:
    """Repair two groups at once if you can, else one: both are valid after any move."""
    return (not is_valid(g, seen.groups[a])) + (not is_valid(g, seen.groups[b]))


@rule
def repairs_in_reach(g: Rules, seen: State) -> int:
    """Leave many moves that repair something: those that take part in an invalid group."""
    found = 0
    for couple in range(COUPLES):
        ways = ways_noted(seen, couple)
        if ways and repairs(g, seen, FIRST[couple], SECOND[couple]) > 0:
            found += count_ways(ways)
    return found


@rule
def count_ways(ways: int) -> int:
    found = 0
    for way in range(WAYS):
        found += ways >> way & 1
    return found


@rule
def pairs_for_goal(g: Rules, seen: State) -> int:
    """Keep the pairs that the goal asks for."""
    if g.goal == CIVIL_OR_MILITARY:
        return max(pairs_among(g, seen, GOAL_PAIRS[CIVIL]), pairs_among(g, seen, GOAL_PAIRS[MILITARY]))
    return pairs_among(g, seen, GOAL_PAIRS[g.goal])


@rule
def pairs_among(g: Rules, seen: State, pairs: int) -> int:
    found = 0
    for group in range(group_count(g)):
        if seen.groups[group, 2] == EMPTY and is_valid(g, seen.groups[group]):
            found += pairs >> PAIR[seen.groups[group, 0], seen.groups[group, 1]] & 1
    return found


@rule
def undoes_last(seen: State, a: int, taken: int, b: int, given: int) -> bool:
    """Do not go back where you came from."""
    same_groups = seen.last_groups[0] == a and seen.last_groups[1] == b
    return same_groups and seen.last_tiles[0] == given and seen.last_tiles[1] == taken


@rule
def variety(seen: State, move: int) -> int:
    """Among equals do not always take the first: going round in circles finds nothing."""
    return ((seen.moves_made + 1) * (move + 13) * 7919 >> 7) % 10
