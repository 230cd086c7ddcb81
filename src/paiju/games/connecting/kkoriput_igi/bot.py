"""How good players play Sticking the Tail: as Connect the Dragon, with an eye on the thirty points."""

from paiju.games.connecting import advice
from paiju.games.connecting.advice import common_reason, common_weight, heavy
from paiju.games.connecting.chain import DISCARD, FACES, tile_of
from paiju.games.connecting.kkoriput_igi.settlement import NO_THIRTY
from paiju.games.connecting.kkoriput_igi.state import Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.dominoes import PIPS
from paiju.words.said import Said

REASONS = (*advice.REASONS, Said("why-near-thirty"))
THIRTY_LINE = 4
NEAR = 20


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    for i in range(1, count):
        if weigh(g, seen, moves[i]) > weigh(g, seen, best):
            best = moves[i]
    return best, main_reason(g, seen, best)


@rule
def weigh(g: Rules, seen: State, move: int) -> int:
    return common_weight(seen, move, g.arms) + near_thirty(g, seen, move)


@rule
def near_thirty(g: Rules, seen: State, move: int) -> int:
    """With twenty points or more face down, a heavy tile in hand is a danger."""
    if g.thirty_rule == NO_THIRTY or g.seats == 2 or move >= DISCARD:
        return 0
    return 2 * heavy(tile_of(move)) if points_down(seen) >= NEAR else 0


@rule
def points_down(seen: State) -> int:
    points = 0
    for face in range(FACES):
        points += PIPS[face] * seen.down[seen.turn, face]
    return points


@rule
def main_reason(g: Rules, seen: State, move: int) -> int:
    return THIRTY_LINE if near_thirty(g, seen, move) > 0 else common_reason(seen, move, g.arms)
