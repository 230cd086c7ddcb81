"""Who wins, and what he is paid."""

from paiju.games.banking.bank import next_in
from paiju.games.banking.pai_gow.options import BANKER, UP
from paiju.games.banking.pai_gow.setting import shown_ranks, tiles_of
from paiju.games.banking.pai_gow.state import Rules, State
from paiju.kernel.compile import rule


@rule
def settle(g: Rules, s: State) -> None:
    """Compare every player with the banker and fill in the results of the hand."""
    high, low = shown_ranks(g, tiles_of(s, s.banker), s.setting[s.banker])
    banker_gain = 0
    seat = next_in(g, s, s.banker)
    while seat != s.banker:
        own_high, own_low = shown_ranks(g, tiles_of(s, seat), s.setting[seat])
        gain = s.stakes[seat] * outcome(g, own_high, own_low, high, low)
        banker_gain -= gain
        book(g, s, seat, gain)
        seat = next_in(g, s, seat)
    book(g, s, s.banker, banker_gain)


@rule
def outcome(g: Rules, high: int, low: int, banker_high: int, banker_low: int) -> int:
    """1 the player wins, 0 push, -1 the banker wins."""
    sum_of_both = compare(g, high, banker_high) + compare(g, low, banker_low)
    return min(max(sum_of_both, -1), 1)


@rule
def compare(g: Rules, rank: int, banker_rank: int) -> int:
    if rank == banker_rank:
        return -1 if g.copies == BANKER else 0
    return 1 if rank > banker_rank else -1


@rule
def book(g: Rules, s: State, seat: int, gain: int) -> None:
    fee = commission(g, gain)
    s.result[seat] = gain - fee
    s.house += fee


@rule
def commission(g: Rules, gain: int) -> int:
    """What a winner, player or banker, pays the house."""
    if gain <= 0:
        return 0
    hundredths = gain * g.commission_percent
    return (hundredths + 99) // 100 if g.commission_rounding == UP else hundredths // 100
