"""The score sheet of Fifteen Hu: everybody pays the winner his hu, or one point for the cards that he got rid of."""

from paiju.games.sheets import number_of
from paiju.games.tricks.shi_wu_hu_tricks.rules import hand_size
from paiju.games.tricks.shi_wu_hu_tricks.state import TRICKS, Rules, State
from paiju.kernel.payments import Payment


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    """The winner is the first leader of the next hand; without one nobody pays."""
    why = hu_of(after, after.first_leader) if g.win_by == TRICKS else rid_of(g, after, after.first_leader)
    return [
        Payment(seat, after.first_leader, -after.result[seat], why) for seat in range(g.seats) if after.result[seat] < 0
    ]


def hu_of(seen: State, winner: int) -> str:
    laid = sum(seen.laid[winner].array.tolist())
    return f"{seen.hu[winner]} hu" + (f", {laid} of them for Supreme cards laid down" if laid else "")


def rid_of(g: Rules, seen: State, winner: int) -> str:
    return f"getting rid of {number_of(hand_size(g.seats) - seen.held[winner], 'card')}, {g.target} being enough"
