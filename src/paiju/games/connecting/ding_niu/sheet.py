"""The score sheet of the Bull Fight: by places, unless whoever killed the layout pays for all."""

from paiju.games.connecting.ding_niu.settlement import answers_for_it, place
from paiju.games.connecting.ding_niu.state import Rules, State
from paiju.games.connecting.sheets import as_settled, points_against
from paiju.kernel.payments import Payment, as_record

PLACES = ("first", "second", "third", "fourth")


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    """All is paid to the first."""
    settled = as_settled(before, after)
    return [
        Payment(seat, after.winner, -after.result[seat], why(g, settled, seat))
        for seat in range(g.seats)
        if after.result[seat] < 0
    ]


def why(g: Rules, settled: State, seat: int) -> str:
    points = points_against(settled, seat, settled.winner)
    answers = answers_for_it(as_record(g), as_record(settled))
    if answers and seat == settled.maker:
        return f"SuanZhang without the first place, {points}"
    doubled = f" ×2 SuanZhang by s{settled.maker}" if answers else ""
    return f"the {PLACES[place(as_record(settled), seat)]} place{doubled}, {points}"
