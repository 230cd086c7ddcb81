"""How good players dispute tens: points now, against what the row then offers to the tiles that are still out."""

from paiju.games.fishing.tsung_shap.row import FROM_LEFT, FROM_RIGHT, captures_from, insert, remove, worth
from paiju.games.fishing.tsung_shap.rules import use
from paiju.games.fishing.tsung_shap.state import (
    CAPTURES,
    CLAIM,
    CLASSIC,
    FACES,
    IGNORE,
    PLACE_LEFT,
    SEATS,
    START,
    WAYS,
    Rules,
    State,
    has_tiles,
)
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles import FULL32
from paiju.tiles.tileset import table
from paiju.words.said import Said

REASONS = (
    Said("why-most-points"),
    Said("why-leaves-less"),
    Said("why-safe-ends"),
    Said("why-leaves-own-capture"),
    Said("why-missed-is-free"),
)
MOST_POINTS, LEAST_LEFT, SAFE_ENDS, OWN_CAPTURE, FREE = range(5)

COPIES = table(FULL32.copies)
LEFT_TO_ME = 4  # of so many captures that I prepare, the opponent leaves me one


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    best_weight = weigh(g, seen, best)
    most = points_now(g, seen, best)
    for i in range(1, count):
        weight = weigh(g, seen, moves[i])
        most = max(most, points_now(g, seen, moves[i]))
        if weight > best_weight:
            best = moves[i]
            best_weight = weight
    return best, main_reason(g, seen, best, most)


@rule
def weigh(g: Rules, seen: State, move: int) -> int:
    """In points for every tile that is still out."""
    if move >= CLAIM:
        return points_now(g, seen, move)
    face = tile_of(move)
    weight = points_now(g, seen, move) - forfeited(g, seen, move)
    use(g, seen, face)
    hoped, feared = after_capture(g, seen, move) if is_capture(move) else after_placing(g, seen, move)
    hold(g, seen, face)
    return weight * tiles_out(seen) + hoped - feared


@rule
def main_reason(g: Rules, seen: State, move: int, most: int) -> int:
    if move >= CLAIM:
        return FREE
    if is_capture(move):
        return MOST_POINTS if points_now(g, seen, move) == most else LEAST_LEFT
    use(g, seen, tile_of(move))
    hoped, feared = after_placing(g, seen, move)
    hold(g, seen, tile_of(move))
    return OWN_CAPTURE if hoped > feared else SAFE_ENDS


@rule
def points_now(g: Rules, seen: State, move: int) -> int:
    """Always take the most points: pairs dwarf triplets, and sweeps are worth two triplets."""
    if is_capture(move):
        return worth(g, seen, 0, seen.length, tile_of(move), move % WAYS)
    if move < CLAIM or move == IGNORE:
        return 0
    if seen.placed_right:
        return worth(g, seen, 0, seen.length - 1, seen.row[seen.length - 1], move - CLAIM)
    return worth(g, seen, 1, seen.length, seen.row[0], move - CLAIM)


@rule
def forfeited(g: Rules, seen: State, move: int) -> int:
    """What the opponent may claim if this tile is placed."""
    if is_capture(move) or move >= START or not g.claim_missed:
        return 0
    return best_capture(g, seen, 0, seen.length, tile_of(move))


@rule
def is_capture(move: int) -> bool:
    return move < START and move % WAYS < CAPTURES


@rule
def tile_of(move: int) -> int:
    if move >= START:
        return (move - START) % FACES
    return move // WAYS


@rule
def hold(g: Rules, seen: State, face: int) -> None:
    """Take back a tile that was used to see what would come of it."""
    if g.variant == CLASSIC:
        seen.turned = face
    else:
        seen.hands[seen.turn, face] += 1
        seen.held[seen.turn] += 1


@rule
def after_capture(g: Rules, seen: State, move: int) -> tuple[int, int]:
    way = move % WAYS
    seen.captured[seen.turn, tile_of(move)] += 1
    hoped, feared = outlook(g, seen, FROM_LEFT[way], seen.length - FROM_RIGHT[way])
    seen.captured[seen.turn, tile_of(move)] -= 1
    return hoped, feared


@rule
def after_placing(g: Rules, seen: State, move: int) -> tuple[int, int]:
    is_left = move < START and move % WAYS == PLACE_LEFT
    place = 0 if is_left else seen.length
    insert(seen, place, tile_of(move))
    hoped, feared = outlook(g, seen, 0, seen.length)
    remove(seen, place)
    return hoped, feared


@rule
def outlook(g: Rules, seen: State, first: int, stop: int) -> tuple[int, int]:
    """What row[first:stop] may bring me and the opponent, unless the hand ends with my tile."""
    if first == stop or not has_tiles(g, seen, seen.turn):
        return 0, 0
    return hope(g, seen, first, stop), fear(g, seen, first, stop)


@rule
def hope(g: Rules, seen: State, first: int, stop: int) -> int:
    """Keep tiles that capture from the ends, and set them up, if the opponent leaves the ends as they are."""
    best = 0
    for face in range(FACES):
        if seen.hands[seen.turn, face] > 0:
            best = max(best, best_capture(g, seen, first, stop, face))
    return best * tiles_out(seen) // LEFT_TO_ME


@rule
def fear(g: Rules, seen: State, first: int, stop: int) -> int:
    """Leave no end whose twin is still out, and no ends that many of the tiles still out make a ten with."""
    total = 0
    for face in range(FACES):
        points = best_capture(g, seen, first, stop, face)
        if points > 0:
            total += points * unseen(seen, face)
    return total if g.variant == CLASSIC else total * seen.held[1 - seen.turn]


@rule
def best_capture(g: Rules, seen: State, first: int, stop: int, face: int) -> int:
    captures = captures_from(seen, first, stop, face)
    best = 0
    for capture in range(CAPTURES):
        if captures >> capture & 1:
            best = max(best, worth(g, seen, first, stop, face, capture))
    return best


@rule
def unseen(seen: State, face: int) -> int:
    """Copies that are neither on the table nor in my hand."""
    count = COPIES[face] - seen.hands[seen.turn, face] - (1 if seen.turned == face else 0)
    for seat in range(SEATS):
        count -= seen.captured[seat, face]
    for place in range(seen.length):
        count -= 1 if seen.row[place] == face else 0
    return count


@rule
def tiles_out(seen: State) -> int:
    """Tiles that I do not see."""
    return seen.left[0] + seen.left[1] + seen.held[1 - seen.turn]
