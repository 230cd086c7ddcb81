"""Setting the four tiles of a seat as two hands.

Here `tiles` is one number with five bits a tile, t0 t1 t2 t3 in canonical order, t0 lowest: rules hand it on like any
number. Setting k lays t0 beside tk, for k = 1, 2, 3. To choose among settings, `among` is a number with bit k for
setting k. A setting that repeats an earlier one ties with it, and ties go to the first, so these need no care.
"""

from paiju.games.banking.pai_gow.options import MOST_EACH, SMALL, SMALL_EACH
from paiju.games.banking.pai_gow.ranking import RANKS, hand_rank
from paiju.games.banking.pai_gow.state import SETTINGS, Rules, State
from paiju.kernel.compile import rule

ALL = 0b1110


@rule
def tiles_each(g: Rules) -> int:
    return SMALL_EACH if g.variant == SMALL else MOST_EACH


@rule
def pack(t0: int, t1: int, t2: int, t3: int) -> int:
    return t0 | t1 << 5 | t2 << 10 | t3 << 15


@rule
def tile(tiles: int, place: int) -> int:
    return tiles >> 5 * place & 31


@rule
def tiles_of(s: State, seat: int) -> int:
    return pack(s.tiles[seat, 0], s.tiles[seat, 1], s.tiles[seat, 2], s.tiles[seat, 3])


@rule
def is_distinct(tiles: int, setting: int) -> bool:
    """Whether no earlier setting makes two hands of the same faces."""
    if setting == 2:
        return tile(tiles, 1) != tile(tiles, 2)
    if setting == 3:
        return tile(tiles, 0) != tile(tiles, 1) and tile(tiles, 2) != tile(tiles, 3)
    return True


@rule
def other_hand(setting: int) -> tuple[int, int]:
    """The places of the two tiles that do not lie with t0."""
    return 2 if setting == 1 else 1, 2 if setting == 3 else 3


@rule
def set_ranks(g: Rules, tiles: int, setting: int) -> tuple[int, int]:
    """The ranks of the high hand and of the low hand."""
    first, second = other_hand(setting)
    one = hand_rank(g, tile(tiles, 0), tile(tiles, setting))
    other = hand_rank(g, tile(tiles, first), tile(tiles, second))
    return max(one, other), min(one, other)


@rule
def shown_ranks(g: Rules, tiles: int, setting: int) -> tuple[int, int]:
    """As `set_ranks`; the two tiles of the small game are the high hand and the low hand at once."""
    if g.variant == SMALL:
        rank = hand_rank(g, tile(tiles, 0), tile(tiles, 1))
        return rank, rank
    return set_ranks(g, tiles, setting)


@rule
def best_low(g: Rules, tiles: int, among: int) -> int:
    """The setting with the greatest low hand, of these the one with the greatest high hand."""
    return greatest(g, tiles, among, 1, RANKS)


@rule
def best_high(g: Rules, tiles: int, among: int) -> int:
    """The setting with the greatest high hand, of these the one with the greatest low hand."""
    return greatest(g, tiles, among, RANKS, 1)


@rule
def greatest(g: Rules, tiles: int, among: int, high_weight: int, low_weight: int) -> int:
    best = 0
    best_weight = -1
    for setting in range(1, SETTINGS + 1):
        if among >> setting & 1:
            high, low = set_ranks(g, tiles, setting)
            weight = high * high_weight + low * low_weight
            if weight > best_weight:
                best = setting
                best_weight = weight
    return best
