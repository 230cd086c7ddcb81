"""Weak hands of Bagchen are asked, before the first lead, whether they want a redeal."""

from paiju.games.tricks.bagchen.sets import FACES, IS_STRONG
from paiju.games.tricks.bagchen.state import KEEP, STRONG, WEAK, State
from paiju.games.tricks.state import SEATS
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL


@rule
def is_weak(s: State, seat: int) -> bool:
    """No tile, in hand or face down, of the two highest ranks of either suit; ranks that are points do not count."""
    strong = 0
    for face in range(FACES):
        if IS_STRONG[s.points, face]:
            strong += s.hands[seat, face] + s.down[seat, face]
    return strong == 0


@rule
def ask(s: State, passed: int) -> None:
    """Ask the next weak seat after the first `passed` ones; if there is none, the first leader leads."""
    for place in range(passed, SEATS):
        seat = (s.first_leader + place) % SEATS
        if is_weak(s, seat):
            s.told[seat] = WEAK
            s.asking = 1
            s.turn = seat
            return
        s.told[seat] = STRONG
    s.asking = 0
    s.turn = s.first_leader


@rule
def answer(s: State, move: int) -> None:
    """A redeal voids the hand: the tiles go back unseen, and the same seat leads first."""
    if move == KEEP:
        ask(s, (s.turn - s.first_leader + SEATS) % SEATS + 1)
        return
    s.asking = 0
    s.hands[:] = 0
    s.turn = DEAL
