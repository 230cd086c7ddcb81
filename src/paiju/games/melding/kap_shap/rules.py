"""Collecting Tens (夾十, Kap Shap): the duel with one set; seven tiles in hand, an eye and three tens pairs to win.

The rules are those of `melding.tens.play`, as in the game for many.
"""

from paiju.games.melding.kap_shap.options import SEATS
from paiju.games.melding.tens.pairs import FACES
from paiju.games.melding.tens.play import MOVES, TensRules, TensState, apply, begin, deal_tens, legal, redeal
from paiju.kernel.compile import rule
from paiju.kernel.record import Wall, hidden, i8, i32, own, public
from paiju.tiles import FULL32

__all__ = ["MOVES", "apply", "begin", "legal", "redeal"]

EACH = 7  # tiles in a hand
WALL = FULL32.size - SEATS * EACH


class Rules(TensRules):
    pass


class State(TensState):
    score = public(i32, SEATS)
    result = public(i32, SEATS)
    held = public(i8, SEATS)
    known = public(i8, SEATS, FACES)
    hands = own(i8, SEATS, FACES)
    wall = hidden(i8, WALL)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_tens(g, s, wall, EACH)
