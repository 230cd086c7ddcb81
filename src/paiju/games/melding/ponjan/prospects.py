"""What a hand of Ponjan promises: the scores of all that it could become, each by its chance.

Tiles are written as hexadecimal numbers with a digit for each type, R0 last: 0x3 is a set of R0, 0x30 one of R1.
"""

from paiju.games.melding.ponjan.combinations import made_by_sets, points
from paiju.games.melding.ponjan.settlement import hand_score
from paiju.games.melding.ponjan.state import FACES, Rules, State
from paiju.games.melding.ponjan.ways import COPIES, WAYS
from paiju.games.melding.throws import THROWER
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles import PONJAN78
from paiju.tiles.tileset import table

IN_SET = table(PONJAN78.copies)
CERTAIN = 1 << 30
HURDLE = 5  # how many times every missing tile halves the chance


@rule
def hex_digits(row: Row) -> int:
    tiles = 0
    for face in range(FACES - 1, -1, -1):
        tiles = 16 * tiles + int(row[face])
    return tiles


@rule
def digit(tiles: int, face: int) -> int:
    return tiles >> 4 * face & 15


@rule
def unseen_tiles(g: Rules, seen: State) -> int:
    """What may still come: all that is neither mine nor open on the table."""
    tiles = hex_digits(IN_SET) - hex_digits(seen.hands[seen.turn])
    for seat in range(g.seats):
        tiles -= 3 * hex_digits(seen.displayed[seat])
    for place in range(seen.thrown):
        if seen.takers[place] == 0:
            tiles -= 1 << 4 * (seen.throws[place] % THROWER)
    return tiles


@rule
def prospects(g: Rules, mine: int, shown: int, unseen: int) -> int:
    """The value of a hand, summed over all plans of three types of which it has at least one tile."""
    total = 0
    begun = mine + shown
    for a in range(FACES):
        if digit(begun, a) > 0:
            for b in range(a, FACES):
                if digit(begun, b) > 0:
                    for c in range(b, FACES):
                        if digit(begun, c) > 0:
                            total += plan_value(g, mine, shown, unseen, a, b, c)
    return total


@rule
def plan_value(g: Rules, mine: int, shown: int, unseen: int, a: int, b: int, c: int) -> int:
    """The score of sets of these types, in order, times the chance that they come."""
    plan = (1 << 4 * a) + (1 << 4 * b) + (1 << 4 * c)
    if not includes(plan, shown):
        return 0
    wanted = 3 * (plan - shown)
    chance = reduced(CERTAIN, mine, wanted, unseen, a)
    if b > a:
        chance = reduced(chance, mine, wanted, unseen, b)
    if c > b:
        chance = reduced(chance, mine, wanted, unseen, c)
    if chance == 0:
        return 0
    return chance * hand_score(likely_points(g, a, b, c, shown), g.score_formula)


@rule
def includes(plan: int, shown: int) -> bool:
    """Whether all displayed sets have their place in the plan."""
    while shown > 0:
        if shown & 15 > plan & 15:
            return False
        shown >>= 4
        plan >>= 4
    return True


@rule
def reduced(chance: int, mine: int, wanted: int, unseen: int, face: int) -> int:
    """A chance times the ways in which the missing tiles of a type may come."""
    missing = max(0, digit(wanted, face) - digit(mine, face))
    return chance * WAYS[COPIES * digit(unseen, face) + missing] >> HURDLE * missing


@rule
def likely_points(g: Rules, a: int, b: int, c: int, shown: int) -> int:
    """The combinations of the sets, a reach, and no steals as long as there is none."""
    return points(made_by_sets(a, b, c, g.dragon_once)) + (1 if shown else 2)
