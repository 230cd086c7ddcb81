"""What is agreed at a table of Tau Ngau, and what is true there."""

from paiju.games.banking.records import BankRules, HandState
from paiju.kernel.record import i8, own, public

SEATS = 6
HAND = 5  # tiles each

SETTLEMENTS = ("pagat", "macao", "macao_fixed")
PAGAT, MACAO, MACAO_FIXED = range(3)


class Rules(BankRules):
    settlement = public(i8)
    banker_keeps_when_stuck = public(i8)
    may_decline = public(i8)


class State(HandState):
    tiles = own(i8, SEATS, HAND, shown="hand_is_over")  # faces in canonical order
    discard = own(i8, SEATS, shown="hand_is_over")  # the number of a bull, or STUCK; 0 until chosen
