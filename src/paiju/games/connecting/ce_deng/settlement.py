"""How Slanted Nail is paid: by differences, which a pass and a penalty double."""

from paiju.games.connecting.ce_deng.options import PENALTY_RULE
from paiju.games.connecting.ce_deng.state import Rules, State
from paiju.games.connecting.chain import SEATS
from paiju.kernel.compile import rule
from paiju.tiles.tileset import table

# So many unjoined tiles put the dealer, the head, into penalty, and so many each of the others, the tails.
NEVER = 99
LIMITS = {"7_8": (7, 8), "6_7": (6, 7), "none": (NEVER, NEVER)}
HEAD = table(LIMITS[penalty_rule][0] for penalty_rule in PENALTY_RULE.values)
TAIL = table(LIMITS[penalty_rule][1] for penalty_rule in PENALTY_RULE.values)

# The status of a seat at the end of a hand.
NONE, PASS, PENALTY = range(3)


@rule
def settle(g: Rules, s: State) -> None:
    for seat in range(SEATS):
        for other in range(SEATS):
            s.result[seat] += (s.points[other] - s.points[seat]) * factor(g, s, seat, other)


@rule
def status(g: Rules, s: State, seat: int) -> int:
    if s.left[seat] == 0:
        return PASS
    limit = HEAD[g.penalty_rule] if seat == s.dealer else TAIL[g.penalty_rule]
    return PENALTY if s.left[seat] >= limit else NONE


@rule
def factor(g: Rules, s: State, seat: int, other: int) -> int:
    """Each pass and each penalty doubles; two of the same kind do not."""
    one = status(g, s, seat)
    two = status(g, s, other)
    if one == two:
        return g.penalty_vs_penalty if one == PENALTY else 1
    return (1 if one == NONE else 2) * (1 if two == NONE else 2)
