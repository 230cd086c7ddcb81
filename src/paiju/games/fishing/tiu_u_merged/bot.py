"""How good players play Merged Tiu-U: as Fifteen Lakes, with fewer military tiles to wait for."""

from paiju.games.fishing.lakes import advice
from paiju.games.fishing.lakes.advice import advise
from paiju.games.fishing.tiu_u_merged.state import MILITARY, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves

REASONS = advice.REASONS


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    return advise(g, seen, moves, count, MILITARY)
