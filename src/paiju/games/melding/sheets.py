"""What the score sheets of the melding games have in common: who pays the winner."""

from paiju.games.melding.state import MeldingRules, MeldingState
from paiju.kernel.payments import Payment
from paiju.words.said import Said


def paid_to_winner(g: MeldingRules, seen: MeldingState, why: Said) -> list[Payment]:
    """A line for each seat that pays the winner."""
    return [Payment(seat, seen.winner, -seen.result[seat], why) for seat in range(g.seats) if seen.result[seat] < 0]
