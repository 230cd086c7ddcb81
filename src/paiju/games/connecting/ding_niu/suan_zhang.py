"""SuanZhang (算張, "counting the tiles"): when is a layout dead, and was it killed by choice.

Only the layout is known to all: every non-double that is not in it counts as still out, buried or not.
"""

from paiju.games.connecting.chain import DISCARD, FACES, LEFT_MARK, PLAY, L, R, fits, other_number
from paiju.games.connecting.ding_niu.state import Rules, State
from paiju.kernel.compile import rule
from paiju.tiles import BULL24, FULL32
from paiju.tiles.dominoes import HIGH, LOW
from paiju.tiles.tileset import table

# What the layout is.
OPEN, CLASSIC, SMOTHERED = range(3)

# Options by their place in the list.
FULL, CLASSIC_ONLY, GRAPH, NO_SUAN_ZHANG = range(4)
FOUR_FIVE, ALL_NUMBERS = range(2)

COPIES = table([*BULL24.copies, *FULL32.copies]).reshape(2, FACES)
NUMBERS = 6


@rule
def is_double_or_no_play(move: int) -> bool:
    """A lead, a double and a discard are never SuanZhang moves."""
    if move < PLAY or move >= DISCARD:
        return True
    face = (move - PLAY) // 2
    return HIGH[face] == LOW[face]


@rule
def is_out(g: Rules, s: State, face: int, joined: int) -> bool:
    """Whether a non-double of this face is not in the layout; `joined` is a tile that is being tried, or -1."""
    if HIGH[face] == LOW[face]:
        return False
    left = COPIES[g.tile_set, face] - (1 if face == joined else 0)
    for i in range(s.length):
        if s.chain[i] % LEFT_MARK == face:
            left -= 1
    return left > 0


@rule
def numbers_of(g: Rules, s: State, joined: int) -> int:
    """The non-doubles that are out, as one bit a face."""
    out = 0
    for face in range(FACES):
        if is_out(g, s, face, joined):
            out |= 1 << face
    return out


@rule
def status(g: Rules, s: State) -> int:
    """The status of the layout on the table under the table's options."""
    if s.length == 0 or g.suan_zhang == NO_SUAN_ZHANG:
        return OPEN
    return status_of(g, numbers_of(g, s, -1), s.ends[R], s.ends[L])


@rule
def status_of(g: Rules, out: int, right: int, left: int) -> int:
    if g.suan_zhang != GRAPH and not can_be_joined(out, right, left):
        return CLASSIC
    if g.suan_zhang != CLASSIC_ONLY and smothers(g, out, right, left):
        return SMOTHERED
    return OPEN


@rule
def can_be_joined(out: int, right: int, left: int) -> bool:
    for face in range(FACES):
        if out >> face & 1 and (fits(face, right) or fits(face, left)):
            return True
    return False


@rule
def smothers(g: Rules, out: int, right: int, left: int) -> bool:
    """Whether a number is still out but no walk along the tiles that are out leads to it."""
    reached = reachable(out, 1 << right | 1 << left)
    for number in range(1, NUMBERS + 1):
        if g.smothered_numbers == FOUR_FIVE and number != 4 and number != 5:
            continue
        if carries(out, number) and not reached >> number & 1:
            return True
    return False


@rule
def carries(out: int, number: int) -> bool:
    for face in range(FACES):
        if out >> face & 1 and fits(face, number):
            return True
    return False


@rule
def reachable(out: int, numbers: int) -> int:
    """The numbers that can be reached from these, one bit each."""
    for _ in range(NUMBERS):
        for face in range(FACES):
            if out >> face & 1 and (numbers >> HIGH[face] & 1 or numbers >> LOW[face] & 1):
                numbers |= 1 << HIGH[face] | 1 << LOW[face]
    return numbers


@rule
def has_another_way(g: Rules, s: State, move: int) -> bool:
    """Whether the seat to act could also play a tile, or on a side, that is no SuanZhang move."""
    for face in range(FACES):
        if s.hands[s.turn, face] == 0:
            continue
        for side in range(2):
            if fits(face, s.ends[side]) and PLAY + 2 * face + side != move and not would_kill(g, s, face, side):
                return True
    return False


@rule
def would_kill(g: Rules, s: State, face: int, side: int) -> bool:
    if HIGH[face] == LOW[face]:
        return False
    end = other_number(face, s.ends[side])
    right = end if side == R else s.ends[R]
    left = end if side == L else s.ends[L]
    return g.suan_zhang != NO_SUAN_ZHANG and status_of(g, numbers_of(g, s, face), right, left) != OPEN
