"""Deal anew what a seat cannot see, among the places where it could be."""

from paiju.games.tricks.ku_pai.state import Rules, State
from paiju.games.tricks.state import hand_is_over
from paiju.games.tricks.unseen import redeal_hidden
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if not hand_is_over(g, s):
        redeal_hidden(g, s, seat, rng, pool)
