"""Tens pairs and the eye: what tiles count in Kap Shap and Kap Tai Shap, and which hands win.

A tens pair is two tiles whose values add up to 10 or 20, so only the last digit of a value matters: 1 goes with 9,
2 with 8, 3 with 7, 4 with 6, and 0 and 5 with themselves. An eye (眼 ngan) is two tiles of one type.
"""

from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles import FULL32
from paiju.tiles.dominoes import PIPS
from paiju.tiles.tileset import table

FACES = 21

_FOUR_TWO = FULL32.read("[4:2]")[0]
VALUE = table(3 if face == _FOUR_TWO else pips for face, pips in enumerate(PIPS))  # [4:2] counts 3, never 6
DIGIT = table(VALUE % 10)

# The balance of a hand is one number with a field for each of the digits 0 to 5. Fields 0 and 5 count their tiles;
# fields 1 to 4 tell by how many the digit outnumbers its partner 9 to 6, and stand at EVEN when it does not.
FIELD = 5
MASK = (1 << FIELD) - 1
EVEN = 1 << FIELD - 1
EMPTY_HAND = sum(EVEN << FIELD * digit for digit in range(1, 5))
WEIGHT = table(1 << FIELD * digit if digit <= 5 else -1 << FIELD * (10 - digit) for digit in DIGIT.tolist())


@rule
def is_winning(hand: Row) -> bool:
    """Whether a row of counts can be split into one eye and tens pairs."""
    balance = balance_of(hand)
    if unpaired(balance) > 2:  # an eye takes two of them
        return False
    for face in range(FACES):
        if hand[face] >= 2 and unpaired(balance - 2 * WEIGHT[face]) == 0:
            return True
    return False


@rule
def balance_of(hand: Row) -> int:
    balance = EMPTY_HAND
    for face in range(FACES):
        balance += WEIGHT[face] * hand[face]
    return balance


@rule
def unpaired(balance: int) -> int:
    """Tiles left over when all tens pairs are put aside."""
    left = (balance & 1) + (balance >> 5 * FIELD & 1)
    for digit in range(1, 5):
        left += abs((balance >> FIELD * digit & MASK) - EVEN)
    return left


@rule
def deadwood(hand: Row) -> int:
    """Tiles left over when the best eye and all tens pairs are put aside; 0 is a winning hand."""
    balance = balance_of(hand)
    fewest = max(1, unpaired(balance))  # without an eye some tile still waits for its twin
    for face in range(FACES):
        if hand[face] >= 2:
            fewest = min(fewest, unpaired(balance - 2 * WEIGHT[face]))
    return fewest
