"""Advice common to the connecting games: each weighs a move for the seat that is to act."""

from paiju.games.connecting.chain import DISCARD, FACES, PLAY, ChainState, L, R, fits, other_number
from paiju.kernel.compile import rule
from paiju.tiles.dominoes import HIGH, LOW, PIPS


@rule
def tile_of(move: int) -> int:
    if move >= DISCARD:
        return move - DISCARD
    return (move - PLAY) // 2 if move >= PLAY else move // 2


@rule
def heavy(face: int) -> int:
    """Join the heavy tiles first."""
    return PIPS[face]


@rule
def serve(seen: ChainState, move: int, arms: int) -> int:
    """Keep an end open whose number I hold often."""
    face = tile_of(move)
    held = 0
    for other in range(FACES):
        number = seen.hands[seen.turn, other] - (1 if other == face else 0)
        if number > 0 and (fits(other, end_after(seen, move, arms, R)) or fits(other, end_after(seen, move, arms, L))):
            held += number
    return 4 * held


@rule
def end_after(seen: ChainState, move: int, arms: int, side: int) -> int:
    """The open number of a side once the move is made; 0 for a closed one."""
    face = tile_of(move)
    if move < PLAY:
        if arms == 2:
            return HIGH[face] if side == L else LOW[face]
        return 0 if side == L else (LOW[face] if move % 2 else HIGH[face])
    if (move - PLAY) % 2 == side:
        return other_number(face, seen.ends[side])
    return seen.ends[side]


@rule
def double(face: int) -> int:
    """A double is dead weight once its number is gone."""
    return 10 if HIGH[face] == LOW[face] else 0


@rule
def lightest(face: int) -> int:
    """Put down the tile that costs least."""
    return -PIPS[face]
