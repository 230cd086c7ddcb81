"""The score sheet of Connect the Dragon: every two players settle, or everybody pays the winner a chip."""

from paiju.games.connecting.jielong.settlement import CHIPS, owed_points
from paiju.games.connecting.jielong.state import Rules, State
from paiju.games.sheets import between_all
from paiju.kernel.payments import Payment, as_record


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if g.settlement == CHIPS:
        return [Payment(seat, after.winner, 1, "losing the hand") for seat in range(g.seats) if seat != after.winner]
    owed = [owed_points(as_record(g), as_record(after), seat) for seat in range(g.seats)]
    counted = [
        f"{points} doubled" if owes > points else str(points) for points, owes in zip(after.points, owed, strict=False)
    ]
    return between_all(
        g.seats,
        lambda payer, payee: owed[payer] - owed[payee],
        lambda payer, payee: f"{counted[payer]} points against {counted[payee]}",
    )
