"""How good players fight the bull: shed the doubles, and kill the layout only with few pips left."""

from paiju.games.connecting import advice
from paiju.games.connecting.advice import common_reason, common_weight
from paiju.games.connecting.chain import FACES, tile_of
from paiju.games.connecting.ding_niu.state import ARMS, Rules, State
from paiju.games.connecting.ding_niu.suan_zhang import OPEN, has_another_way, is_suan_zhang
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.dominoes import PIPS
from paiju.words.said import Said

REASONS = (*advice.REASONS, Said("why-block-now"), Said("why-not-block-yet"))
KILL, SPARE = range(4, 6)
CLEARLY = 9  # so many pips fewer than the three others together


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    for i in range(1, count):
        if weigh(g, seen, moves[i]) > weigh(g, seen, best):
            best = moves[i]
    return best, main_reason(g, seen, moves, count, best)


@rule
def weigh(g: Rules, seen: State, move: int) -> int:
    return common_weight(seen, move, ARMS) + kill(g, seen, move)


@rule
def kill(g: Rules, seen: State, move: int) -> int:
    """To answer for a SuanZhang is good with clearly fewer pips than the others must have, else very bad."""
    if not makes_me_the_maker(g, seen, move):
        return 0
    mine = my_pips(seen)
    others = pips_outside(seen) - mine
    return 300 if 3 * (mine - PIPS[tile_of(move)]) + CLEARLY < others else -300


@rule
def makes_me_the_maker(g: Rules, seen: State, move: int) -> bool:
    if seen.event != OPEN or not is_suan_zhang(g, seen, move):
        return False
    return g.forced_counts == 1 or has_another_way(g, seen, move)


@rule
def my_pips(seen: State) -> int:
    """In hand and face down."""
    pips = 0
    for face in range(FACES):
        pips += PIPS[face] * (seen.hands[seen.turn, face] + seen.down[seen.turn, face])
    return pips


@rule
def pips_outside(seen: State) -> int:
    """What all four seats have together."""
    pips = 0
    for face in range(FACES):
        pips += PIPS[face] * seen.outside[face]
    return pips


@rule
def main_reason(g: Rules, seen: State, moves: Moves, count: int, move: int) -> int:
    if kill(g, seen, move) > 0:
        return KILL
    for i in range(count):
        if kill(g, seen, moves[i]) < kill(g, seen, move):
            return SPARE
    return common_reason(seen, move, ARMS)
