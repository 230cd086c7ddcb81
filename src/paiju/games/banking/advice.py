"""Advice common to the banking games."""

from paiju.games.banking.bank import balance
from paiju.games.banking.state import BankRules, BankState
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves


@rule
def bold_stake(g: BankRules, seen: BankState, moves: Moves, count: int) -> int:
    """Stake high, but no more than a tenth of what one has, where chips are counted."""
    affordable = balance(g, seen, seen.turn) // 10 if g.bankroll > 0 else g.max_stake
    return min(moves[count - 1], max(moves[0], affordable))
