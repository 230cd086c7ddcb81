"""How good players play Connect the Dragon: each advice weighs a move, the heaviest sum is played."""

from paiju.games.connecting.jielong.rules import DISCARD, FACES, PLAY, L, R, Rules, State, fits, other_number
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.dominoes import HIGH, LOW, PIPS

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
    if move >= DISCARD:
        return lightest(move - DISCARD) - 500
    return heavy(tile_of(move)) + serve(g, seen, move) + double(tile_of(move))


@rule
def main_reason(g: Rules, seen: State, move: int) -> int:
    if move >= DISCARD:
        return LIGHTEST
    if double(tile_of(move)) > 0:
        return DOUBLE
    return SERVE if serve(g, seen, move) > heavy(tile_of(move)) else HEAVY


@rule
def tile_of(move: int) -> int:
    return (move - PLAY) // 2 if move >= PLAY else move // 2


@rule
def heavy(face: int) -> int:
    """Join the heavy tiles first."""
    return PIPS[face]


@rule
def serve(g: Rules, seen: State, move: int) -> int:
    """Keep an end open whose number I hold often."""
    face = tile_of(move)
    held = 0
    for other in range(FACES):
        number = seen.hands[seen.turn, other] - (1 if other == face else 0)
        if number > 0 and (fits(other, end_after(g, seen, move, R)) or fits(other, end_after(g, seen, move, L))):
            held += number
    return 4 * held


@rule
def end_after(g: Rules, seen: State, move: int, side: int) -> int:
    """The open number of a side once the move is made; 0 for a closed one."""
    face = tile_of(move)
    if move < PLAY:
        if g.arms == 2:
            return HIGH[face] if side == L else LOW[face]
        return 0 if side == L else (LOW[face] if move % 2 else HIGH[face])
    if (move - PLAY) % 2 == side:
        return other_number(face, seen.ends[side])
    return seen.ends[side]


@rule
def double(face: int) -> int:
    """A double is dead weight once its number is gone."""
    return 10 if HIGH[face] == LOW[face] else 0


@rule
def lightest(face: int) -> int:
    """Put down the tile that costs least."""
    return -PIPS[face]
