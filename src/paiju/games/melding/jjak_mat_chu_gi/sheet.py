"""The score sheet of Making Pairs: paid by everybody, or by the thrower of the winning tile alone."""

from paiju.games.melding.jjak_mat_chu_gi.reading import pair_name, shapes
from paiju.games.melding.jjak_mat_chu_gi.state import PAY_ALL, THROWS, Rules, State
from paiju.games.melding.jjak_mat_chu_gi.table import pairs_of
from paiju.games.melding.sheets import aim_to_complete, paid_to_winner
from paiju.games.melding.state import NOBODY
from paiju.games.melding.throws import THROWER
from paiju.kernel.aims import Aim
from paiju.kernel.hands import Part, Won
from paiju.kernel.payments import Payment
from paiju.kernel.zones import faces_in
from paiju.words.said import Faces, Listed, Said, Seat


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.winner == NOBODY:
        return []
    return paid_to_winner(g, after, won_with(g, before, after))


def won_with(g: Rules, before: State, after: State) -> Said:
    """The three pairs, which tile began the winning turn, and what that costs."""
    pairs = Listed(tuple(map(Faces.of, pairs_of(g, after, after.winner))), "joint-pairs")
    taken = [slot for slot in range(THROWS) if after.takers[slot] and not before.takers[slot]]
    if not taken:
        return Said("paid-with-drawn-tile", pairs=pairs, stake=g.stake)
    seat, face = divmod(after.throws[taken[0]], THROWER)
    tile = Faces.of([face])
    if seat == after.winner:
        return Said("paid-with-own-throw", pairs=pairs, tiles=tile, stake=g.stake)
    if g.discard_pay == PAY_ALL and g.seats > 2:
        factor = g.seats - 1
        return Said("paid-for-all", pairs=pairs, tiles=tile, seat=Seat(seat), stake=g.stake, factor=factor)
    return Said("paid-by-thrower", pairs=pairs, tiles=tile, seat=Seat(seat), stake=g.stake)


def aim(g: Rules, seen: State, seat: int) -> Aim:
    laid = tuple(pairs_of(g, seen, seat))
    return aim_to_complete(shapes(g, laid), faces_in(seen.hands[seat]), laid)


def won(g: Rules, seen: State) -> Won | None:
    if seen.winner == NOBODY:
        return None
    pairs = pairs_of(g, seen, seen.winner)
    return Won(seen.winner, tuple(Part(name, pair) for pair in pairs if (name := pair_name(pair, g.pairs))))
