"""Sticking the Tail (꼬리붙이기, kkoriput-igi): the Korean brother of Connect the Dragon.

The same play with another tile set for small tables, and a simple settlement: only the worst player pays the best
one, and so does everybody above 30 points.
"""

from paiju.games.connecting.chain import (
    MOVES,
    ChainRules,
    ChainState,
    begin_session,
    close_hand,
    count_points,
    deal_chain,
    is_played_out,
    legal_moves,
    play_move,
    redeal_chain,
)
from paiju.games.connecting.chain import hand_is_over as hand_is_over
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng, Wall, i8, i16, public
from paiju.tiles import FULL32

__all__ = ["MOVES"]

KOAN_A = FULL32.read("[5:2]")[0]
THIRTY = 30

# Options by their place in the list.
TOKENS, POINTS = range(2)
OVER_THIRTY, AT_LEAST_THIRTY, NO_THIRTY = range(3)
ANY, FOUR = range(2)
PREFERENCE, ALL_TIED = range(2)
BY_DEALER, BY_KOAN_A = range(2)


class Rules(ChainRules):
    stake = public(i16)
    payment = public(i8)
    thirty_rule = public(i8)
    thirty_players = public(i8)
    thirty_winner_below = public(i8)
    ties = public(i8)
    arms = public(i8)
    first_lead = public(i8)


class State(ChainState):
    pass


@rule
def begin(g: Rules, s: State) -> None:
    begin_session(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    if g.first_lead == BY_KOAN_A:
        deal_chain(g, s, wall, 0)
        s.dealer = holder_of_koan_a(g, s)
    else:
        deal_chain(g, s, wall, s.dealer)
    s.turn = s.dealer


@rule
def holder_of_koan_a(g: Rules, s: State) -> int:
    for seat in range(g.seats):
        if s.hands[seat, KOAN_A] > 0:
            return seat
    return s.dealer


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_moves(s, out, g.arms, 1)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    play_move(g, s, move, g.arms)
    if is_played_out(g, s, 1):
        count_points(g, s)
        settle(g, s)
        close_hand(g, s)


@rule
def settle(g: Rules, s: State) -> None:
    """Every payer pays the winner once; with all tied, every winner."""
    worst = most_points(g, s)
    if worst == s.points[s.winner]:
        return
    last = highest_hand_with(g, s, worst)
    for payer in range(g.seats):
        if wins(g, s, payer):
            continue
        is_last = s.points[payer] == worst if g.ties == ALL_TIED else payer == last
        if is_last or is_above_thirty(g, s, payer):
            pay_winners(g, s, payer)


@rule
def most_points(g: Rules, s: State) -> int:
    worst = 0
    for seat in range(g.seats):
        worst = max(worst, s.points[seat])
    return worst


@rule
def highest_hand_with(g: Rules, s: State, points: int) -> int:
    """The latest in turn order from the dealer."""
    found = s.dealer
    for place in range(g.seats):
        seat = (s.dealer + place) % g.seats
        if s.points[seat] == points:
            found = seat
    return found


@rule
def wins(g: Rules, s: State, seat: int) -> bool:
    if g.ties == ALL_TIED:
        return s.points[seat] == s.points[s.winner]
    return seat == s.winner


@rule
def is_above_thirty(g: Rules, s: State, seat: int) -> bool:
    if g.seats == 2 or (g.thirty_players == FOUR and g.seats != 4):
        return False
    if g.thirty_winner_below and meets_thirty(g, s.points[s.winner]):
        return False
    return meets_thirty(g, s.points[seat])


@rule
def meets_thirty(g: Rules, points: int) -> bool:
    if g.thirty_rule == NO_THIRTY:
        return False
    return points > THIRTY or (points == THIRTY and g.thirty_rule == AT_LEAST_THIRTY)


@rule
def pay_winners(g: Rules, s: State, payer: int) -> None:
    for winner in range(g.seats):
        if wins(g, s, winner):
            amount = g.stake if g.payment == TOKENS else g.stake * (s.points[payer] - s.points[winner])
            s.result[payer] -= amount
            s.result[winner] += amount


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """With koan-a all know who got [5:2]: it stays there until it is played or put down."""
    if hand_is_over(g, s):
        return
    koan_a_in_hand = g.first_lead == BY_KOAN_A and seat != s.dealer and s.hands[s.dealer, KOAN_A] > 0
    koan_a_down = g.first_lead == BY_KOAN_A and seat != s.dealer and s.down[s.dealer, KOAN_A] > 0
    keep_koan_a(s, koan_a_in_hand, koan_a_down, -1)
    redeal_chain(g, s, seat, rng, pool)
    keep_koan_a(s, koan_a_in_hand, koan_a_down, 1)


@rule
def keep_koan_a(s: State, in_hand: bool, down: bool, change: int) -> None:
    """Take the dealer's [5:2] out of a redeal, or bring it back."""
    if in_hand:
        s.hands[s.dealer, KOAN_A] += change
        s.held[s.dealer] += change
    if down:
        s.down[s.dealer, KOAN_A] += change
        s.laid[s.dealer] += change
