"""How good players play Sticking the Tail: as Connect the Dragon, with an eye on the thirty points."""

from paiju.games.connecting.advice import double, heavy, lightest, serve, tile_of
from paiju.games.connecting.chain import DISCARD, FACES
from paiju.games.connecting.kkoriput_igi.rules import NO_THIRTY, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.dominoes import PIPS

REASONS = (
    "It gets rid of many pips.",
    "It leaves an end open that my other tiles can serve.",
    "A double goes while its number is still open.",
    "If a tile must go face down, it is the lightest.",
    "I am near thirty points, so the heaviest tiles go first.",
)
HEAVY, SERVE, DOUBLE, LIGHTEST, THIRTY_LINE = range(5)
NEAR = 20


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
    return heavy(face) + near_thirty(g, seen, face) + serve(seen, move, g.arms) + double(face)


@rule
def near_thirty(g: Rules, seen: State, face: int) -> int:
    """With twenty points or more face down, a heavy tile in hand is a danger."""
    if g.thirty_rule == NO_THIRTY or g.seats == 2:
        return 0
    return 2 * PIPS[face] if points_down(seen) >= NEAR else 0


@rule
def points_down(seen: State) -> int:
    points = 0
    for face in range(FACES):
        points += PIPS[face] * seen.down[seen.turn, face]
    return points


@rule
def main_reason(g: Rules, seen: State, move: int) -> int:
    face = tile_of(move)
    if move >= DISCARD:
        return LIGHTEST
    if near_thirty(g, seen, face) > 0:
        return THIRTY_LINE
    if double(face) > 0:
        return DOUBLE
    return SERVE if serve(seen, move, g.arms) > heavy(face) else HEAVY
