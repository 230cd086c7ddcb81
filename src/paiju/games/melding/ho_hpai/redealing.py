"""What a seat does not see, dealt anew: other hands, the wall, and the line but for the tiles that it put itself.

It also knows one tile of the seat that takes its tiles: the one taken last, until that seat puts a tile again. It
cannot tell what became of earlier ones.
"""

from paiju.games.melding.hands import fill_hand, gather_unknown
from paiju.games.melding.ho_hpai.state import LINE, Rules, State, taker
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Row, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    size = gather_places(s.line, pool, 0)
    for other in range(g.seats):
        if other != seat:
            size = gather_places(s.put[other], pool, size)
            size = gather_hand(g, s, seat, other, pool, size)
    shuffle(rng, pool, size)
    size = return_places(s.line, pool, size)
    for other in range(g.seats):
        if other != seat:
            size = return_places(s.put[other], pool, size)
            size = return_hand(g, s, seat, other, pool, size)
    tell_feeders(g, s, seat)


@rule
def gather_places(row: Row, pool: Wall, size: int) -> int:
    """Copy the tiles in a row of places to the end of pool[0:size]; the pool's new size."""
    for place in range(LINE):
        if row[place] > 0:
            pool[size] = row[place] - 1
            size += 1
    return size


@rule
def return_places(row: Row, pool: Wall, size: int) -> int:
    """Replace the tiles in a row of places by those at the end of pool[0:size]; the pool's new size."""
    for place in range(LINE):
        if row[place] > 0:
            size -= 1
            row[place] = 1 + pool[size]
    return size


@rule
def gather_hand(g: Rules, s: State, seat: int, other: int, pool: Wall, size: int) -> int:
    """Everything in another hand that the seat does not know to be there."""
    if not holds_fed(g, s, seat, other):
        return gather_unknown(s.hands[other], s.known[other], pool, size)
    face = s.fed[seat] - 1
    s.hands[other, face] -= 1
    size = gather_unknown(s.hands[other], s.known[other], pool, size)
    s.hands[other, face] += 1
    return size


@rule
def holds_fed(g: Rules, s: State, seat: int, other: int) -> bool:
    return seat >= 0 and other == taker(g, s, seat) and s.fed[seat] > 0


@rule
def return_hand(g: Rules, s: State, seat: int, other: int, pool: Wall, size: int) -> int:
    """Any tile from the pool may be the one that this seat took last."""
    if s.drawn[other] > 0 and not holds_fed(g, s, seat, other):
        s.drawn[other] = 1 + pool[size - 1]
    return fill_hand(s, other, pool, size)


@rule
def tell_feeders(g: Rules, s: State, seat: int) -> None:
    """A seat knows the tile that another took last if it put that tile itself."""
    for other in range(g.seats):
        if other != seat and s.fed[other] > 0:
            s.fed[other] = s.drawn[taker(g, s, other)]
