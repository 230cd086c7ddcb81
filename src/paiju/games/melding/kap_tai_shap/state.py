"""The records of Collecting Many Tens."""

from paiju.games.melding.kap_tai_shap.options import EACH, MOST_SEATS, MOST_SETS
from paiju.games.melding.tens.state import TENS_MOVES, TensRules, TensState
from paiju.games.melding.tens.winning import FACES
from paiju.kernel.record import hidden, i8, i32, own, public
from paiju.tiles import FULL32

MOVES = TENS_MOVES
PILE = FULL32.size * MOST_SETS - 2 * EACH


class Rules(TensRules):
    pass


class State(TensState):
    score = public(i32, MOST_SEATS)
    result = public(i32, MOST_SEATS)
    held = public(i8, MOST_SEATS)
    known = public(i8, MOST_SEATS, FACES)
    hands = own(i8, MOST_SEATS, FACES)
    pile = hidden(i8, PILE)
