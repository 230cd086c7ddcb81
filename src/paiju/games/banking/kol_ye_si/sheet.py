"""The score sheet of Kol-ye-si: the last digits decide, or the banker's perfect pair."""

from functools import partial

from paiju.games.banking.kol_ye_si.state import NOTHING, Rules, State
from paiju.games.banking.kol_ye_si.table import points, tiles
from paiju.games.banking.sheets import players, with_banker
from paiju.kernel.payments import Payment
from paiju.tiles import FULL32


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    return with_banker(after, {seat: after.result[seat] for seat in players(g, after)}, partial(why, after))


def why(seen: State, payer: int, payee: int) -> str:
    if seen.perfect != NOTHING:
        return f"the banker's perfect pair {FULL32.text(tiles(seen, seen.banker))}"
    return f"{shown(seen, payer)} against {shown(seen, payee)}"


def shown(seen: State, seat: int) -> str:
    hand = tiles(seen, seat)
    return f"{points(hand)} with {FULL32.text(hand)}"
