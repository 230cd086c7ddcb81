"""The tosses of Heaven 9: what the tosser may call, and which tiles of the row each seat then takes."""

from collections.abc import Iterator
from typing import NamedTuple

from paiju.games.tricks.state import SEATS
from paiju.tiles.tileset import table

TILES = 32
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
