"""SuanZhang (算張, "counting the tiles"): when a layout is dead, and whether it was killed by choice.

Only the layout is known to all: every non-double outside it counts as still to come, even one that lies face down.
"""

from paiju.games.connecting.chain import DISCARD, FACES, PLAY, fits, other_number, tile_of
from paiju.games.connecting.ding_niu.options import SMOTHERED_NUMBERS, SUAN_ZHANG
from paiju.games.connecting.ding_niu.state import Rules, State
from paiju.kernel.compile import rule
from paiju.tiles.dominoes import HIGH, LOW
from paiju.tiles.tileset import table

# What the layout is.
OPEN, CLASSIC, SMOTHERED = range(3)

CLASSIC_ONLY = SUAN_ZHANG.place("classic")
GRAPH_ONLY = SUAN_ZHANG.place("graph")
NO_SUAN_ZHANG = SUAN_ZHANG.place("none")

# A set of numbers is one bit each; a net has such a set for every number: those that a tile outside links it with.
NUMBERS = 6
ROOM = NUMBERS + 1
EVERY_NUMBER = 0b1111110
LINKS = table(
    0 if high == low else 1 << ROOM * high + low | 1 << ROOM * low + high
    for high, low in zip(HIGH.tolist(), LOW.tolist(), strict=True)
)
CAN_BE_SMOTHERED = {"4_5": 1 << 4 | 1 << 5, "all": EVERY_NUMBER}
SMOTHERABLE = table(CAN_BE_SMOTHERED[numbers] for numbers in SMOTHERED_NUMBERS.values)


@rule
def is_suan_zhang(g: Rules, s: State, move: int) -> bool:
    """A lead, a double and a discard are never SuanZhang moves."""
    return joins_non_double(move) and status_after(g, s, move) != OPEN


@rule
def joins_non_double(move: int) -> bool:
    return PLAY <= move < DISCARD and LINKS[tile_of(move)] != 0


@rule
def status_after(g: Rules, s: State, move: int) -> int:
    """What the layout will be; a lead leaves it open, a double or a tile put down leaves it as it is."""
    if not joins_non_double(move):
        return s.status
    face = tile_of(move)
    side = (move - PLAY) % 2
    return status_of(g, net_without(s, face), other_number(face, s.ends[side]), s.ends[1 - side])


@rule
def net_without(s: State, joined: int) -> int:
    """The net of the tiles outside the layout once this one is joined."""
    net = 0
    for face in range(FACES):
        if s.outside[face] > (1 if face == joined else 0):
            net |= LINKS[face]
    return net


@rule
def status_of(g: Rules, net: int, end: int, other_end: int) -> int:
    if g.suan_zhang == NO_SUAN_ZHANG:
        return OPEN
    if g.suan_zhang != GRAPH_ONLY and linked(net, end) | linked(net, other_end) == 0:
        return CLASSIC
    if g.suan_zhang != CLASSIC_ONLY and cut_off(net, 1 << end | 1 << other_end) & SMOTHERABLE[g.smothered_numbers]:
        return SMOTHERED
    return OPEN


@rule
def linked(net: int, number: int) -> int:
    """The numbers that a tile outside links with this one."""
    return net >> ROOM * number & EVERY_NUMBER


@rule
def cut_off(net: int, ends: int) -> int:
    """The numbers that tiles outside still carry, but no walk along those tiles leads to from the ends."""
    carried = 0
    for number in range(1, NUMBERS + 1):
        carried |= linked(net, number)
    return carried & ~reachable(net, ends)


@rule
def reachable(net: int, numbers: int) -> int:
    """All numbers where a walk from these can arrive."""
    before = 0
    while before != numbers:
        before = numbers
        for number in range(1, NUMBERS + 1):
            if numbers >> number & 1:
                numbers |= linked(net, number)
    return numbers


@rule
def other_ways(g: Rules, s: State, move: int) -> int:
    """The faces of tiles that could be played instead, or on the other side, and are no SuanZhang move, as bits."""
    faces = 0
    for other in range(PLAY, DISCARD):
        face = tile_of(other)
        if other != move and fits(face, s.ends[(other - PLAY) % 2]) and not is_suan_zhang(g, s, other):
            faces |= 1 << face
    return faces


@rule
def has_another_way(g: Rules, s: State, move: int) -> bool:
    """Whether the seat to act could also play a tile, or on a side, that is no SuanZhang move."""
    for other in range(PLAY, DISCARD):
        if other != move and can_play(s, other) and not is_suan_zhang(g, s, other):
            return True
    return False


@rule
def can_play(s: State, move: int) -> bool:
    face = tile_of(move)
    return s.hands[s.turn, face] > 0 and fits(face, s.ends[(move - PLAY) % 2])
