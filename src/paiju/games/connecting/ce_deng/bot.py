"""How good players play Slanted Nail: as Connect the Dragon, but stay clean while you can."""

from paiju.games.connecting.advice import double, heavy, lightest, serve, tile_of
from paiju.games.connecting.ce_deng.rules import Rules, State
from paiju.games.connecting.chain import DISCARD
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves

REASONS = (
    "It gets rid of many pips.",
    "It leaves an end open that my other tiles can serve.",
    "A double goes while its number is still open.",
    "If a tile must go face down, it is the lightest.",
    "All my tiles are joined so far: it keeps the pass in reach.",
)
HEAVY, SERVE, DOUBLE, LIGHTEST, CLEAN = range(5)


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    best_weight = -1000
    for i in range(count):
        weight = weigh(g, seen, moves[i])
        if weight > best_weight:
            best = moves[i]
            best_weight = weight
    return best, main_reason(g, seen, best)


@rule
def weigh(g: Rules, seen: State, move: int) -> int:
    face = tile_of(move)
    if move >= DISCARD:
        return lightest(face) - 500
    return heavy(face) + serve(seen, move, g.arms) + stay_clean(g, seen, move) + double(face)


@rule
def stay_clean(g: Rules, seen: State, move: int) -> int:
    """With nothing put down, an end that I can serve again is worth twice as much."""
    return serve(seen, move, g.arms) if seen.laid[seen.turn] == 0 else 0


@rule
def main_reason(g: Rules, seen: State, move: int) -> int:
    face = tile_of(move)
    if move >= DISCARD:
        return LIGHTEST
    if double(face) > 0:
        return DOUBLE
    if serve(seen, move, g.arms) <= heavy(face):
        return HEAVY
    return CLEAN if seen.laid[seen.turn] == 0 else SERVE
