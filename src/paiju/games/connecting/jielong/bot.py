"""How good players play Connect the Dragon: by the advice that is common to the connecting games."""

from paiju.games.connecting import advice
from paiju.games.connecting.advice import common_reason, common_weight
from paiju.games.connecting.jielong.state import Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves

REASONS = advice.REASONS


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    for i in range(1, count):
        if common_weight(seen, moves[i], g.arms) > common_weight(seen, best, g.arms):
            best = moves[i]
    return best, common_reason(seen, best, g.arms)
