"""The score sheet of Fifteen Hu: everybody pays the winner his hu, or one point for the cards that he got rid of."""

from paiju.games.tricks.shi_wu_hu_tricks.rules import hand_size
from paiju.games.tricks.shi_wu_hu_tricks.state import TRICKS, Rules, State
from paiju.kernel.aims import Aim
from paiju.kernel.payments import Payment
from paiju.words.said import Said


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    """The winner is the first leader of the next hand; without one nobody pays."""
    why = hu_of(after, after.first_leader) if g.win_by == TRICKS else rid_of(g, after, after.first_leader)
    return [
        Payment(seat, after.first_leader, -after.result[seat], why) for seat in range(g.seats) if after.result[seat] < 0
    ]


def hu_of(seen: State, winner: int) -> Said:
    hu, laid = seen.hu[winner], sum(seen.laid[winner].array.tolist())
    return Said("paid-hu-with-supreme", count=hu, laid=laid) if laid else Said("paid-hu", count=hu)


def rid_of(g: Rules, seen: State, winner: int) -> Said:
    return Said("paid-rid", count=int(hand_size(g.seats) - seen.held[winner]), target=g.target)


def aim(g: Rules, seen: State, seat: int) -> Aim:
    if g.win_by == TRICKS:
        return Aim(Said("aim-hu", target=g.target), seen.hu[seat], g.target)
    return Aim(Said("aim-get-rid", target=g.target), hand_size(g.seats) - seen.held[seat], g.target)
