"""Who pays whom in Ancient Tiles, when the last trick is taken."""

from paiju.games.tricks.hands import pay
from paiju.games.tricks.ku_pai.state import Rules, State
from paiju.games.tricks.quota import banker_factor, quota_for, tricks_short
from paiju.kernel.compile import rule


@rule
def settle(g: Rules, s: State, winner: int) -> None:
    quota = quota_for(g.quota, s.hand_size)
    for loser in range(g.seats):
        if loser != winner:
            short = tricks_short(quota, g.empty_extra, s.tricks[loser])
            pay(s, loser, winner, short * banker_factor(s.banker, s.multiplier, winner, loser, short))
