"""The row of eight stacks: built, tossed for, and taken into the hands."""

from paiju.games.tricks.heaven_nine.state import NOT_CALLED, State
from paiju.games.tricks.heaven_nine.tosses import DICE, HAND, TAKEN, TILES
from paiju.games.tricks.state import SEATS
from paiju.kernel.compile import rule
from paiju.kernel.record import ROLL, Dice, Wall


@rule
def build_row(s: State, wall: Wall) -> None:
    for place in range(TILES):
        s.row[place] = wall[place]
    s.toss = NOT_CALLED
    s.dice[:] = 0


@rule
def call_toss(s: State, toss: int) -> None:
    s.toss = toss
    s.dice_wanted = DICE[toss]
    s.turn = ROLL


@rule
def throw(s: State, dice: Dice) -> int:
    """Note as many dice as were wanted; their sum."""
    s.dice[0] = dice[0]
    s.dice[1] = dice[1] if s.dice_wanted == 2 else 0
    s.dice_wanted = 0
    return s.dice[0] + s.dice[1]


@rule
def count_seats(thrower: int, spots: int) -> int:
    """The seat that the dice point at: the thrower counts as 1, and on in seat order."""
    return (thrower + spots - 1) % SEATS


@rule
def take_tiles(s: State, first: int) -> None:
    for number in range(SEATS):
        seat = (first + number) % SEATS
        for place in range(HAND):
            s.hands[seat, s.row[TAKEN[s.toss, number, place]]] += 1
        s.held[seat] = HAND
    s.row[:] = 0


@rule
def is_row_up(toss: int, turn: int) -> bool:
    """Whether the tiles lie in the row, or are about to: until the dice of the toss are thrown."""
    return toss == NOT_CALLED or turn == ROLL
