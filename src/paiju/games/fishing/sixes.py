"""Pairs of [6:6]: before play begins they are laid into the catch, if the table does so."""

from paiju.games.fishing.pool import FORCED, OPTIONAL, PoolRules, PoolState, begin_turn
from paiju.games.fishing.shoals import DOUBLE_SIX
from paiju.kernel.compile import rule


@rule
def begin_play(g: PoolRules, s: PoolState) -> None:
    """Lay the pairs, or ask about them; the first player begins."""
    if g.lay_sixes == OPTIONAL:
        ask_from(g, s, 0)
        return
    if g.lay_sixes == FORCED:
        for seat in range(g.seats):
            lay_all_pairs(s, seat)
    begin_turn(s, s.first)


@rule
def lay_all_pairs(s: PoolState, seat: int) -> None:
    for _ in range(s.hands[seat, DOUBLE_SIX] // 2):
        lay_pair(s, seat)
    s.sixes_least[seat] = 0
    s.sixes_most[seat] = 1


@rule
def lay_pair(s: PoolState, seat: int) -> None:
    s.hands[seat, DOUBLE_SIX] -= 2
    s.held[seat] -= 2
    s.sixes_least[seat] -= 2
    s.sixes_most[seat] -= 2
    s.catches[seat, DOUBLE_SIX] += 2


@rule
def ask_from(g: PoolRules, s: PoolState, place: int) -> None:
    """Ask the next seat that holds a pair of [6:6]; or begin to play. A seat that is not asked has no pair."""
    for later in range(place, g.seats):
        seat = (s.first + later) % g.seats
        if s.hands[seat, DOUBLE_SIX] >= 2:
            s.turn = seat
            s.question = 1
            s.sixes_least[seat] = 2
            return
        s.sixes_most[seat] = 1
    s.question = 0
    begin_turn(s, s.first)


@rule
def answer(g: PoolRules, s: PoolState, lays: bool) -> None:
    seat = s.turn
    had_four = s.hands[seat, DOUBLE_SIX] + s.catches[seat, DOUBLE_SIX] == 4
    if lays:
        lay_pair(s, seat)
    if s.question == 1 and had_four:
        s.question = 2
        s.sixes_least[seat] = s.sixes_most[seat]
        return
    if s.question == 1:
        s.sixes_most[seat] -= 1  # it is not asked again, so it did not have four
    ask_from(g, s, (seat - s.first + g.seats) % g.seats + 1)
