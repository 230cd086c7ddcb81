"""A session in which the winner of a hand deals the next one, common to the melding games with dominoes."""

from paiju.games.melding.options import NEXT_DEALER
from paiju.games.melding.state import NOBODY, MeldingRules, MeldingState
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER

ROTATE = NEXT_DEALER.place("rotate")


class SessionRules(MeldingRules):
    next_dealer: int


class SessionState(MeldingState):
    dealer: int


@rule
def begin_session(g: SessionRules, s: SessionState) -> None:
    s.dealer = g.first_dealer
    s.winner = NOBODY
    s.turn = DEAL


@rule
def pay_winner(g: MeldingRules, s: MeldingState, amount: int) -> None:
    """Everybody else pays the winner this amount."""
    for seat in range(g.seats):
        s.result[seat] = amount * (g.seats - 1) if seat == s.winner else -amount


@rule
def end_hand(g: SessionRules, s: SessionState) -> None:
    """Add up the results; the winner deals next, or the same dealer if there is none, or always the next seat."""
    for seat in range(g.seats):
        s.score[seat] += s.result[seat]
    if g.next_dealer == ROTATE:
        s.dealer = (s.dealer + 1) % g.seats
    elif s.winner != NOBODY:
        s.dealer = s.winner
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL
