"""The records of Pai Gow: the options of a table, and its state."""

from paiju.games.banking.options import MOST_STAKE
from paiju.games.banking.pai_gow.options import MOST_EACH
from paiju.games.banking.state import BankRules, HandState, hand_is_over
from paiju.kernel.meaning import AMOUNT, FACE, choice
from paiju.kernel.record import i8, i32, own, public

SEATS = 8

# The move table: bet 1 to 500 are the moves of these numbers, then the settings 1 to 3.
SET = MOST_STAKE
SETTINGS = 3
MOVES = SET + SETTINGS + 1


class Rules(BankRules):
    variant = public(i8)
    copies = public(i8)
    zero_tie = public(i8)
    gee_joon_rank = public(i8)
    house_way = public(i8)
    banker_sets = public(i8)
    commission_percent = public(i8)
    commission_rounding = public(i8)


class State(HandState):
    house = public(i32, holds=AMOUNT)  # commission taken so far
    tiles = own(i8, SEATS, MOST_EACH, holds=FACE, shown=hand_is_over)  # the faces t0 t1 t2 t3 in canonical order
    setting = own(i8, SEATS, holds=choice(SETTINGS + 1), shown=hand_is_over)  # k lays t0 beside tk; 0 until set
