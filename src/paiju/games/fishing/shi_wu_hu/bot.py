"""How good players fish Fifteen Lakes."""

from paiju.games.fishing.lakes.advice import REASONS, advise
from paiju.games.fishing.shi_wu_hu.rules import MILITARY, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves

__all__ = ["REASONS"]


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    return advise(g, seen, moves, count, MILITARY)
