"""Who pays whom in Fifteen Hu, when a hand has a winner."""

from paiju.games.tricks.hands import pay
from paiju.games.tricks.shi_wu_hu_tricks.state import TRICKS, Rules, State
from paiju.kernel.compile import rule


@rule
def settle(g: Rules, s: State, winner: int) -> None:
    """Everybody pays the winner his hu, or one point where cards are got rid of."""
    amount = s.hu[winner] if g.win_by == TRICKS else 1
    for loser in range(g.seats):
        if loser != winner:
            pay(s, loser, winner, amount)
