"""How good players fight the bull: shed the doubles, and kill the layout only with few pips left."""

from paiju.games.connecting.advice import double, heavy, lightest, serve, tile_of
from paiju.games.connecting.chain import DISCARD, FACES, LEFT_MARK, PLAY, fits
from paiju.games.connecting.ding_niu.state import Rules, State
from paiju.games.connecting.ding_niu.suan_zhang import OPEN, has_another_way, would_kill
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.dominoes import PIPS
from paiju.tiles.tileset import table

REASONS = (
    "It gets rid of many pips.",
    "It leaves an end open that my other tiles can serve.",
    "A double goes while its number is still open.",
    "If a tile must go face down, it is the lightest.",
    "I hold few pips: killing the layout now should win double.",
    "Killing the layout with so many pips in hand would cost me dear.",
)
HEAVY, SERVE, DOUBLE, LIGHTEST, KILL, SPARE = range(6)
SET_PIPS = table([177, 227])


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    best_weight = -10_000
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
    return heavy(face) + serve(seen, move, 2) + double(face) + kill(g, seen, move)


@rule
def kill(g: Rules, seen: State, move: int) -> int:
    """A chosen SuanZhang is good with clearly fewer pips than the others must have, else very bad."""
    if not makes_me_the_maker(g, seen, move):
        return 0
    return 300 if my_pips(seen, move) * 3 + 9 < others_pips(g, seen) else -300


@rule
def makes_me_the_maker(g: Rules, seen: State, move: int) -> bool:
    if seen.event != OPEN or move < PLAY or move >= DISCARD:
        return False
    if not would_kill(g, seen, tile_of(move), (move - PLAY) % 2):
        return False
    return g.forced_counts == 1 or has_another_way(g, seen, move)


@rule
def my_pips(seen: State, move: int) -> int:
    """What I would have left, face down and in hand."""
    pips = -PIPS[tile_of(move)]
    for face in range(FACES):
        pips += PIPS[face] * (seen.hands[seen.turn, face] + seen.down[seen.turn, face])
    return pips


@rule
def others_pips(g: Rules, seen: State) -> int:
    """What the three others have together: the set less the layout and mine."""
    pips = SET_PIPS[g.tile_set]
    for face in range(FACES):
        pips -= PIPS[face] * (seen.hands[seen.turn, face] + seen.down[seen.turn, face])
    for i in range(seen.length):
        pips -= PIPS[seen.chain[i] % LEFT_MARK]
    return pips


@rule
def main_reason(g: Rules, seen: State, move: int) -> int:
    face = tile_of(move)
    if move >= DISCARD:
        return LIGHTEST
    if kill(g, seen, move) > 0:
        return KILL
    if spares_the_layout(g, seen, move):
        return SPARE
    if double(face) > 0:
        return DOUBLE
    return SERVE if serve(seen, move, 2) > heavy(face) else HEAVY


@rule
def spares_the_layout(g: Rules, seen: State, move: int) -> bool:
    """Whether another play would have killed the layout."""
    for face in range(FACES):
        for side in range(2):
            other = PLAY + 2 * face + side
            can_join = seen.hands[seen.turn, face] > 0 and fits(face, seen.ends[side])
            if can_join and other != move and kill(g, seen, other) < 0:
                return True
    return False
