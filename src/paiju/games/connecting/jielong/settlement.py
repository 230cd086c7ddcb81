"""How Connect the Dragon is paid: all settle the difference of their points, or everybody pays the winner a chip."""

from paiju.games.connecting.jielong.options import SETTLEMENT
from paiju.games.connecting.jielong.state import Rules, State
from paiju.kernel.compile import rule

CHIPS = SETTLEMENT.place("chips")


@rule
def settle(g: Rules, s: State) -> None:
    if g.settlement == CHIPS:
        for seat in range(g.seats):
            s.result[seat] = g.seats - 1 if seat == s.winner else -1
        return
    total = 0
    for seat in range(g.seats):
        total += owed_points(g, s, seat)
    for seat in range(g.seats):
        s.result[seat] = total - g.seats * owed_points(g, s, seat)


@rule
def owed_points(g: Rules, s: State, seat: int) -> int:
    """The points that count for settling: doubled when another seat joined all its tiles and this one did not."""
    points = s.points[seat]
    if g.clean_doubles_others and not is_clean(s, seat):
        for other in range(g.seats):
            if is_clean(s, other):
                return 2 * points
    return points


@rule
def is_clean(s: State, seat: int) -> bool:
    """All tiles are joined. Every tile has at least two pips, so this is the same as having no points."""
    return s.points[seat] == 0
