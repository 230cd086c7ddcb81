"""How good players fish: each advice weighs a move, the heaviest sum is played."""

from paiju.games.fishing.advice import unseen
from paiju.games.fishing.pool import DROP, KEEP, LAY, THIRD, WAYS
from paiju.games.fishing.shoals import DOUBLE_SIX, FACES, SHOAL_STARTS, SHOALS
from paiju.games.fishing.tiu_u.catches import BIG_PIPS, SMALL_RED, tiu_u_shoal
from paiju.games.fishing.tiu_u.rules import number_taken
from paiju.games.fishing.tiu_u.state import Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles import DOUBLE64
from paiju.tiles.tileset import table
from paiju.words.said import Faces, Said

COPIES = table(DOUBLE64.copies)

REASONS = (
    Said("why-worth-most"),
    Said("why-others-may-take-it"),
    Said("why-rounds-up"),
    Said("why-others-gain-least"),
    Said("why-fourth-is-mine"),
    Said("why-laid-pair-is-safe"),
    Said("why-pair-catches-pair", tiles=Faces.of((DOUBLE_SIX,))),
)
VALUABLE, CONTESTED, ROUNDING, CHEAP, FOURTH, SAFE, PATIENT = range(7)


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    best_weight = weigh(g, seen, best)
    for i in range(1, count):
        weight = weigh(g, seen, moves[i])
        if weight > best_weight:
            best = moves[i]
            best_weight = weight
    return best, main_reason(g, seen, best, highest_value(seen, moves, count))


@rule
def weigh(g: Rules, seen: State, move: int) -> int:
    if move >= LAY:
        return safe(seen, move)
    bait = move // WAYS
    way = move % WAYS
    if way == DROP:
        return cheap(g, seen, bait)
    if way == THIRD:
        return fourth(g, seen, bait)
    return valuable(seen, bait, way) + contested(g, seen, bait, way) + rounding(g, seen, bait, way)


@rule
def main_reason(g: Rules, seen: State, move: int, highest: int) -> int:
    if move >= LAY:
        return SAFE if move == LAY else PATIENT
    bait = move // WAYS
    way = move % WAYS
    if way >= THIRD:
        return CHEAP if way == DROP else FOURTH
    if valuable(seen, bait, way) == highest:
        return VALUABLE
    return ROUNDING if rounding(g, seen, bait, way) > 0 else CONTESTED


@rule
def highest_value(seen: State, moves: Moves, count: int) -> int:
    highest = 0
    for i in range(count):
        if moves[i] < LAY and moves[i] % WAYS < THIRD:
            highest = max(highest, valuable(seen, moves[i] // WAYS, moves[i] % WAYS))
    return highest


@rule
def safe(seen: State, move: int) -> int:
    """Lay a pair, unless both other [6:6] lie in the pool, where they wait for mine."""
    return 1 if (move == KEEP) == (seen.pool[DOUBLE_SIX] == 2) else 0


@rule
def worth(face: int) -> int:
    """Points of a fish; a red pip of a small one is about one point."""
    return 2 * BIG_PIPS[face] + SMALL_RED[face]


@rule
def valuable(seen: State, bait: int, fish: int) -> int:
    """Catch big fish, with big baits."""
    return 2 * (worth(bait) + number_taken(seen, bait, fish) * worth(fish))


@rule
def contested(g: Rules, seen: State, bait: int, fish: int) -> int:
    """Take first what others are likeliest to take."""
    return worth(fish) * number_taken(seen, bait, fish) * rivals(g, seen, fish)


@rule
def rounding(g: Rules, seen: State, bait: int, fish: int) -> int:
    """In my last turn count the tens that the red pips make."""
    if seen.left >= g.seats:
        return 0
    red = 0
    for face in range(FACES):
        red += SMALL_RED[face] * seen.catches[seen.turn, face]
    more = SMALL_RED[bait] + number_taken(seen, bait, fish) * SMALL_RED[fish]
    return 2 * (tens(red + more) - tens(red))


@rule
def tens(red: int) -> int:
    return 10 * ((red + 9) // 10)


@rule
def cheap(g: Rules, seen: State, bait: int) -> int:
    """Drop what nobody can match, or what is worth nothing."""
    return -1 - worth(bait) * rivals(g, seen, bait)


@rule
def fourth(g: Rules, seen: State, bait: int) -> int:
    """Put a third tile only to a pile that locks and that my own fourth tile takes later."""
    is_mine = seen.hands[seen.turn, bait] == (1 if seen.turned == bait else 2)
    return 8 * worth(bait) if is_mine and g.pile_locks else -1000


@rule
def rivals(g: Rules, seen: State, face: int) -> int:
    """How many tiles that match this face I have not seen."""
    count = 0
    shoal = tiu_u_shoal(g.gee_joon_match, face)
    for i in range(SHOAL_STARTS[shoal], SHOAL_STARTS[shoal + 1]):
        fish = SHOALS[i]
        count += unseen(g, seen, fish, COPIES[fish]) - 3 * seen.piles[fish]
    return count
