"""Watching Ten Sets (相十副, Xiàng Shí Fù; 參禪 Game of Zen): a solitaire of classic triplets.

All 32 tiles lie face up in ten groups of three and one of two (or in eight groups of three and four of two). A move
exchanges tiles between two groups so that both are valid afterwards; the game is won when every group is valid.
"""

from itertools import combinations
from typing import Any

from paiju.games.solitaire.xiangshifu.goals import goal_holds
from paiju.games.solitaire.xiangshifu.groups import CLASSIC, EMPTY, FITS, PLACES
from paiju.games.solitaire.xiangshifu.state import GROUPS, Rules, State, group_count
from paiju.games.triplets import DEAD
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Moves, Rng, Wall
from paiju.tiles.tileset import table

TILES = 32
TRIPLETS = table((10, 8))  # of the layouts ten and eight; the tiles left are pairs
DEAD_TILES = table(face for dead in DEAD for face in dead).reshape(len(DEAD), PLACES)

# The move table: for every two groups twelve ways to exchange a place of the first for a place of the second. To
# exchange the empty place of a pair is to shift a tile there. Shifts follow swaps: towards the first group they are
# the last of the nine ways by place, towards the second they have three ways of their own.
SHIFT = PLACES * PLACES
WAYS = SHIFT + PLACES
FIRST_PLACE = table((0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 1, 2))
SECOND_PLACE = table((0, 1, 2, 0, 1, 2, 0, 1, 2, 2, 2, 2))
COUPLES = tuple(combinations(range(GROUPS), 2))
FIRST = table(first for first, _ in COUPLES)
SECOND = table(second for _, second in COUPLES)
COUPLE = table(
    COUPLES.index((first, second)) if first < second else -1 for first in range(GROUPS) for second in range(GROUPS)
).reshape(GROUPS, GROUPS)
MOVES = WAYS * len(COUPLES)
RESIGN = MOVES  # always possible, never listed

Wanted = tuple[int, int, int]


@rule
def begin(g: Rules, s: State) -> None:
    clear_table(s)
    s.turn = DEAL


@rule
def clear_table(s: State) -> None:
    s.groups[:] = EMPTY
    s.last_groups[:] = 0
    s.last_tiles[:] = EMPTY
    s.result[:] = 0
    s.moves_made = 0


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    triplets = TRIPLETS[g.groups]
    for i in range(TILES):
        beyond = i - PLACES * triplets
        if beyond < 0:
            s.groups[i // PLACES, i % PLACES] = wall[i]
        else:
            s.groups[triplets + beyond // 2, beyond % 2] = wall[i]
    for group in range(group_count(g)):
        put_in_order(s.groups[group])
    if is_void(g, s):
        return  # the turn stays DEAL: the host deals again
    s.turn = 0
    look(g, s)


@rule
def put_in_order(group: Any) -> None:
    put_two_in_order(group, 0)
    put_two_in_order(group, 1)
    put_two_in_order(group, 0)


@rule
def put_two_in_order(group: Any, place: int) -> None:
    if group[place] > group[place + 1]:
        larger = group[place]
        group[place] = group[place + 1]
        group[place + 1] = larger


@rule
def is_void(g: Rules, s: State) -> bool:
    """A dead triplet can never become valid: such a deal is no hand."""
    if not g.redeal_dead or g.combinations != CLASSIC:
        return False
    for group in range(TRIPLETS[g.groups]):
        if is_dead(s.groups[group]):
            return True
    return False


@rule
def is_dead(group: Any) -> bool:
    for i in range(len(DEAD_TILES)):
        if group[0] == DEAD_TILES[i, 0] and group[1] == DEAD_TILES[i, 1] and group[2] == DEAD_TILES[i, 2]:
            return True
    return False


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    count = 0
    groups = group_count(g)
    for a in range(groups):
        wanted = wanted_by(g, s.groups[a])
        for b in range(a + 1, groups):
            ways = exchanges(s.groups[a], wanted, s.groups[b], wanted_by(g, s.groups[b]))
            if ways:
                for way in range(WAYS):
                    if ways >> way & 1:
                        out[count] = WAYS * COUPLE[a, b] + way
                        count += 1
    return count


@rule
def can_move(g: Rules, s: State) -> bool:
    groups = group_count(g)
    for a in range(groups):
        wanted = wanted_by(g, s.groups[a])
        for b in range(a + 1, groups):
            if exchanges(s.groups[a], wanted, s.groups[b], wanted_by(g, s.groups[b])):
                return True
    return False


@rule
def exchanges(first: Any, first_wants: Wanted, second: Any, second_wants: Wanted) -> int:
    """The legal moves between two groups, as bits in their canonical order."""
    ways = 0
    for x in range(PLACES):
        for y in range(PLACES):
            fits = first_wants[x] >> second[y] & second_wants[y] >> first[x] & 1
            ways |= fits << (SHIFT + x if second[y] == EMPTY else PLACES * x + y)
    return ways


@rule
def wanted_by(g: Rules, group: Any) -> Wanted:
    """What else would make a group valid in each of its places, as bits."""
    return wanted_in(g, group, 0), wanted_in(g, group, 1), wanted_in(g, group, 2)


@rule
def wanted_in(g: Rules, group: Any, place: int) -> int:
    if place > 0 and group[place] == group[place - 1]:
        return 0  # equal tiles of a group give one move
    one = group[1] if place == 0 else group[0]
    other = group[1] if place == 2 else group[2]
    return FITS[g.combinations, g.exact_three, one, other] & ~(1 << group[place])


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move == RESIGN:
        end_hand(g, s, 0)
        return
    a, x, b, y = places_of(move)
    s.last_groups[0] = a
    s.last_groups[1] = b
    s.last_tiles[0] = s.groups[b, y]
    s.last_tiles[1] = s.groups[a, x]
    exchange(s, a, x, b, y)
    s.moves_made += 1
    look(g, s)


@rule
def places_of(move: int) -> tuple[int, int, int, int]:
    """The first group, its place, the second group and its place."""
    couple = move // WAYS
    way = move % WAYS
    return FIRST[couple], FIRST_PLACE[way], SECOND[couple], SECOND_PLACE[way]


@rule
def exchange(s: State, a: int, x: int, b: int, y: int) -> None:
    tile = s.groups[a, x]
    s.groups[a, x] = s.groups[b, y]
    s.groups[b, y] = tile
    put_in_order(s.groups[a])
    put_in_order(s.groups[b])


@rule
def look(g: Rules, s: State) -> None:
    """Whether the hand has ended: the goal goes before the cut-off."""
    if goal_holds(g, s):
        end_hand(g, s, 1)
    elif s.moves_made == g.max_moves or not can_move(g, s):
        end_hand(g, s, 0)


@rule
def end_hand(g: Rules, s: State, won: int) -> None:
    s.result[0] = won
    s.score[0] += won
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """Nothing is hidden."""
