"""The records of Tau Ngau: the options of a table, and its state."""

from math import comb

from paiju.games.banking.options import MOST_STAKE
from paiju.games.banking.state import BankRules, HandState, hand_is_over
from paiju.games.banking.tau_ngau.options import BULL, HAND
from paiju.kernel.meaning import FACE, choice
from paiju.kernel.record import i8, own, public

SEATS = 6

# The move table: bet 1 to 500 are the moves of these numbers, then the bulls by number, then STUCK.
DISCARD = MOST_STAKE
BULLS = comb(HAND, BULL)
STUCK = BULLS + 1  # no bull is set aside
MOVES = DISCARD + STUCK + 1


class Rules(BankRules):
    settlement = public(i8)
    banker_keeps_when_stuck = public(i8)
    may_decline = public(i8)


class State(HandState):
    tiles = own(i8, SEATS, HAND, holds=FACE, shown=hand_is_over)  # faces in canonical order
    # the number of a bull, or STUCK; 0 until chosen
    discard = own(i8, SEATS, holds=choice(STUCK + 1), shown=hand_is_over)
