"""The score sheet of the Bull Fight: by places, unless whoever killed the layout pays for all."""

from paiju.games.connecting import sheets
from paiju.games.connecting.ding_niu.settlement import answers_for_it, place
from paiju.games.connecting.ding_niu.state import Rules, State
from paiju.games.connecting.sheets import as_settled
from paiju.kernel.payments import Payment, as_record
from paiju.words.said import Said, Seat

aim = sheets.aim


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    """All is paid to the first."""
    settled = as_settled(before, after)
    return [
        Payment(seat, after.winner, -after.result[seat], why(g, settled, seat))
        for seat in range(g.seats)
        if after.result[seat] < 0
    ]


def why(g: Rules, settled: State, seat: int) -> Said:
    points, against = settled.points[seat], settled.points[settled.winner]
    place_taken = place(as_record(settled), seat) + 1
    if not answers_for_it(as_record(g), as_record(settled)):
        return Said("paid-place", place=place_taken, points=points, against=against)
    if seat == settled.maker:
        return Said("paid-suan-zhang", points=points, against=against)
    maker = Seat(settled.maker)
    return Said("paid-place-doubled", place=place_taken, maker=maker, points=points, against=against)
