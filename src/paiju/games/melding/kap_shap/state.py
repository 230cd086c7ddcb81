"""The records of Collecting Tens."""

from paiju.games.melding.kap_shap.options import EACH, SEATS
from paiju.games.melding.tens.state import TENS_MOVES, TensRules, TensState
from paiju.games.melding.tens.winning import FACES
from paiju.kernel.record import hidden, i8, i32, own, public
from paiju.tiles import FULL32

MOVES = TENS_MOVES
PILE = FULL32.size - SEATS * EACH


class Rules(TensRules):
    pass


class State(TensState):
    score = public(i32, SEATS)
    result = public(i32, SEATS)
    held = public(i8, SEATS)
    known = public(i8, SEATS, FACES)
    hands = own(i8, SEATS, FACES)
    pile = hidden(i8, PILE)
