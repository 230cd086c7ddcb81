"""Advice common to the connecting games: each weighs a move for the seat that is to act, the heaviest sum is played."""

from paiju.games.connecting.chain import DISCARD, FACES, LEAD, PLAY, ChainState, L, R, fits, other_number, tile_of
from paiju.kernel.compile import rule
from paiju.tiles.dominoes import HIGH, LOW, PIPS
from paiju.words.said import Said

REASONS = (
    Said("why-many-pips"),
    Said("why-end-i-can-follow"),
    Said("why-double-still-open"),
    Said("why-lightest"),
)
HEAVY, SERVE, DOUBLE, LIGHTEST = range(4)
LAST_RESORT = -500  # joining comes before putting down


@rule
def common_weight(seen: ChainState, move: int, arms: int) -> int:
    face = tile_of(move)
    if move >= DISCARD:
        return LAST_RESORT + lightest(face)
    return heavy(face) + serve(seen, move, arms) + double(face)


@rule
def common_reason(seen: ChainState, move: int, arms: int) -> int:
    face = tile_of(move)
    if move >= DISCARD:
        return LIGHTEST
    if double(face) > 0:
        return DOUBLE
    return SERVE if serve(seen, move, arms) > heavy(face) else HEAVY


@rule
def heavy(face: int) -> int:
    """Join the heavy tiles first."""
    return PIPS[face]


@rule
def serve(seen: ChainState, move: int, arms: int) -> int:
    """Keep an end open whose number I hold often."""
    face = tile_of(move)
    right = end_after(seen, move, arms, R)
    left = end_after(seen, move, arms, L)
    held = 0
    for other in range(FACES):
        if fits(other, right) or fits(other, left):
            held += seen.hands[seen.turn, other] - (1 if other == face else 0)
    return 4 * held


@rule
def end_after(seen: ChainState, move: int, arms: int, side: int) -> int:
    """The open number of a side once the move is made; 0 for a closed one."""
    face = tile_of(move)
    if move >= DISCARD:
        return seen.ends[side]
    if move >= PLAY:
        return other_number(face, seen.ends[side]) if (move - PLAY) % 2 == side else seen.ends[side]
    if arms == 2:
        return HIGH[face] if side == L else LOW[face]
    return 0 if side == L else (LOW[face] if (move - LEAD) % 2 else HIGH[face])


@rule
def double(face: int) -> int:
    """A double is dead weight once its number is gone."""
    return 10 if HIGH[face] == LOW[face] else 0


@rule
def lightest(face: int) -> int:
    """Put down the tile that costs least."""
    return -PIPS[face]
