"""What the advice of all fishing games is made from."""

from paiju.games.fishing.pool import PoolRules, PoolState, number_caught
from paiju.kernel.compile import rule


@rule
def unseen(g: PoolRules, seen: PoolState, face: int, copies: int) -> int:
    """How many of the copies of a face are neither on the table nor in my hand."""
    turned = 1 if seen.turned == face else 0
    return copies - seen.pool[face] - number_caught(g, seen, face) - turned - seen.hands[seen.turn, face]
