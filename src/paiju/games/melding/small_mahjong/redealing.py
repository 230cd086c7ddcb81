"""What a seat does not see, dealt anew: other hands and the wall."""

from paiju.games.melding.small_mahjong.state import Rules, State
from paiju.games.melding.throws import redeal_tiles, redraw
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    redeal_tiles(s, g.seats, seat, rng, pool)
    for other in range(g.seats):
        if other != seat and s.drawn[other]:
            redraw(s, other, rng)
