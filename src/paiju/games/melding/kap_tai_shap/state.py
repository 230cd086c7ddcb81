"""The records of Collecting Many Tens."""

from paiju.games.melding.kap_tai_shap.options import EACH, MOST_SEATS, MOST_SETS
from paiju.games.melding.tens.state import TENS_MOVES, TensRules, TensState
from paiju.games.melding.tens.winning import FACES
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT, used
from paiju.kernel.record import hidden, i8, i32, own, public
from paiju.tiles import FULL32

MOVES = TENS_MOVES
PILE = FULL32.size * MOST_SETS - 2 * EACH


class Rules(TensRules):
    pass


class State(TensState):
    score = public(i32, MOST_SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, MOST_SEATS, holds=AMOUNT, by=SEAT)
    held = public(i8, MOST_SEATS, holds=COUNT, by=SEAT)
    known = public(i8, MOST_SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    hands = own(i8, MOST_SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    pile = hidden(i8, PILE, holds=FACE, by=used("left"))
