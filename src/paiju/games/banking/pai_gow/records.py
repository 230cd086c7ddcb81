"""What is agreed at a table of Pai Gow, and what is true there."""

from paiju.kernel.record import Record, hidden, i8, i16, i32, own, public
from paiju.tiles import FULL32

SEATS = 8
TILES = FULL32.size
FACES = len(FULL32.faces)
MOST_EACH = 4
MOST_STAKE = 500

# Options by their place in the list.
FULL, SMALL = range(2)
BANKER, NONE = range(2)
EASY, MAX_SUM = range(2)
FREE, HOUSE_WAY = range(2)
UP, DOWN = range(2)
ROTATE, FIXED = range(2)


class Rules(Record):
    seats = public(i8)
    variant = public(i8)
    copies = public(i8)
    zero_tie = public(i8)
    gee_joon_rank = public(i8)
    house_way = public(i8)
    banker_sets = public(i8)
    commission_percent = public(i8)
    commission_rounding = public(i8)
    banker_mode = public(i8)
    first_banker = public(i8)
    min_stake = public(i16)
    max_stake = public(i16)
    bankroll = public(i16)
    hands = public(i16)


class State(Record):
    score = public(i32, SEATS)
    result = public(i32, SEATS)  # of the last finished hand
    house = public(i32)  # commission taken so far
    stakes = public(i16, SEATS)  # 0 until placed, and for the banker
    hands_played = public(i16)
    turn = public(i8)
    banker = public(i8)
    dealt = public(i8)  # tiles in each hand: none until all stakes are placed
    tiles = own(i8, SEATS, MOST_EACH, shown="hand_is_over")  # the faces t0 t1 t2 t3 in canonical order
    setting = own(i8, SEATS, shown="hand_is_over")  # k lays t0 beside tk; 0 until set
    wall = hidden(i8, TILES)  # what will be dealt, in order, while stakes are placed
    idle = hidden(i8, FACES)  # what will not be dealt
