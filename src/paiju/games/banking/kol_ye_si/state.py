"""What is agreed at a table of Kol-ye-si, and what is true there."""

from paiju.games.banking.records import SEATS, BankRules, StakeState
from paiju.kernel.record import i8, own, public

MOST_HELD = 3
PAIR = 2  # tiles of the banker
NOTHING = -1

# draw_counts
EITHER, ONE, TWO = range(3)


class Rules(BankRules):
    perfect_pair = public(i8)
    draw_counts = public(i8)


class State(StakeState):
    taken = public(i8)  # tiles taken from the front of the wall
    left = public(i8)  # tiles that may yet be taken
    perfect = public(i8)  # the tile that the banker's perfect pair is made of, else NOTHING
    held = public(i8, SEATS)
    tiles = own(i8, SEATS, MOST_HELD, shown="tiles_are_shown")  # faces in canonical order
