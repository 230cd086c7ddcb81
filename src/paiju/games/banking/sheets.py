"""What the score sheets of the banking games have in common: every player settles with the banker alone."""

from collections.abc import Mapping

from paiju.games.banking.layout import in_turn
from paiju.games.banking.state import BankRules, BankState, StakeState
from paiju.games.sheets import Why
from paiju.kernel.aims import Aim
from paiju.kernel.payments import Payment
from paiju.kernel.zones import listed
from paiju.words.said import Said, Seat


def players(g: BankRules, seen: StakeState) -> list[int]:
    """The seats that have staked in this hand."""
    return [seat for seat in in_turn(g, seen) if seat != seen.banker]


def with_banker(seen: BankState, gains: Mapping[int, int], why: Why) -> list[Payment]:
    """A line for each player who has won from the banker, or lost to him."""
    lines = []
    for seat, gain in gains.items():
        payer, payee = (seen.banker, seat) if gain > 0 else (seat, seen.banker)
        if gain:
            lines.append(Payment(payer, payee, abs(gain), why(payer, payee)))
    return lines


def aim(g: BankRules, seen: StakeState, seat: int) -> Aim:
    if seat == seen.banker:
        return Aim(Said("aim-hold-bank", stakes=sum(listed(seen.stakes))))
    return Aim(Said("aim-beat-bank", seat=Seat(seen.banker), stake=seen.stakes[seat]))
