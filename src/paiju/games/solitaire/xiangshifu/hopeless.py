"""Groups of Watching Ten Sets that can never become valid, whatever is played.

An invalid group keeps its tiles until the move that makes it valid. The partner of that move is either invalid too:
then both lie as they do now, and the move is legal now. Or it is valid: then its tiles lie in groups that are valid
now or are repaired before. So the tiles of the valid groups are free, those of each group that can be repaired with
free ones become free, and what is left when that comes to an end stays invalid for ever.
"""

from paiju.games.solitaire.xiangshifu.exchanges import wants_of, ways_between
from paiju.games.solitaire.xiangshifu.goals import is_valid
from paiju.games.solitaire.xiangshifu.groups import CONTENTS, FITS, PLACES
from paiju.games.solitaire.xiangshifu.state import Rules, State, group_count
from paiju.kernel.compile import rule
from paiju.kernel.record import Row

Wanted = tuple[int, int, int]
Free = tuple[int, int]  # contents that lie free at least once, and at least twice, as bits


@rule
def hopeless_groups(g: Rules, s: State) -> int:
    """The numbers of the groups that can never become valid, as bits."""
    waiting = invalid_groups(g, s)
    if waiting == 0:
        return 0
    at_hand = repairs_among(g, s, waiting)
    free = contents_outside(g, s, waiting)
    before = 0
    while waiting != before:
        before = waiting
        for number in range(group_count(g)):
            if waiting >> number & 1 and (at_hand >> number & 1 or can_repair(g, s.groups[number], free)):
                waiting &= ~(1 << number)
                free = with_contents(free, s.groups[number])
    return waiting


@rule
def invalid_groups(g: Rules, s: State) -> int:
    found = 0
    for number in range(group_count(g)):
        if not is_valid(g, s.groups[number]):
            found |= 1 << number
    return found


@rule
def repairs_among(g: Rules, s: State, invalid: int) -> int:
    """The invalid groups that have a legal move with another one."""
    found = 0
    groups = group_count(g)
    for a in range(groups):
        if invalid >> a & 1:
            wants = wants_of(g, s.groups[a])
            for b in range(a + 1, groups):
                if invalid >> b & 1 and ways_between(s.groups[a], wants, s.groups[b], wants_of(g, s.groups[b])):
                    found |= 1 << a | 1 << b
    return found


@rule
def contents_outside(g: Rules, s: State, invalid: int) -> Free:
    free = (0, 0)
    for number in range(group_count(g)):
        if not invalid >> number & 1:
            free = with_contents(free, s.groups[number])
    return free


@rule
def with_contents(free: Free, group: Row) -> Free:
    once, twice = free
    for place in range(PLACES):
        content = 1 << group[place]
        twice |= once & content
        once |= content
    return once, twice


@rule
def can_repair(g: Rules, group: Row, free: Free) -> bool:
    """Whether some tile of an invalid group can go where a free one that it wants may lie."""
    wanted = wanted_by(g, group)
    for place in range(PLACES):
        for content in range(CONTENTS):
            is_offered = wanted[place] & free[0] & 1 << content
            if is_offered and has_partner(g, group[place], content, free):
                return True
    return False


@rule
def wanted_by(g: Rules, group: Row) -> Wanted:
    """What else would make a group valid in each of its places, as bits."""
    return wanted_in(g, group, 0), wanted_in(g, group, 1), wanted_in(g, group, 2)


@rule
def wanted_in(g: Rules, group: Row, place: int) -> int:
    if place > 0 and group[place] == group[place - 1]:
        return 0  # equal tiles of a group give one move
    one = group[1] if place == 0 else group[0]
    other = group[1] if place == 2 else group[2]
    return FITS[g.combinations, g.exact_three, one, other] & ~(1 << group[place])


@rule
def has_partner(g: Rules, given: int, taken: int, free: Free) -> bool:
    """Whether two free places make a valid group both with what is taken from them and with what is given."""
    fits = FITS[g.combinations, g.exact_three]
    left = without(free, taken)
    for one in range(CONTENTS):
        if left[0] >> one & 1 and fits[given, one] & fits[taken, one] & without(left, one)[0]:
            return True
    return False


@rule
def without(free: Free, content: int) -> Free:
    once, twice = free
    one = 1 << content
    return once & ~one | twice & one, twice & ~one
