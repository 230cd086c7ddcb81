"""Tau Ngau, Bullfight (鬥牛, Cantonese dau3 ngau4, Mandarin dòu niú): three tiles make ten, the other two count.

The players stake; everybody gets five tiles and secretly sets aside three whose pips make a multiple of ten, the
bull. The last two tiles, modulo ten, are compared with the banker's. Who has no bull is stuck.
"""

from paiju.games.banking.bank import (
    end_hand,
    is_in,
    legal_stakes,
    next_in,
    open_bank,
    pass_bank,
    place_stake,
    stake_limits,
)
from paiju.games.banking.hands import ask_for_stakes, deal_hands
from paiju.games.banking.tau_ngau.bulls import bulls_in
from paiju.games.banking.tau_ngau.options import HAND, PAGAT
from paiju.games.banking.tau_ngau.settlement import settle
from paiju.games.banking.tau_ngau.state import DISCARD, STUCK, Rules, State
from paiju.games.bits import list_bits
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row, Wall


@rule
def begin(g: Rules, s: State) -> None:
    open_bank(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    """The wall lies face down until all stakes are placed."""
    if not keeps_bank(g, s):
        pass_bank(g, s)
    ask_for_stakes(g, s, wall, HAND)
    s.discard[:] = 0
    if g.settlement != PAGAT:
        place_fixed_stakes(g, s)


@rule
def keeps_bank(g: Rules, s: State) -> bool:
    """A banker who was stuck in the hand before keeps the bank, unless he has left."""
    was_stuck = s.discard[s.banker] == STUCK
    return g.banker_keeps_when_stuck == 1 and was_stuck and is_in(g, s, s.banker)


@rule
def place_fixed_stakes(g: Rules, s: State) -> None:
    """In Macao every stake is the least one, and nobody is asked."""
    while s.turn != s.banker:
        least, _ = stake_limits(g, s, s.turn)
        place_stake(g, s, least)
    deal_hands(g, s, HAND)


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_discards(g, s.tiles[s.turn], out) if s.dealt > 0 else legal_stakes(g, s, out)


@rule
def legal_discards(g: Rules, tiles: Row, out: Moves | Wall) -> int:
    """A bull must be set aside where there is one, unless declining is allowed."""
    count = list_bits(bulls_in(tiles), DISCARD, out, 0)
    if count == 0 or g.may_decline == 1:
        out[count] = DISCARD + STUCK
        count += 1
    return count


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move > DISCARD:
        set_aside(g, s, move - DISCARD)
    else:
        bet(g, s, move)


@rule
def bet(g: Rules, s: State, stake: int) -> None:
    place_stake(g, s, stake)
    if s.turn == s.banker:
        deal_hands(g, s, HAND)


@rule
def set_aside(g: Rules, s: State, discard: int) -> None:
    s.discard[s.turn] = discard
    s.turn = next_in(g, s, s.turn)
    if s.discard[s.turn] > 0:  # the turn came round
        settle(g, s)
        end_hand(g, s)
