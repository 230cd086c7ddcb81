"""The score sheet of Kol-ye-si: the last digits decide, or the banker's perfect pair."""

from functools import partial

from paiju.games.banking import sheets
from paiju.games.banking.kol_ye_si.state import NOTHING, Rules, State
from paiju.games.banking.kol_ye_si.table import points, tiles
from paiju.games.banking.layout import points_said
from paiju.games.banking.sheets import players, with_banker
from paiju.kernel.payments import Payment
from paiju.words.said import Faces, Said

aim = sheets.aim


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    return with_banker(after, {seat: after.result[seat] for seat in players(g, after)}, partial(why, after))


def why(seen: State, payer: int, payee: int) -> Said:
    if seen.perfect != NOTHING:
        return Said("paid-perfect-pair", tiles=Faces.of(tiles(seen, seen.banker)))
    return Said("paid-against", payer=shown(seen, payer), payee=shown(seen, payee))


def shown(seen: State, seat: int) -> Said:
    hand = tiles(seen, seat)
    return Said("term-points-with", points=points_said(points(hand)), tiles=Faces.of(hand))
