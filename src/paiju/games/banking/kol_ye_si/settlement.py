"""Who wins, and what he is paid."""

from paiju.games.banking.bank import next_in, pay
from paiju.games.banking.kol_ye_si.state import NOTHING, Rules, State
from paiju.kernel.compile import rule
from paiju.tiles.dominoes import PIPS


@rule
def settle(g: Rules, s: State) -> None:
    """Compare every player with the banker and fill in the results of the hand."""
    seat = next_in(g, s, s.banker)
    while seat != s.banker:
        pay(s, seat, s.stakes[seat] * outcome(s, seat))
        seat = next_in(g, s, seat)


@rule
def outcome(s: State, seat: int) -> int:
    """1 the player wins, 0 push, -1 the banker wins."""
    if s.perfect != NOTHING:
        return -1
    return min(max(points(s, seat) - points(s, s.banker), -1), 1)


@rule
def points(s: State, seat: int) -> int:
    pips = 0
    for place in range(s.held[seat]):
        pips += PIPS[s.tiles[seat, place]]
    return pips % 10
