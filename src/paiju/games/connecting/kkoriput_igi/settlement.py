"""How Sticking the Tail is paid: the last pays the winner, and so does everybody above 30 points."""

from paiju.games.connecting.kkoriput_igi.options import PAYMENT, THIRTY_PLAYERS, THIRTY_RULE, TIES
from paiju.games.connecting.kkoriput_igi.state import Rules, State
from paiju.kernel.compile import rule

THIRTY = 30

TOKENS = PAYMENT.place("tokens")
AT_LEAST_THIRTY = THIRTY_RULE.place("at_least")
NO_THIRTY = THIRTY_RULE.place("none")
ONLY_FOUR = THIRTY_PLAYERS.place("four")
ALL_TIED = TIES.place("all")


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
    if g.seats == 2 or (g.thirty_players == ONLY_FOUR and g.seats != 4):
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
