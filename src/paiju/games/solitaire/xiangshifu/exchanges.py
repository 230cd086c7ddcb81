"""The legal exchanges of Watching Ten Sets, kept in the state: a move changes two groups, and only theirs are new.

Every two groups have twelve ways to exchange a place of the first for a place of the second. To exchange the empty
place of a pair is to shift a tile there. Shifts follow swaps: towards the first group they are the last of the nine
ways by place, towards the second they have three ways of their own.
"""

from itertools import combinations

from paiju.games.bits import lowest, without_lowest
from paiju.games.solitaire.xiangshifu.groups import EMPTY, EVERY_FACE, FACES_THAT_FIT, FITS, PLACES
from paiju.games.solitaire.xiangshifu.state import COUPLES_A_WORD, GROUPS, SWAPS, WAYS, WORDS, Rules, State, group_count
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row
from paiju.tiles.tileset import table

FIRST_PLACE = table((0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 1, 2))
SECOND_PLACE = table((0, 1, 2, 0, 1, 2, 0, 1, 2, 2, 2, 2))

IN_ORDER = tuple(combinations(range(GROUPS), 2))
FIRST = table(first for first, _ in IN_ORDER)
SECOND = table(second for _, second in IN_ORDER)
COUPLE = table(
    IN_ORDER.index((one, other)) if one < other else -1 for one in range(GROUPS) for other in range(GROUPS)
).reshape(GROUPS, GROUPS)

# The words in which moves are kept as bits: where the ways of two groups lie, and which bit is the lowest.
BITS = WAYS * COUPLES_A_WORD
WORD = COUPLE // COUPLES_A_WORD
FIELD = COUPLE % COUPLES_A_WORD * WAYS
FULL_FIELD = (1 << WAYS) - 1


def _turned(ways: int) -> int:
    """Nine ways by place with the groups in each other's role."""
    return sum((ways >> PLACES * y + x & 1) << PLACES * x + y for x in range(PLACES) for y in range(PLACES))


def _to_empty_place(ways: int) -> int:
    """Nine ways by place, of which those for the last place of the second group are shifts."""
    shifts = sum((ways >> PLACES * x + 2 & 1) << SWAPS + x for x in range(PLACES))
    return ways & 0b011_011_011 | shifts


TURNED = table(map(_turned, range(1 << SWAPS)))
TO_EMPTY_PLACE = table(map(_to_empty_place, range(1 << SWAPS)))

Wants = tuple[int, int]  # for each face the places where it makes a group valid, three bits each; the same for nothing


@rule
def find_exchanges(g: Rules, s: State) -> None:
    """All of them, from the groups as they lie."""
    s.exchanges[:] = 0
    for group in range(GROUPS):
        note_wants(g, s, group)
    for group in range(GROUPS):
        renew_with_later(g, s, group)


@rule
def renew_exchanges(g: Rules, s: State, a: int, b: int) -> None:
    """Those of two groups that have changed."""
    note_wants(g, s, a)
    note_wants(g, s, b)
    for group in (a, b):
        renew_with_earlier(s, group)
        renew_with_later(g, s, group)


@rule
def note_wants(g: Rules, s: State, group: int) -> None:
    s.wants[group], s.wants_nothing[group] = wants_of(g, s.groups[group])


@rule
def wants_of(g: Rules, group: Row) -> Wants:
    """Equal tiles of a group give one move, and no tile is exchanged for its like."""
    x, y, z = group[0], group[1], group[2]
    fits = FACES_THAT_FIT[g.combinations, g.exact_three]
    faces = fits[y, z] | fits[x, z] << 1 | fits[x, y] << 2
    own = 1 << PLACES * x | 2 << PLACES * y | 4 << PLACES * z
    places = 1 | (x != y) << 1 | (y != z) << 2
    return faces & (places * EVERY_FACE & ~own), pairs_left(g, x, y, z) & places


@rule
def pairs_left(g: Rules, x: int, y: int, z: int) -> int:
    """The places that can be emptied, as bits: the other two are a pair."""
    fits = FITS[g.combinations, g.exact_three]
    return fits[y, z] >> EMPTY & 1 | (fits[x, z] >> EMPTY & 1) << 1 | (fits[x, y] >> EMPTY & (z != EMPTY)) << 2


@rule
def renew_with_earlier(s: State, group: int) -> None:
    mine, my_wants = s.groups[group], wants_noted(s, group)
    for other in range(group):
        note_ways(s, other, group, ways_between(s.groups[other], wants_noted(s, other), mine, my_wants))


@rule
def renew_with_later(g: Rules, s: State, group: int) -> None:
    mine, my_wants = s.groups[group], wants_noted(s, group)
    for other in range(group + 1, group_count(g)):
        note_ways(s, group, other, ways_between(mine, my_wants, s.groups[other], wants_noted(s, other)))


@rule
def wants_noted(s: State, group: int) -> Wants:
    return s.wants[group], s.wants_nothing[group]


@rule
def ways_between(first: Row, first_wants: Wants, second: Row, second_wants: Wants) -> int:
    """The legal moves between two groups, as bits in their canonical order."""
    ways = places_for(second_wants, first) & TURNED[places_for(first_wants, second)]
    return TO_EMPTY_PLACE[ways] if second[2] == EMPTY else ways


@rule
def places_for(wants: Wants, group: Row) -> int:
    """For each content of another group the places that want it, three bits each."""
    faces, nothing = wants
    last = nothing if group[2] == EMPTY else faces >> PLACES * group[2] & 7
    return faces >> PLACES * group[0] & 7 | (faces >> PLACES * group[1] & 7) << 3 | last << 6


@rule
def note_ways(s: State, first: int, second: int, ways: int) -> None:
    word, field = WORD[first, second], FIELD[first, second]
    s.exchanges[word] = s.exchanges[word] & ~(FULL_FIELD << field) | ways << field


@rule
def ways_noted(s: State, couple: int) -> int:
    return s.exchanges[couple // COUPLES_A_WORD] >> couple % COUPLES_A_WORD * WAYS & FULL_FIELD


@rule
def list_exchanges(s: State, out: Moves) -> int:
    """A word seldom has more than two moves: two are written anyway, which saves branches that are hard to predict."""
    count = 0
    for word in range(WORDS):
        left = s.exchanges[word]
        for _ in range(2):
            out[count] = BITS * word + lowest(left)
            count += left != 0
            left = without_lowest(left)
        while left:
            out[count] = BITS * word + lowest(left)
            count += 1
            left = without_lowest(left)
    return count


@rule
def can_exchange(s: State) -> bool:
    found = 0
    for word in range(WORDS):
        found |= s.exchanges[word]
    return found != 0
