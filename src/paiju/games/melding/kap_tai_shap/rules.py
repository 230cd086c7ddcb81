"""Collecting Many Tens (執十 or 夾大十, Kap Tai Shap): nine tiles in hand, an eye and four tens pairs to win.

Two to twenty players with as many sets of tiles as they need. The rules are those of `melding.tens.play`.
"""

from paiju.games.melding.kap_tai_shap.options import EACH, MOST_SEATS, MOST_SETS
from paiju.games.melding.tens.pairs import FACES
from paiju.games.melding.tens.play import MOVES, TensRules, TensState, apply, begin, deal_tens, legal, redeal
from paiju.kernel.compile import rule
from paiju.kernel.record import Wall, hidden, i8, i32, own, public
from paiju.tiles import FULL32

__all__ = ["MOVES", "apply", "begin", "legal", "redeal"]

WALL = FULL32.size * MOST_SETS - 2 * EACH


class Rules(TensRules):
    pass


class State(TensState):
    score = public(i32, MOST_SEATS)
    result = public(i32, MOST_SEATS)
    held = public(i8, MOST_SEATS)
    known = public(i8, MOST_SEATS, FACES)
    hands = own(i8, MOST_SEATS, FACES)
    wall = hidden(i8, WALL)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_tens(g, s, wall, EACH)
