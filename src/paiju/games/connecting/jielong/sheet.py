"""The score sheet of Connect the Dragon: every two players settle, or everybody pays the winner a chip."""

from paiju.games.connecting import sheets
from paiju.games.connecting.jielong.settlement import CHIPS, owed_points
from paiju.games.connecting.jielong.state import Rules, State
from paiju.games.connecting.sheets import points_against
from paiju.games.sheets import between_all
from paiju.kernel.payments import Payment, as_record
from paiju.words.said import Said

aim = sheets.aim


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if g.settlement == CHIPS:
        why = Said("paid-losing")
        return [Payment(seat, after.winner, 1, why) for seat in range(g.seats) if seat != after.winner]
    owed = [owed_points(as_record(g), as_record(after), seat) for seat in range(g.seats)]
    return between_all(
        g.seats, lambda payer, payee: owed[payer] - owed[payee], lambda payer, payee: _why(after, owed, payer, payee)
    )


def _why(after: State, owed: list[int], payer: int, payee: int) -> Said:
    """Who pays has more points than none, so where the payee's are doubled the payer's are as well."""
    points, against = after.points[payer], after.points[payee]
    if owed[payee] > against:
        return Said("paid-both-doubled", points=points, against=against)
    if owed[payer] > points:
        return Said("paid-doubled", points=points, against=against)
    return points_against(after, payer, payee)
