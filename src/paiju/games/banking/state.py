"""The records that all banking games extend: the options of a table, and its state."""

from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT
from paiju.kernel.record import Record, Rows, hidden, i8, i16, i32, public
from paiju.tiles import FULL32

SEATS = 10  # the most of any game of the family
TILES = FULL32.size
FACES = len(FULL32.faces)

NOBODY = -1


class BankRules(Record):
    min_stake = public(i16)
    max_stake = public(i16)
    bankroll = public(i16)
    hands = public(i16)
    seats = public(i8)
    banker_mode = public(i8)
    first_banker = public(i8)


class BankState(Record):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished hand
    hands_played = public(i16, holds=COUNT)
    turn = public(i8, holds=SEAT)
    banker = public(i8, holds=SEAT)
    stays = public(i8, holds=SEAT)  # the seat that never leaves: a fixed banker, or NOBODY
    wall = hidden(i8, TILES, holds=FACE)  # what may yet be dealt, in order
    idle = hidden(i8, FACES, holds=COUNT, by=FACE)  # what is out of play


class StakeState(BankState):
    stakes = public(i16, SEATS, holds=AMOUNT, by=SEAT)  # 0 until placed, and for the banker


class HandState(StakeState):
    """For games that place all stakes first and then deal every seat the same number of tiles."""

    dealt = public(i8, holds=COUNT)  # tiles in each hand: none until all stakes are placed
    tiles: Rows  # declared by each game: a row of so many faces, in canonical order, for each seat


@rule
def hand_is_over(g: BankRules, s: BankState) -> bool:
    return s.turn < 0
