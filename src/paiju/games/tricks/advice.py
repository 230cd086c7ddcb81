"""What the bots of Heaven-Nine and its relatives share: what others may still beat, what to lead, what to discard."""

from paiju.games.tricks.combinations import (
    FACES,
    HIGHER,
    HIGHERS,
    NOTHING,
    SIZE,
    has_face,
    is_in,
    is_of,
    mask_of,
)
from paiju.games.tricks.state import TrickState
from paiju.games.tricks.trick import DISCARD
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.tileset import Table


@rule
def unseen_tiles(seen: TrickState, seats: int, copies: Table) -> int:
    """What others may hold, as far as this seat can tell, as a mask of tiles; `copies`: of each face in the set."""
    mask = 0
    for face in range(FACES):
        left = copies[face] - seen.played[face] - seen.hands[seen.turn, face]
        for seat in range(seats):
            left -= seen.down[seat, face]
        mask |= (left | left >> 1) << 2 * face
    return mask


@rule
def rivals(combination: int, unseen: int) -> int:
    """How many combinations that beat this one others may hold."""
    found = 0
    for number in range(HIGHERS[combination]):
        if is_in(HIGHER[combination, number], unseen):
            found += 1
    return found


@rule
def is_sure(combination: int, unseen: int) -> bool:
    return rivals(combination, unseen) == 0


@rule
def weigh_lead(combination: int, unseen: int) -> int:
    """Large sets and sure ones first, but sure single tiles last."""
    size = SIZE[combination]
    if not is_sure(combination, unseen):
        return 8 * size - 2 * rivals(combination, unseen)
    return 8 * size + 20 if size > 1 else -100


@rule
def lowest_beat(moves: Moves, count: int, discard: int) -> int:
    """Beats come before discards, whose moves begin with `discard`, and the higher come first."""
    lowest = NOTHING
    for i in range(count):
        if moves[i] < discard:
            lowest = moves[i]
    return lowest


@rule
def least_useful(seen: TrickState, kinds: int, moves: Moves, count: int, unseen: int) -> int:
    """The first of the tiles to discard; the rest are picked from there on in ascending order."""
    wanted = seen.picking if seen.picking > 0 else SIZE[seen.plays[seen.taker]]
    for i in range(count):
        if moves[i] >= DISCARD and count_less_useful(seen, kinds, moves[i] - DISCARD, unseen) < wanted:
            return moves[i]
    return moves[count - 1]


@rule
def count_less_useful(seen: TrickState, kinds: int, face: int, unseen: int) -> int:
    """How many tiles that may be picked are less useful than this one."""
    use = use_of(seen, kinds, face, unseen)
    number = 0
    for other in range(seen.lowest[seen.turn], FACES):
        if seen.hands[seen.turn, other] > 0:
            use_of_other = use_of(seen, kinds, other, unseen)
            if use_of_other < use or (use_of_other == use and other < face):
                number += seen.hands[seen.turn, other]
    return number


@rule
def use_of(seen: TrickState, kinds: int, face: int, unseen: int) -> int:
    """Judged by the best set that the tile belongs to: large, and with few rivals."""
    mask = mask_of(seen.hands[seen.turn])
    best = 0
    for combination in range(DISCARD):
        if is_in(combination, mask) and has_face(combination, face) and is_of(combination, kinds):
            best = max(best, 8 * SIZE[combination] - rivals(combination, unseen))
    return best
