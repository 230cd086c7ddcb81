"""How good players play Ponjan: weigh all that the hand could become, reach early, steal what is worth its price."""

from paiju.games.melding.ponjan.prospects import CERTAIN, digit, hex_digits, prospects, unseen_tiles
from paiju.games.melding.ponjan.state import COMPLETE, DISCARD, FACES, PASS, REACH, STEAL, Rules, State
from paiju.games.melding.throws import THROWER, thrown_tile
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.words.said import Said

REASONS = (
    Said("why-complete"),
    Said("why-reach"),
    Said("why-steal-pays"),
    Said("why-steal-costs"),
    Said("why-best-sets-left"),
    Said("why-safe-tile"),
)
WHOLE, READY, NEARER, CLOSED, PROSPECTS, SAFE = range(6)

FAR = CERTAIN // 2  # a hand that promises less than half a point is not worth a risk


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if moves[0] == COMPLETE:
        return COMPLETE, WHOLE
    if seen.window:
        return answer(g, seen, moves)
    reaches = 0
    while moves[reaches] < DISCARD:
        reaches += 1
    if reaches > 0:
        move, promise = best_throw(g, seen, moves, 0, reaches, REACH)
        if promise > 0:
            return move, READY
    move, promise = best_throw(g, seen, moves, reaches, count, DISCARD)
    if promise < FAR and has_rival_reached(g, seen):
        return safest(g, seen, moves, reaches, count), SAFE
    return move, PROSPECTS


@rule
def answer(g: Rules, seen: State, moves: Moves) -> tuple[int, int]:
    if moves[0] == STEAL and promise_after_steal(g, seen) > promise_now(g, seen):
        return STEAL, NEARER
    return PASS, CLOSED


@rule
def promise_now(g: Rules, seen: State) -> int:
    mine = hex_digits(seen.hands[seen.turn])
    return prospects(g, mine, hex_digits(seen.displayed[seen.turn]), unseen_tiles(g, seen))


@rule
def promise_after_steal(g: Rules, seen: State) -> int:
    """What the hand promises after a steal and the best discard."""
    tile = 1 << 4 * thrown_tile(seen)
    mine = hex_digits(seen.hands[seen.turn]) - 2 * tile
    shown = hex_digits(seen.displayed[seen.turn]) + tile
    unseen = unseen_tiles(g, seen)
    best = 0
    for face in range(FACES):
        if digit(mine, face) > 0:
            best = max(best, prospects(g, mine - (1 << 4 * face), shown, unseen))
    return best


@rule
def best_throw(g: Rules, seen: State, moves: Moves, first: int, stop: int, verb: int) -> tuple[int, int]:
    """The move in moves[first:stop] after which the hand promises most, and how much."""
    mine = hex_digits(seen.hands[seen.turn])
    shown = hex_digits(seen.displayed[seen.turn])
    unseen = unseen_tiles(g, seen)
    best = moves[first]
    most = -1
    for place in range(first, stop):
        face = int(moves[place] - verb)
        promise = prospects(g, mine - (1 << 4 * face), shown, unseen)
        if promise > most:
            best = moves[place]
            most = promise
    return best, most


@rule
def has_rival_reached(g: Rules, seen: State) -> bool:
    found = False
    for seat in range(g.seats):
        found = found or (seat != seen.turn and seen.reached[seat] > 0)
    return found


@rule
def safest(g: Rules, seen: State, moves: Moves, first: int, count: int) -> int:
    unseen = unseen_tiles(g, seen)
    best = moves[first]
    least = FACES * FACES
    for place in range(first, count):
        risk = danger(g, seen, int(moves[place] - DISCARD), unseen)
        if risk < least:
            best = moves[place]
            least = risk
    return best


@rule
def danger(g: Rules, seen: State, face: int, unseen: int) -> int:
    """How many seats that have reached may wait for a type, which takes two unseen copies, times these copies."""
    rivals = 0
    for seat in range(g.seats):
        if seat != seen.turn and seen.reached[seat] > 0 and not was_left_by(seen, seat, face):
            rivals += 1
    copies = digit(unseen, face)
    return rivals * copies if copies >= 2 else 0


@rule
def was_left_by(seen: State, seat: int, face: int) -> bool:
    """Whether this seat has thrown such a tile or let one pass since its reach."""
    found = False
    for place in range(seen.reached[seat] - 1, seen.thrown):
        found = found or seen.throws[place] % THROWER == face
    return found
