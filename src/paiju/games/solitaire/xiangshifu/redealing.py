"""Redealing Watching Ten Sets: nothing is hidden, so nothing changes."""

from paiju.games.solitaire.xiangshifu.state import Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """Every field is public."""
