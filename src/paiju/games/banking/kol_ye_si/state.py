"""The records of Kol-ye-si: the options of a table, and its state."""

from __future__ import annotations

from paiju.games.banking.kol_ye_si.options import MOST_HELD
from paiju.games.banking.options import MOST_STAKE
from paiju.games.banking.state import SEATS, BankRules, StakeState
from paiju.kernel.compile import rule
from paiju.kernel.meaning import COUNT, FACE, SEAT
from paiju.kernel.record import i8, own, public

NOTHING = -1

# The move table: bet 1 to 500 are the moves of these numbers, then draw 1 and draw 2.
DRAW = MOST_STAKE
MOVES = DRAW + MOST_HELD


class Rules(BankRules):
    perfect_pair = public(i8)
    draw_counts = public(i8)


@rule
def tiles_are_shown(g: Rules, s: State) -> bool:
    """After a perfect pair nobody shows but the banker."""
    return s.turn < 0 and s.perfect == NOTHING


class State(StakeState):
    taken = public(i8, holds=COUNT)  # tiles taken from the front of the wall
    left = public(i8, holds=COUNT)  # tiles that may yet be taken
    perfect = public(i8, holds=FACE)  # the tile that the banker's perfect pair is made of, else NOTHING
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    tiles = own(i8, SEATS, MOST_HELD, holds=FACE, shown=tiles_are_shown)  # faces in canonical order
