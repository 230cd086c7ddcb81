"""What is agreed at a table of Beat the Zeroes, and what is true there."""

from paiju.games.banking.records import BankRules, BankState
from paiju.kernel.record import hidden, i8, i16, i32, own, public

SEATS = 6
GROUPS = 3  # one, two and three tiles
HAND = 6
TABLE = 2  # tiles of the banker, or of the table where nobody is the banker

# Options by their place in the list.
OUTRANK, EXACT, EXACT_WITH_BANKER = range(3)
PUSH, BY_GROUPS = range(2)


class Rules(BankRules):
    banker_loss = public(i16)
    house_fee = public(i16)
    mode = public(i8)
    banker_wild = public(i8)
    fixed_bets = public(i8)
    absolute_tie = public(i8)


class State(BankState):
    """Where nobody is the banker (mode exact), `banker` is the seat that starts."""

    house = public(i32)  # fees taken so far
    bets = public(i16, SEATS, GROUPS)  # 0 until placed, and for the banker
    betting = public(i8)  # the group that is bet on, 1 to 3; 0 once all bets are placed
    table_tiles = hidden(i8, TABLE, shown="table_is_open")  # in canonical order, as the hands
    tiles = own(i8, SEATS, HAND, shown="hand_is_over")
    split = own(i8, SEATS, shown="hand_is_over")  # by its number; 0 until chosen
