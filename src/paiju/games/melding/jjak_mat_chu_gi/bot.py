"""How good players make pairs: every tile has one mate, so know where it is."""

from paiju.games.melding.jjak_mat_chu_gi.state import (
    CLAIMING,
    DISCARD,
    DRAW,
    FACE_DOWN,
    LOOK,
    LOOKING,
    TO_WIN,
    Rules,
    State,
    count_pairs,
    tile_of,
)
from paiju.games.melding.mates import MATES
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.words.said import Said

REASONS = (
    Said("why-makes-pair"),
    Said("why-mate-is-dead"),
    Said("why-worth-least"),
    Said("why-keep-findable-mate"),
    Said("why-own-throw-has-mate"),
    Said("why-unseen-may-be-mate"),
    Said("why-no-third-pair"),
)
PAIR, DEAD, LIVE, KEEPS_FINDABLE, FINDABLE, NEW, BARRED = range(7)


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if seen.window == CLAIMING:
        return moves[0], PAIR  # always take if possible
    if seen.window == LOOKING:
        return best_look(g, seen)
    return best_discard(g, seen, moves, count)


@rule
def best_look(g: Rules, seen: State) -> tuple[int, int]:
    """A tile that I know first, else the newest, which nobody has looked at. A useless look costs nothing."""
    for slot in range(seen.thrown):
        if is_findable(g, seen, slot):
            return LOOK + slot, FINDABLE
    if is_barred(g, seen):
        return DRAW, BARRED
    return LOOK + seen.thrown - 1, NEW


@rule
def is_findable(g: Rules, seen: State, slot: int) -> bool:
    """Whether I have thrown the tile of a slot myself, face down, and hold its mate."""
    if seen.covered[seen.turn, slot] == 0:
        return False
    return seen.hands[seen.turn, MATES[g.pairs, tile_of(seen, slot)]] > 0


@rule
def is_barred(g: Rules, seen: State) -> bool:
    """Whether a tile of another player would make my third pair, where it may not."""
    pairs = seen.pairs_laid[seen.turn] + count_pairs(seen.hands[seen.turn], g.pairs)
    return not g.win_by_discard and pairs + 1 == TO_WIN


@rule
def best_discard(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    keeps_findable = False
    for i in range(count):
        keeps_findable = keeps_findable or weight(g, seen, moves[i] - DISCARD) < 0
        if weight(g, seen, moves[i] - DISCARD) > weight(g, seen, best - DISCARD):
            best = moves[i]
    if weight(g, seen, best - DISCARD) > 0:
        return best, DEAD
    return best, KEEPS_FINDABLE if keeps_findable else LIVE


@rule
def weight(g: Rules, seen: State, face: int) -> int:
    """Throw what is dead, keep what is sure to find its mate."""
    for slot in range(seen.thrown):
        if seen.takers[slot] == 0 and tile_of(seen, slot) == MATES[g.pairs, face]:
            return -1 if g.discards == FACE_DOWN else 1
    return 0
