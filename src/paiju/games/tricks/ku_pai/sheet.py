"""The score sheet of Ancient Tiles: what everybody pays to the winner of the last trick, or is paid by him."""

from paiju.games.tricks.ku_pai.state import Rules, State
from paiju.games.tricks.quota import banker_factor, quota_for, tricks_short
from paiju.games.tricks.sheets import against_quota, last_trick_aim, multiplied
from paiju.kernel.aims import Aim
from paiju.kernel.payments import Payment
from paiju.words.said import Said


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    """The bank has passed on already; before the last tile it was where it counts."""
    if after.hands_played == before.hands_played:
        return []
    winner, quota = after.taker, quota_for(g.quota, after.hand_size)
    lines = []
    for loser in range(g.seats):
        if loser != winner:
            short = tricks_short(quota, g.empty_extra, after.tricks[loser])
            factor = banker_factor(before.banker, before.multiplier, winner, loser, short)
            why = against_quota(after.tricks[loser], quota, g.empty_extra)
            lines += multiplied(loser, winner, short, why, (factor, Said("term-banker")))
    return lines


def aim(g: Rules, seen: State, seat: int) -> Aim:
    return last_trick_aim(int(quota_for(g.quota, seen.hand_size)), seen.tricks[seat])
