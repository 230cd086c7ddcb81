"""How good players play Beat the Zeroes: bet high, since only players split, and split by the chances."""

from paiju.games.banking.advice import bold_stake
from paiju.games.banking.da_ling.chances import edge
from paiju.games.banking.da_ling.options import GROUPS, OUTRANK
from paiju.games.banking.da_ling.rules import BETS
from paiju.games.banking.da_ling.settlement import colour_pips, target
from paiju.games.banking.da_ling.splits import ALL, best_value, matches
from paiju.games.banking.da_ling.state import SPLIT, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.words.said import Said

IS_EXACT = True  # it plays by the exact odds, so that search could only do worse

REASONS = (
    Said("why-bet-boldly"),
    Said("why-best-chances"),
    Said("why-all-match"),
    Said("why-most-match"),
    Said("why-nothing-matches"),
)
BOLD, CHANCES, ABSOLUTE, MATCHING, HOPELESS = range(5)

MATCH = 1000  # a bet matched is worth more than any pips of colour


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if seen.betting > 0:
        return bold_stake(g, seen, moves, count), BOLD
    if g.mode == OUTRANK:
        return choose_by_chances(g, seen, moves, count), CHANCES
    return choose_matching(g, seen, moves, count)


@rule
def choose_by_chances(g: Rules, seen: State, moves: Moves, count: int) -> int:
    edges = all_edges(g, seen)
    best = moves[0]
    best_chances = chances(seen, moves[0] - SPLIT, edges)
    for i in range(1, count):
        found = chances(seen, moves[i] - SPLIT, edges)
        if found > best_chances:
            best = moves[i]
            best_chances = found
    return best


@rule
def all_edges(g: Rules, seen: State) -> tuple[int, ...]:
    """The edge of each value, from its own place."""
    tiles = seen.tiles[seen.turn]
    wild = g.banker_wild
    return (
        0,
        edge(tiles, 1, wild),
        edge(tiles, 2, wild),
        edge(tiles, 3, wild),
        edge(tiles, 4, wild),
        edge(tiles, 5, wild),
        edge(tiles, 6, wild),
        edge(tiles, 7, wild),
        edge(tiles, 8, wild),
        edge(tiles, 9, wild),
        edge(tiles, 10, wild),
    )


@rule
def chances(seen: State, split: int, edges: tuple[int, ...]) -> int:
    total = 0
    for group in range(GROUPS):
        total += seen.bets[seen.turn, group] * edges[best_value(seen.tiles[seen.turn], split, group)]
    return total


@rule
def choose_matching(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    most = matching(g, seen, moves[0] - SPLIT)
    for i in range(1, count):
        found = matching(g, seen, moves[i] - SPLIT)
        if found > most:
            best = moves[i]
            most = found
    if matches(seen.tiles[seen.turn], best - SPLIT, ALL, target(seen)):
        return best, ABSOLUTE
    return best, MATCHING if most > 0 else HOPELESS


@rule
def matching(g: Rules, seen: State, split: int) -> int:
    """The bets on the groups that match: others pay as much. Among equals, colour where much is at stake."""
    total = 0
    for group in range(GROUPS):
        if matches(seen.tiles[seen.turn], split, group, target(seen)):
            total += BETS[g.fixed_bets, group] * (MATCH + colour_pips(seen, seen.turn, split, group))
    return total
