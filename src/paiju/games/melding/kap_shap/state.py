"""The records of Collecting Tens."""

from paiju.games.melding.kap_shap.options import EACH, SEATS
from paiju.games.melding.tens.state import TENS_MOVES, TensRules, TensState
from paiju.games.melding.tens.winning import FACES
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT, used
from paiju.kernel.record import hidden, i8, i32, own, public
from paiju.tiles import FULL32

MOVES = TENS_MOVES
PILE = FULL32.size - SEATS * EACH


class Rules(TensRules):
    pass


class State(TensState):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    known = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    pile = hidden(i8, PILE, holds=FACE, by=used("left"))
