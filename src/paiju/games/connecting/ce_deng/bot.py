"""How good players play Slanted Nail: as Connect the Dragon, but stay clean while you can."""

from paiju.games.connecting import advice
from paiju.games.connecting.advice import SERVE, common_reason, common_weight, serve
from paiju.games.connecting.ce_deng.state import Rules, State
from paiju.games.connecting.chain import DISCARD
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.words.said import Said

REASONS = (*advice.REASONS, Said("why-pass-in-reach"))
CLEAN = 4


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    for i in range(1, count):
        if weigh(g, seen, moves[i]) > weigh(g, seen, best):
            best = moves[i]
    return best, main_reason(g, seen, best)


@rule
def weigh(g: Rules, seen: State, move: int) -> int:
    return common_weight(seen, move, g.arms) + stay_clean(g, seen, move)


@rule
def stay_clean(g: Rules, seen: State, move: int) -> int:
    """With nothing put down, an end that I can serve again is worth twice as much."""
    if seen.laid[seen.turn] > 0 or move >= DISCARD:
        return 0
    return serve(seen, move, g.arms)


@rule
def main_reason(g: Rules, seen: State, move: int) -> int:
    reason = common_reason(seen, move, g.arms)
    return CLEAN if reason == SERVE and stay_clean(g, seen, move) > 0 else reason
