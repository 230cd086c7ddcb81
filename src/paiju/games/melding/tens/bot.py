"""How good players collect tens: little deadwood, and many tiles that help, of which those in the pool are surest."""

from paiju.games.melding.tens.state import ALL, DISCARD, PASS, TAKE, TAKING, WIN, TensRules, TensState
from paiju.games.melding.tens.winning import DIGIT, FACES, deadwood
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row
from paiju.tiles import FULL32
from paiju.tiles.dominoes import IS_CIVIL
from paiju.tiles.tileset import table
from paiju.words.said import Said

REASONS = (
    Said("why-winning-hand"),
    Said("why-less-deadwood"),
    Said("why-no-less-deadwood"),
    Said("why-most-tiles-help"),
    Said("why-pool-tile-helps"),
    Said("why-only-eye-missing"),
)
WINNING, LOWER, NO_LOWER, MOST_HELP, POOL_HELPS, NO_EYE = range(6)

COPIES = table(FULL32.copies)

# The weights of a useful tile that is unseen, or in the pool, where another seat may take it first; and of a tile of
# deadwood, which outweighs all useful ones.
UNSEEN = 8
IN_POOL = 6 * UNSEEN
LATE_IN_POOL = 3 * IN_POOL
TILE_LEFT_OVER = 10_000
NO_WEIGHT = -100 * TILE_LEFT_OVER

LATE = 3  # draws left for each seat, when there is no time to rebuild


@rule
def choose(g: TensRules, seen: TensState, moves: Moves, count: int) -> tuple[int, int]:
    if moves[0] == WIN:
        return WIN, WINNING
    if seen.phase == TAKING:
        return best_take(g, seen, moves, count)
    return best_discard(g, seen, moves, count)


@rule
def best_take(g: TensRules, seen: TensState, moves: Moves, count: int) -> tuple[int, int]:
    """Take only what lowers the deadwood, and of that what leaves the best hand."""
    hand = seen.hands[seen.turn]
    now = deadwood(hand)
    best = PASS
    best_weight = NO_WEIGHT
    for place in range(count - 1):
        face = moves[place] - TAKE
        exchange(seen, face, 1)
        if deadwood(hand) < now:
            weight = weight_after_take(g, seen, face)
            if weight > best_weight:
                best = moves[place]
                best_weight = weight
        exchange(seen, face, -1)
    return best, NO_LOWER if best == PASS else LOWER


@rule
def exchange(seen: TensState, face: int, copies: int) -> None:
    """Try out a tile of the pool in the hand, or with -1 one of the hand in the pool."""
    seen.hands[seen.turn, face] += copies
    seen.pool[face] -= copies


@rule
def weight_after_take(g: TensRules, seen: TensState, taken: int) -> int:
    hand = seen.hands[seen.turn]
    if deadwood(hand) == 0:
        return 0
    best = NO_WEIGHT
    for face in range(FACES):
        if hand[face] > 0 and face != taken:
            best = max(best, weigh_discard(g, seen, face))
    return best


@rule
def best_discard(g: TensRules, seen: TensState, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    best_weight = NO_WEIGHT
    for place in range(count):
        weight = weigh_discard(g, seen, moves[place] - DISCARD)
        if weight > best_weight:
            best = moves[place]
            best_weight = weight
    return best, main_reason(g, seen, best - DISCARD)


@rule
def main_reason(g: TensRules, seen: TensState, face: int) -> int:
    hand = seen.hands[seen.turn]
    before = deadwood(hand)
    hand[face] -= 1
    after = deadwood(hand)
    waits_for_pool = False
    for other in range(FACES):
        waits_for_pool = waits_for_pool or (lies_open(g, seen, other) and helps(hand, other, after))
    hand[face] += 1
    if before == 1:  # no single tile is left over, only the eye is missing
        return NO_EYE
    return POOL_HELPS if waits_for_pool else MOST_HELP


@rule
def weigh_discard(g: TensRules, seen: TensState, face: int) -> int:
    """Little deadwood first, then many useful tiles, then what the next seat wants least."""
    hand = seen.hands[seen.turn]
    exchange(seen, face, -1)
    weight = help_to_come(g, seen, hand) - TILE_LEFT_OVER * deadwood(hand)
    exchange(seen, face, 1)
    return weight - feeds_next(g, seen, face) - IS_CIVIL[face]


@rule
def help_to_come(g: TensRules, seen: TensState, hand: Row) -> int:
    """The tiles that would lower the deadwood, each weighted by how likely it is to come."""
    now = deadwood(hand)
    total = 0
    for face in range(FACES):
        likely = likelihood(g, seen, hand, face)
        if likely > 0 and helps(hand, face, now):
            total += likely
    return total


@rule
def helps(hand: Row, face: int, now: int) -> bool:
    hand[face] += 1
    lower = deadwood(hand) < now
    hand[face] -= 1
    return lower


@rule
def likelihood(g: TensRules, seen: TensState, hand: Row, face: int) -> int:
    """Copies still unseen; one in the open pool is worth much more, especially towards the end."""
    elsewhere = max(1, g.sets) * COPIES[face] - hand[face] - seen.pool[face]
    for seat in range(g.seats):
        if seat != seen.turn:
            elsewhere -= seen.known[seat, face]
    if not lies_open(g, seen, face):
        return UNSEEN * elsewhere
    return UNSEEN * elsewhere + (LATE_IN_POOL if seen.left < LATE * g.seats else IN_POOL)


@rule
def lies_open(g: TensRules, seen: TensState, face: int) -> bool:
    return g.offer == ALL and seen.pool[face] > 0


@rule
def feeds_next(g: TensRules, seen: TensState, face: int) -> int:
    """Tiles of this digit that the next seat has been taking."""
    following = (seen.turn + 1) % g.seats
    total = 0
    for other in range(FACES):
        if DIGIT[other] == DIGIT[face]:
            total += seen.known[following, other]
    return total
