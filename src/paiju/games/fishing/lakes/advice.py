"""How good players fish Fifteen Lakes: each advice weighs a move, the heaviest sum is played."""

from paiju.games.fishing.advice import unseen
from paiju.games.fishing.lakes.catches import CIVIL_COPIES, JUNS, LARGE, MIDDLE, SMALL, points_of
from paiju.games.fishing.lakes.play import lakes_shoal, number_taken
from paiju.games.fishing.lakes.state import LakesRules
from paiju.games.fishing.pool import DROP, KEEP, LAY, WAYS, PoolState, number_caught
from paiju.games.fishing.shoals import FACES, SHOAL_STARTS, SHOALS
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles import FULL32
from paiju.tiles.dominoes import IS_CIVIL
from paiju.tiles.tileset import table
from paiju.words.said import Said

REASONS = (
    Said("why-worth-most-to-me"),
    Said("why-needed-for-group"),
    Said("why-others-gain-by-it"),
    Said("why-others-gain-least"),
    Said("why-caught-again"),
    Said("why-pair-fishes"),
)
VALUABLE, GATHERING, CONTESTED, CHEAP, MINE, KEPT = range(6)

_REST = FULL32.read("[3:3][2:2][6:1][5:1]")
_LARGE = [*FULL32.read("[6:6][6:3][5:4][4:2][2:1]"), *JUNS.tolist()]
IS_JUN = table(face in JUNS for face in range(FACES))
# what a fish of each face gains when its group is gathered
RISE = table((0 if face in _REST else LARGE - SMALL if face in _LARGE else MIDDLE - SMALL) for face in range(FACES))


@rule
def advise(g: LakesRules, seen: PoolState, moves: Moves, count: int, military: int) -> tuple[int, int]:
    best = moves[0]
    best_weight = weigh(g, seen, best, military)
    for i in range(1, count):
        weight = weigh(g, seen, moves[i], military)
        if weight > best_weight:
            best = moves[i]
            best_weight = weight
    return best, main_reason(g, seen, best, best_other_value(g, seen, moves, count, best, military), military)


@rule
def weigh(g: LakesRules, seen: PoolState, move: int, military: int) -> int:
    if move >= LAY:
        return kept(move)
    bait = move // WAYS
    way = move % WAYS
    if way == DROP:
        return cheap(g, seen, bait, military) + mine(g, seen, bait)
    return valuable(g, seen, bait, way, military) + gathering(g, seen, way) + contested(g, seen, way, military)


@rule
def main_reason(g: LakesRules, seen: PoolState, move: int, other_value: int, military: int) -> int:
    if move >= LAY:
        return KEPT
    bait = move // WAYS
    way = move % WAYS
    if way == DROP:
        return MINE if mine(g, seen, bait) > 0 else CHEAP
    need = gathering(g, seen, way)
    danger = contested(g, seen, way, military)
    if valuable(g, seen, bait, way, military) > other_value or need + danger == 0:
        return VALUABLE
    return GATHERING if need > danger else CONTESTED


@rule
def best_other_value(g: LakesRules, seen: PoolState, moves: Moves, count: int, chosen: int, military: int) -> int:
    """What the best catch but the chosen one brings at once."""
    highest = 0
    for i in range(count):
        if moves[i] != chosen and moves[i] < LAY and moves[i] % WAYS != DROP:
            highest = max(highest, valuable(g, seen, moves[i] // WAYS, moves[i] % WAYS, military))
    return highest


@rule
def kept(move: int) -> int:
    """Keep a pair of [6:6]: once laid, it leaves two turns without a hand tile."""
    return 1 if move == KEEP else 0


@rule
def valuable(g: LakesRules, seen: PoolState, bait: int, fish: int, military: int) -> int:
    """Catch what brings most points at once."""
    return 4 * gain(g, seen, seen.turn, bait, fish, number_taken(g, seen, bait, fish), military)


@rule
def gathering(g: LakesRules, seen: PoolState, fish: int) -> int:
    """Secure a fish of each face of a group early; those of a Jun as long as nobody else has one."""
    own = seen.catches[seen.turn, fish]
    is_needed = own == number_caught(g, seen, fish) if IS_JUN[fish] else own == 0
    return 4 * RISE[fish] if is_needed else 0


@rule
def contested(g: LakesRules, seen: PoolState, fish: int, military: int) -> int:
    """Take first what others can take and need: the last face of a group, the fourth of a Jun."""
    return rivals(g, seen, fish, military) * worth_to_others(g, seen, fish, military)


@rule
def cheap(g: LakesRules, seen: PoolState, bait: int, military: int) -> int:
    """Drop what nobody else can catch, or has much use for."""
    return -worth_to_others(g, seen, bait, military) if rivals(g, seen, bait, military) > 0 else 0


@rule
def mine(g: LakesRules, seen: PoolState, bait: int) -> int:
    """Drop what another tile of my hand matches."""
    held = 0 if seen.turned == bait else -1
    shoal = lakes_shoal(g, bait)
    for i in range(SHOAL_STARTS[shoal], SHOAL_STARTS[shoal + 1]):
        held += seen.hands[seen.turn, SHOALS[i]]
    return 40 if held > 0 else 0


@rule
def gain(g: LakesRules, seen: PoolState, seat: int, bait: int, fish: int, number: int, military: int) -> int:
    """What a bait and so many fish would add to the points of a seat: they are put to its catch and taken back."""
    catch = seen.catches[seat]
    catch[bait] += 1
    catch[fish] += number
    points = points_of(g, catch, military)
    catch[bait] -= 1
    catch[fish] -= number
    return points - seen.points[seat]


@rule
def worth_to_others(g: LakesRules, seen: PoolState, face: int, military: int) -> int:
    """What one tile of this face would add to the points of the player who gains most by it."""
    most = 0
    for seat in range(g.seats):
        if seat != seen.turn:
            most = max(most, gain(g, seen, seat, face, face, 0, military))
    return most


@rule
def rivals(g: LakesRules, seen: PoolState, face: int, military: int) -> int:
    """How many tiles that match this face I have not seen."""
    number = 0
    shoal = lakes_shoal(g, face)
    for i in range(SHOAL_STARTS[shoal], SHOAL_STARTS[shoal + 1]):
        fish = SHOALS[i]
        number += unseen(g, seen, fish, CIVIL_COPIES if IS_CIVIL[fish] else military)
    return number
