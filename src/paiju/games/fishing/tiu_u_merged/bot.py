"""How good players play Merged Tiu-U: as Fifteen Lakes, with fewer military tiles to wait for."""

from paiju.games.fishing.lakes.advice import REASONS, advise
from paiju.games.fishing.tiu_u_merged.rules import MILITARY, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves

__all__ = ["REASONS"]


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    return advise(g, seen, moves, count, MILITARY)
