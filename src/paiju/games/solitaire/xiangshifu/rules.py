"""Watching Ten Sets (相十副, Xiàng Shí Fù; 參禪 Game of Zen): a solitaire of classic triplets.

All 32 tiles lie face up in ten groups of three and one of two (or in eight groups of three and four of two). A move
exchanges tiles between two groups so that both are valid afterwards; the game is won when every group is valid.
"""

from paiju.games.solitaire.xiangshifu.exchanges import (
    FIRST,
    FIRST_PLACE,
    SECOND,
    SECOND_PLACE,
    can_exchange,
    find_exchanges,
    list_exchanges,
    renew_exchanges,
)
from paiju.games.solitaire.xiangshifu.goals import goal_holds
from paiju.games.solitaire.xiangshifu.groups import EMPTY, PLACES
from paiju.games.solitaire.xiangshifu.options import CLASSIC, LAYOUT
from paiju.games.solitaire.xiangshifu.state import MOVES, WAYS, Rules, State, group_count
from paiju.games.triplets import DEAD
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Moves, Row, Wall
from paiju.tiles.tileset import table

TILES = 32
TRIPLETS_OF_LAYOUTS = {"ten": 10, "eight": 8}  # the tiles left are pairs
TRIPLETS = table(TRIPLETS_OF_LAYOUTS[layout] for layout in LAYOUT.values)
DEAD_TILES = table(face for dead in DEAD for face in dead).reshape(len(DEAD), PLACES)

RESIGN = MOVES  # always possible, never listed


@rule
def begin(g: Rules, s: State) -> None:
    clear_table(s)
    s.turn = DEAL


@rule
def clear_table(s: State) -> None:
    s.groups[:] = EMPTY
    s.exchanges[:] = 0
    s.wants[:] = 0
    s.wants_nothing[:] = 0
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
    find_exchanges(g, s)
    end_if_decided(g, s)


@rule
def put_in_order(group: Row) -> None:
    x, y, z = group[0], group[1], group[2]
    lower, upper = min(x, y), max(x, y)
    group[0] = min(lower, z)
    group[1] = max(lower, min(upper, z))
    group[2] = max(upper, z)


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
def is_dead(group: Row) -> bool:
    for i in range(len(DEAD_TILES)):
        if group[0] == DEAD_TILES[i, 0] and group[1] == DEAD_TILES[i, 1] and group[2] == DEAD_TILES[i, 2]:
            return True
    return False


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return list_exchanges(s, out)


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
    renew_exchanges(g, s, a, b)
    s.moves_made += 1
    end_if_decided(g, s)


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
def end_if_decided(g: Rules, s: State) -> None:
    """End the hand if it is decided; the goal is tested before the cut-off."""
    if goal_holds(g, s):
        end_hand(g, s, 1)
    elif s.moves_made == g.max_moves or not can_exchange(s):
        end_hand(g, s, 0)


@rule
def end_hand(g: Rules, s: State, won: int) -> None:
    s.result[0] = won
    s.score[0] += won
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL
