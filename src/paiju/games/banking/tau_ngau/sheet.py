"""The score sheet of Tau Ngau: the last two tiles decide, and what a seat without a bull owes."""

from functools import partial

from paiju.games.banking import sheets
from paiju.games.banking.layout import points_said, tiles
from paiju.games.banking.sheets import players, with_banker
from paiju.games.banking.tau_ngau.options import MACAO, PAGAT
from paiju.games.banking.tau_ngau.settlement import PENALTY
from paiju.games.banking.tau_ngau.state import STUCK, Rules, State
from paiju.games.banking.tau_ngau.table import last_two, points
from paiju.kernel.payments import Payment
from paiju.words.said import Faces, Said

aim = sheets.aim


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    return with_banker(after, {seat: after.result[seat] for seat in players(g, after)}, partial(why, g, after))


def why(g: Rules, seen: State, payer: int, payee: int) -> Said:
    if g.settlement != PAGAT and pays_penalty(g, seen, payer):
        return Said("paid-penalty", stakes=PENALTY, stake=seen.stakes[payer])
    stake = seen.stakes[payer] or seen.stakes[payee]  # the banker has none
    one, other = shown(g, seen, payer), shown(g, seen, payee)
    if g.settlement == PAGAT or stake == 1:
        return Said("paid-against", payer=one, payee=other)
    return Said("paid-against-times", payer=one, payee=other, stake=stake)


def pays_penalty(g: Rules, seen: State, payer: int) -> bool:
    """A player who is stuck, unless he pays what the banker has scored."""
    if payer == seen.banker or seen.discard[payer] != STUCK:
        return False
    return g.settlement == MACAO or seen.discard[seen.banker] == STUCK


def shown(g: Rules, seen: State, seat: int) -> Said:
    if seen.discard[seat] == STUCK:
        return Said("kind-no-bull")
    two = last_two(tiles(seen, seat), seen.discard[seat])
    return Said("term-points-with", points=points_said(points(g, two)), tiles=Faces.of(two))
