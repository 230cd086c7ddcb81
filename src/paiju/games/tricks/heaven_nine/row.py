"""The row of eight stacks, and the toss that says who takes which of its tiles."""

from collections.abc import Iterator
from typing import NamedTuple

from paiju.games.tricks.heaven_nine.state import NOT_CALLED, TILES, State
from paiju.games.tricks.state import SEATS
from paiju.kernel.compile import rule
from paiju.kernel.record import ROLL, Dice, Rng, Wall
from paiju.kernel.rng import shuffle
from paiju.tiles.tileset import table

HEIGHT = 4
STACKS = TILES // HEIGHT
HAND = TILES // SEATS


class Toss(NamedTuple):
    """What the tosser calls: how many dice, from which end the stacks are taken, or whether they are peeled."""

    dice: int
    end: str
    peel: str


TOSSES = tuple(Toss(dice, end, peel) for dice in (1, 2) for end in ("left", "right") for peel in ("no", "yes"))
NO_CHOICE = TOSSES.index(Toss(2, "left", "no"))


def _taken(toss: Toss, number: int) -> Iterator[int]:
    """Where in the row the tiles of taker number 0 to 3 lie: two whole stacks, or a layer of all stacks."""
    if toss.peel == "yes":
        return (HEIGHT * stack + number for stack in range(STACKS))
    first = 2 * number if toss.end == "left" else STACKS - 2 - 2 * number
    return (HEIGHT * stack + layer for stack in (first, first + 1) for layer in range(HEIGHT))


DICE = table(toss.dice for toss in TOSSES)
PEELS = table(toss.peel == "yes" for toss in TOSSES)
TAKEN = table(place for toss in TOSSES for number in range(SEATS) for place in _taken(toss, number)).reshape(
    -1, SEATS, HAND
)


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


@rule
def shuffle_row(s: State, rng: Rng, pool: Wall) -> None:
    """Nobody has seen a tile of it."""
    for place in range(TILES):
        pool[place] = s.row[place]
    shuffle(rng, pool, TILES)
    for place in range(TILES):
        s.row[place] = pool[place]
