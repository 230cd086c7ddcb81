"""What a seat does not see, dealt anew: other hands, face-down throws and the wall.

Pairs are laid at once, so a seat that has had a turn holds no pair, and it can hold the mate of a tile that it threw
only if it drew it later.
"""

from paiju.games.dealing import gather
from paiju.games.melding.hands import fill_hand
from paiju.games.melding.jjak_mat_chu_gi.state import TO_WIN, Rules, State, count_pairs, has_thrown, thrower_of, tile_of
from paiju.games.melding.mates import MATES
from paiju.games.melding.pile import gather_pile, return_pile
from paiju.games.melding.throws import thrower
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import shuffle


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """Shuffle until every seat has a hand that it could hold."""
    deal_unseen(g, s, seat, rng, pool)
    while not is_possible(g, s, seat):
        deal_unseen(g, s, seat, rng, pool)


@rule
def is_possible(g: Rules, s: State, seat: int) -> bool:
    for other in range(g.seats):
        if other != seat and not could_hold(g, s, other):
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
def could_hold(g: Rules, s: State, seat: int) -> bool:
    """Whether the seat could hold these tiles after some course of play."""
    if not is_on_turn(s, seat) and not has_thrown(s, seat):
        return True
    if count_pairs(s.hands[seat], g.pairs) > 0 or came_after_look(g, s, seat) > drawn_now(s, seat):
        return False
    for slot in range(s.thrown):
        if thrower_of(s, slot) == seat and not came_by_draws(g, s, seat, slot):
            return False
    return True


@rule
def is_on_turn(s: State, seat: int) -> bool:
    return s.turn == seat and s.window == 0


@rule
def drawn_now(s: State, seat: int) -> int:
    """1 if the seat's present turn began with a draw that made no pair."""
    return s.unpaired_draws >> s.thrown & 1 if is_on_turn(s, seat) else 0


@rule
def came_by_draws(g: Rules, s: State, seat: int, first: int) -> bool:
    """Whether the mates of a seat's throws from `first` on, which it threw later or holds, can all have been drawn."""
    drawn = 0
    late = 0
    for slot in range(first + 1, s.thrown):
        if thrower_of(s, slot) == seat:
            drawn += s.unpaired_draws >> slot & 1
            late += mates_thrown(g, s, seat, first, slot)
            if late > drawn:
                return False
    for slot in range(first, s.thrown):
        if thrower_of(s, slot) == seat:
            late += s.hands[seat, MATES[g.pairs, tile_of(s, slot)]]
    return late + came_after_look(g, s, seat) <= drawn + drawn_now(s, seat)


@rule
def mates_thrown(g: Rules, s: State, seat: int, first: int, slot: int) -> int:
    """How many mates of a throw its thrower threw earlier, from slot `first` on: at most one."""
    mate = MATES[g.pairs, tile_of(s, slot)]
    count = 0
    for earlier in range(first, slot):
        if thrower_of(s, earlier) == seat and tile_of(s, earlier) == mate:
            count += 1
    return count


@rule
def came_after_look(g: Rules, s: State, seat: int) -> int:
    """How many mates of the tile it turned up in vain the looking seat holds, unless taking it was barred."""
    if s.looked == 0 or seat != (thrower(s) + 1) % g.seats:
        return 0
    is_barred = not g.win_by_discard and thrower_of(s, s.looked - 1) != seat and s.pairs_laid[seat] == TO_WIN - 1
    if is_barred and (drawn_now(s, seat) or s.turn < 0):
        return 0
    return s.hands[seat, MATES[g.pairs, s.shown - 1]]
