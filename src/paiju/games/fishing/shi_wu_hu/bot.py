"""How good players fish Fifteen Lakes."""

from paiju.games.fishing.lakes import advice
from paiju.games.fishing.lakes.advice import advise
from paiju.games.fishing.shi_wu_hu.state import MILITARY, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves

REASONS = advice.REASONS


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    return advise(g, seen, moves, count, MILITARY)
