"""How good players play Connect the Dragon: each advice weighs a move, the heaviest sum is played."""

from paiju.games.connecting.advice import double, heavy, lightest, serve, tile_of
from paiju.games.connecting.chain import DISCARD
from paiju.games.connecting.jielong.rules import Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves

REASONS = (
    "It gets rid of many pips.",
    "It leaves an end open that my other tiles can serve.",
    "A double goes while its number is still open.",
    "If a tile must go face down, it is the lightest.",
)
HEAVY, SERVE, DOUBLE, LIGHTEST = range(4)


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
    return heavy(face) + serve(seen, move, g.arms) + double(face)


@rule
def main_reason(g: Rules, seen: State, move: int) -> int:
    face = tile_of(move)
    if move >= DISCARD:
        return LIGHTEST
    if double(face) > 0:
        return DOUBLE
    return SERVE if serve(seen, move, g.arms) > heavy(face) else HEAVY
