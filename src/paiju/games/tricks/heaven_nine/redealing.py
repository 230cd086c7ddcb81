"""Deal anew what a seat cannot see, among the places where it could be."""

from paiju.games.tricks.heaven_nine.row import is_row_up
from paiju.games.tricks.heaven_nine.state import Rules, State
from paiju.games.tricks.heaven_nine.tosses import TILES
from paiju.games.tricks.state import hand_is_over
from paiju.games.tricks.unseen import redeal_hidden
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if is_row_up(s.toss, s.turn):
        shuffle_row(s, rng, pool)
    elif not hand_is_over(g, s):
        redeal_hidden(g, s, seat, rng, pool)
        for other in range(g.seats):
            if other != seat:
                s.lowest[other] = 0  # what it picked so far is as unknown as the rest


@rule
def shuffle_row(s: State, rng: Rng, pool: Wall) -> None:
    """Nobody has seen a tile of it."""
    for place in range(TILES):
        pool[place] = s.row[place]
    shuffle(rng, pool, TILES)
    for place in range(TILES):
        s.row[place] = pool[place]
