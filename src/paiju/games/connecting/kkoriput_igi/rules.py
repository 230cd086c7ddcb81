"""Sticking the Tail (꼬리붙이기, kkoriput-igi): the Korean brother of Connect the Dragon.

The same play with another tile set for small tables, and a simple settlement: only the worst player pays the best
one, and so does everybody above 30 points.
"""

from paiju.games.connecting.chain import (
    MOVES,
    MUST_PLAY,
    ChainRules,
    ChainState,
    begin_session,
    close_hand,
    count_points,
    deal_chain,
    hand_is_over,
    is_played_out,
    legal_moves,
    play_move,
    redeal_chain,
)
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng, Wall, i8, i16, public
from paiju.kernel.rng import draw_below
from paiju.tiles import FULL32

__all__ = ["MOVES", "hand_is_over"]

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
    holder = 0
    for seat in range(g.seats):
        if s.hands[seat, KOAN_A] > 0:
            holder = seat
    return holder


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_moves(s, out, g.arms, MUST_PLAY)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    play_move(g, s, move, g.arms)
    if is_played_out(g, s, MUST_PLAY):
        count_points(g, s)
        settle(g, s)
        close_hand(g, s)


@rule
def settle(g: Rules, s: State) -> None:
    """The last pays, and whoever has too many points; if all points are equal nobody does."""
    last = last_seat(g, s)
    if s.points[last] == s.points[s.winner]:
        return
    for seat in range(g.seats):
        if not is_winner(g, s, seat) and (is_last(g, s, seat, last) or pays_for_thirty(g, s, seat)):
            pay_winners(g, s, seat)


@rule
def last_seat(g: Rules, s: State) -> int:
    """Most points; among equals the highest hand, the latest in turn order from the dealer."""
    last = s.dealer
    for place in range(1, g.seats):
        seat = (s.dealer + place) % g.seats
        if s.points[seat] >= s.points[last]:
            last = seat
    return last


@rule
def is_winner(g: Rules, s: State, seat: int) -> bool:
    return seat == s.winner or (g.ties == ALL_TIED and s.points[seat] == s.points[s.winner])


@rule
def is_last(g: Rules, s: State, seat: int, last: int) -> bool:
    return seat == last or (g.ties == ALL_TIED and s.points[seat] == s.points[last])


@rule
def pays_for_thirty(g: Rules, s: State, seat: int) -> bool:
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
    """The payer pays the winner once; with all tied, every winner."""
    for winner in range(g.seats):
        if is_winner(g, s, winner):
            amount = g.stake if g.payment == TOKENS else g.stake * (s.points[payer] - s.points[winner])
            s.result[payer] -= amount
            s.result[winner] += amount


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    if dealer_has_koan_a(g, s) and seat != s.dealer:
        redeal_around_koan_a(g, s, seat, rng, pool)
    else:
        redeal_chain(g, s, seat, rng, pool)


@rule
def dealer_has_koan_a(g: Rules, s: State) -> bool:
    """With koan-a all know who was dealt [5:2]; until it is joined he holds it or has put it down."""
    return g.first_lead == BY_KOAN_A and s.hands[s.dealer, KOAN_A] + s.down[s.dealer, KOAN_A] > 0


@rule
def redeal_around_koan_a(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """The dealer's [5:2] goes to any of his places, all other tiles are dealt anew."""
    held = s.held[s.dealer]
    laid = s.laid[s.dealer]
    is_laid = 1 if draw_below(rng, held + laid) < laid else 0
    s.hands[s.dealer, KOAN_A] = 0
    s.down[s.dealer, KOAN_A] = 0
    s.held[s.dealer] = held - 1 + is_laid
    s.laid[s.dealer] = laid - is_laid
    redeal_chain(g, s, seat, rng, pool)
    s.hands[s.dealer, KOAN_A] = 1 - is_laid
    s.down[s.dealer, KOAN_A] = is_laid
    s.held[s.dealer] = held
    s.laid[s.dealer] = laid
