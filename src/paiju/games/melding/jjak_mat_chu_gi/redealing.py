"""What a seat does not see, dealt anew: other hands, face-down throws and the wall.

Pairs are laid at once, so a seat that has had a turn holds no pair, and it can hold the mate of a tile that it threw
only if it drew it later. So the tiles of every other seat are made to come in some order, and a deal stands if nobody
had a tile too early: every wall that can have led here is as likely.
"""

from paiju.games.dealing import gather
from paiju.games.melding.hands import fill_hand
from paiju.games.melding.jjak_mat_chu_gi.state import (
    EACH,
    TO_WIN,
    Rules,
    State,
    count_pairs,
    has_thrown,
    thrower_of,
    tile_of,
)
from paiju.games.melding.mates import FACES, MATES
from paiju.games.melding.pile import gather_pile, return_pile
from paiju.games.melding.throws import thrower
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import draw_below, shuffle

DEALT = 0  # when a tile came: dealt, or drawn in the turn that ends with throw number 1, 2 and so on


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """Shuffle until every seat has a hand that it could hold."""
    deal_unseen(g, s, seat, rng, pool)
    while not is_possible(g, s, seat, rng, pool):
        deal_unseen(g, s, seat, rng, pool)


@rule
def is_possible(g: Rules, s: State, seat: int, rng: Rng, came: Wall) -> bool:
    for other in range(g.seats):
        if other != seat and has_had_turn(s, other) and count_pairs(s.hands[other], g.pairs) > 0:
            return False
    for other in range(g.seats):
        if other != seat and has_had_turn(s, other) and not came_in_time(g, s, other, rng, came):
            return False
    return True


@rule
def deal_unseen(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    size = gather_pile(s, pool)
    for other in range(g.seats):
        if other != seat:
            size = gather(s.hands[other], pool, size)
    for slot in range(s.thrown):
        if lies_unseen(s, seat, slot):
            pool[size] = tile_of(s, slot)
            size += 1
    shuffle(rng, pool, size)
    for slot in range(s.thrown):
        if lies_unseen(s, seat, slot):
            size -= 1
            s.covered[thrower_of(s, slot), slot] = 1 + pool[size]
    for other in range(g.seats):
        if other != seat:
            size = fill_hand(s, other, pool, size)
    return_pile(s, pool)


@rule
def lies_unseen(s: State, seat: int, slot: int) -> bool:
    """Whether a throw lies face down, is not the seat's own, and is not turned up just now."""
    by = thrower_of(s, slot)
    return s.covered[by, slot] > 0 and by != seat and s.looked != 1 + slot


@rule
def is_on_turn(s: State, seat: int) -> bool:
    """Whether a turn of the seat has begun that ended with no throw."""
    return s.winner == seat or (s.turn == seat and s.window == 0)


@rule
def has_had_turn(s: State, seat: int) -> bool:
    return is_on_turn(s, seat) or has_thrown(s, seat)


@rule
def came_in_time(g: Rules, s: State, seat: int, rng: Rng, came: Wall) -> bool:
    """Let the seat's tiles come in any order in which they were there when they were wanted, all as likely.

    came[0:free] is when the tiles came that were not wanted yet. Whether none came before its mate was thrown, when it
    would have been laid.
    """
    came[:EACH] = DEALT
    free = EACH
    has_begun = False
    for slot in range(s.thrown):
        if thrower_of(s, slot) == seat:
            free = begin_turn(s, seat, slot, has_begun, rng, came, free)
            has_begun = True
            free = want(rng, came, free)
            if came[free] < earliest(g, s, seat, tile_of(s, slot), slot):
                return False
    if is_on_turn(s, seat):
        free = begin_turn(s, seat, s.thrown, has_begun, rng, came, free)
    for face in range(FACES):
        for _ in range(s.hands[seat, face]):
            free = want(rng, came, free)
            if came[free] < earliest_held(g, s, seat, face):
                return False
    return True


@rule
def want(rng: Rng, came: Wall, free: int) -> int:
    """Move one of the tiles that are there behind the others; how many these are."""
    place = draw_below(rng, free)
    free -= 1
    tile = came[place]
    came[place] = came[free]
    came[free] = tile
    return free


@rule
def begin_turn(s: State, seat: int, slot: int, has_begun: bool, rng: Rng, came: Wall, free: int) -> int:
    """A tile is drawn, or a pair laid with one that was there; in its first turn a seat lays all that it was dealt."""
    is_drawn = s.unpaired_draws >> slot & 1
    if is_drawn:
        came[free] = 1 + slot
        free += 1
    wanted = 0 if is_drawn else 1
    if not has_begun:
        wanted = 2 * pairs_at_first(s, seat) - wanted
    for _ in range(wanted):
        free = want(rng, came, free)
    return free


@rule
def pairs_at_first(s: State, seat: int) -> int:
    """How many pairs a seat laid in its first turn: those that are not of a later one."""
    pairs = s.pairs_laid[seat]
    has_begun = False
    for slot in range(s.thrown + 1):
        if (thrower_of(s, slot) == seat) if slot < s.thrown else is_on_turn(s, seat):
            if has_begun and s.unpaired_draws >> slot & 1 == 0:
                pairs -= 1
            has_begun = True
    return pairs


@rule
def earliest(g: Rules, s: State, seat: int, face: int, before: int) -> int:
    """When a seat can have got a tile: after it threw its mate, if that was one of so many throws."""
    first = DEALT
    for slot in range(before):
        if thrower_of(s, slot) == seat and tile_of(s, slot) == MATES[g.pairs, face]:
            first = 2 + slot
    return first


@rule
def earliest_held(g: Rules, s: State, seat: int, face: int) -> int:
    """The same for a tile in hand; the mate of what it turned up in vain came now, unless taking it was barred."""
    if s.looked == 0 or seat != (thrower(s) + 1) % g.seats or face != MATES[g.pairs, s.shown - 1]:
        return earliest(g, s, seat, face, s.thrown)
    is_barred = not g.win_by_discard and thrower_of(s, s.looked - 1) != seat and s.pairs_laid[seat] == TO_WIN - 1
    if is_barred and (s.turn < 0 or drawn_now(s, seat)):
        return earliest(g, s, seat, face, s.thrown)
    return 1 + s.thrown


@rule
def drawn_now(s: State, seat: int) -> int:
    """1 if the seat's present turn began with a draw that made no pair."""
    return s.unpaired_draws >> s.thrown & 1 if is_on_turn(s, seat) else 0
