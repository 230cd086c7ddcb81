"""How the Bull Fight is paid: by places, unless whoever killed the layout answers for it."""

from paiju.games.connecting.chain import SEATS
from paiju.games.connecting.ding_niu.state import NOBODY, Rules, State
from paiju.kernel.compile import rule
from paiju.tiles.tileset import table

PLACE_PAYS = table([6, -1, -2, -3])
MAKER_PAYS = 12


@rule
def settle(g: Rules, s: State) -> None:
    """By places; a maker doubles everything if he is first, and pays for all if he is not."""
    answers = answers_for_it(g, s)
    if answers and s.maker != s.winner:
        s.result[s.maker] = -MAKER_PAYS
        s.result[s.winner] = MAKER_PAYS
        return
    for seat in range(SEATS):
        s.result[seat] = PLACE_PAYS[place(s, seat)] * (2 if answers else 1)


@rule
def answers_for_it(g: Rules, s: State) -> bool:
    """A maker who joined all his tiles may be exempt, whatever his place."""
    if s.maker == NOBODY:
        return False
    return s.points[s.maker] > 0 or not g.clean_exempt


@rule
def place(s: State, seat: int) -> int:
    """0 for the first place; losers with equal points are ranked by the highest hand."""
    if seat == s.winner:
        return 0
    better = 1
    for other in range(SEATS):
        if other != s.winner and other != seat and is_ahead(s, other, seat):
            better += 1
    return better


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    if s.points[one] != s.points[other]:
        return s.points[one] < s.points[other]
    return turns_after_dealer(s, one) > turns_after_dealer(s, other)


@rule
def turns_after_dealer(s: State, seat: int) -> int:
    return (seat - s.dealer + SEATS) % SEATS
