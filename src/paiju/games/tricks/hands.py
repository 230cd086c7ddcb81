"""What the hands of trick games share: they are dealt in blocks, settled from seat to seat, and counted."""

from paiju.games.dealing import add_tiles
from paiju.games.tricks.state import DiscardState, HandState, TableRules
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Wall


@rule
def deal_blocks(g: TableRules, s: HandState, wall: Wall, first: int, size: int) -> None:
    """Every seat gets its whole hand at once, in turn order from the first."""
    for place in range(g.seats):
        seat = (first + place) % g.seats
        add_tiles(s.hands[seat], wall, place * size, (place + 1) * size)
        s.held[seat] = size


@rule
def pay(s: HandState, payer: int, receiver: int, amount: int) -> None:
    s.score[payer] -= amount
    s.score[receiver] += amount
    s.result[payer] -= amount
    s.result[receiver] += amount


@rule
def factor_between(one: int, other: int, favoured: int, multiplier: int) -> int:
    """The factor of a payment between two seats: `multiplier` if the favoured seat is one of them."""
    return multiplier if one == favoured or other == favoured else 1


@rule
def pay_bonus(g: TableRules, s: DiscardState, receiver: int, bonus: int, favoured: int, multiplier: int) -> None:
    """Every other seat pays at once, with the multiplier from or to the favoured seat; double in the last trick."""
    if s.held[s.leader] == 0:
        bonus *= 2
    for payer in range(g.seats):
        if payer != receiver:
            pay(s, payer, receiver, bonus * factor_between(payer, receiver, favoured, multiplier))


@rule
def close_hand(g: TableRules, s: HandState) -> None:
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL
