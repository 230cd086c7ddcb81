"""Who wins, and what he is paid."""

from paiju.games.banking.bank import next_in, pay
from paiju.games.banking.tau_ngau.bulls import NO_BULL, score_of
from paiju.games.banking.tau_ngau.options import MACAO, PAGAT
from paiju.games.banking.tau_ngau.state import Rules, State
from paiju.kernel.compile import rule

PENALTY = 4  # stakes that a stuck player pays in Macao


@rule
def settle(g: Rules, s: State) -> None:
    """Compare every player with the banker and fill in the results of the hand."""
    banker_score = score_of(g, s.tiles[s.banker], s.discard[s.banker])
    seat = next_in(g, s, s.banker)
    while seat != s.banker:
        score = score_of(g, s.tiles[seat], s.discard[seat])
        pay(s, seat, s.stakes[seat] * gain(g.settlement, score, banker_score))
        seat = next_in(g, s, seat)


@rule
def gain(settlement: int, score: int, banker_score: int) -> int:
    """What the banker pays for a stake of one; NO_BULL is less than any score."""
    if settlement == PAGAT:
        return min(max(score - banker_score, -1), 1)
    if score != NO_BULL:
        return score - max(banker_score, 0)
    return -PENALTY if settlement == MACAO or banker_score == NO_BULL else -banker_score
