"""The records of Beat the Zeroes: the options of a table, and its state."""

from __future__ import annotations

from paiju.games.banking.da_ling.options import GROUPS, HAND, OUTRANK, TABLE
from paiju.games.banking.da_ling.splits import SPLITS
from paiju.games.banking.options import MOST_STAKE
from paiju.games.banking.state import BankRules, BankState, hand_is_over
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, FACE, SEAT, choice
from paiju.kernel.record import hidden, i8, i16, i32, own, public

SEATS = 6

# The move table: to bet 0 to 500 are the moves of these numbers, then the splits 1 to 60.
SPLIT = MOST_STAKE
MOVES = SPLIT + SPLITS + 1


class Rules(BankRules):
    banker_loss = public(i16)
    house_fee = public(i16)
    mode = public(i8)
    banker_wild = public(i8)
    fixed_bets = public(i8)
    absolute_tie = public(i8)


@rule
def table_is_open(g: Rules, s: State) -> bool:
    return g.mode != OUTRANK or hand_is_over(g, s)


class State(BankState):
    """Where nobody is the banker (mode exact), `banker` is the seat that starts."""

    house = public(i32, holds=AMOUNT)  # fees taken so far
    bets = public(i16, SEATS, GROUPS, holds=AMOUNT, by=SEAT)  # 0 until placed, and for the banker
    betting = public(i8, holds=choice(GROUPS + 1))  # the group that is bet on, 1 to 3; 0 once all bets are placed
    table_tiles = hidden(i8, TABLE, holds=FACE, shown=table_is_open)  # in canonical order, as the hands
    tiles = own(i8, SEATS, HAND, holds=FACE, shown=hand_is_over)
    split = own(i8, SEATS, holds=choice(SPLITS + 1), shown=hand_is_over)  # by its number; 0 until chosen
