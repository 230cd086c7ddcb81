"""Tau Ngau, Bullfight (鬥牛, Cantonese dau3 ngau4, Mandarin dòu niú): three tiles make ten, the other two count.

The players stake; everybody gets five tiles and secretly sets aside three whose pips make a multiple of ten, the
bull. The last two tiles, modulo ten, are compared with the banker's. Who has no bull is stuck.
"""

from typing import Any

from paiju.games.banking.bank import (
    clear_stakes,
    end_hand,
    is_in,
    legal_stakes,
    next_in,
    open_bank,
    pass_bank,
    place_stake,
    seats_in,
    stake_limits,
)
from paiju.games.banking.hands import deal_hands, hand_is_over, lay_wall, redeal_hands, redeal_wall
from paiju.games.banking.records import MOST_STAKE
from paiju.games.banking.tau_ngau.bulls import STUCK, is_bull
from paiju.games.banking.tau_ngau.records import HAND, PAGAT
from paiju.games.banking.tau_ngau.records import Rules as Rules
from paiju.games.banking.tau_ngau.records import State as State
from paiju.games.banking.tau_ngau.settlement import settle
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng, Wall
from paiju.kernel.rng import draw_below

# The move table: bet 1 to 500 are the moves of these numbers, then the bulls by number, then STUCK.
DISCARD = MOST_STAKE
MOVES = DISCARD + STUCK + 1


@rule
def begin(g: Rules, s: State) -> None:
    open_bank(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    """The wall lies face down until all stakes are placed."""
    if not keeps_bank(g, s):
        pass_bank(g, s)
    clear_table(s)
    lay_wall(s, wall, tiles_used(g, s))
    s.turn = next_in(g, s, s.banker)
    if g.settlement != PAGAT:
        place_fixed_stakes(g, s)


@rule
def keeps_bank(g: Rules, s: State) -> bool:
    """A banker who was stuck in the hand before keeps the bank, unless he has left."""
    was_stuck = s.discard[s.banker] == STUCK
    return g.banker_keeps_when_stuck == 1 and was_stuck and is_in(g, s, s.banker)


@rule
def clear_table(s: State) -> None:
    clear_stakes(s)
    s.tiles[:] = 0
    s.discard[:] = 0
    s.dealt = 0


@rule
def tiles_used(g: Rules, s: State) -> int:
    return seats_in(g, s) * HAND


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
def legal_discards(g: Rules, tiles: Any, out: Any) -> int:
    """A bull must be set aside where there is one, unless declining is allowed."""
    count = 0
    for bull in range(1, STUCK):
        if is_bull(tiles, bull):
            out[count] = DISCARD + bull
            count += 1
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


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    if s.dealt == 0:
        redeal_wall(s, tiles_used(g, s), rng, pool)
        return
    redeal_hands(g, s, seat, rng, pool)
    for other in range(g.seats):
        if other != seat and s.discard[other] > 0:  # any choice that his new tiles allow
            count = legal_discards(g, s.tiles[other], pool)
            s.discard[other] = pool[draw_below(rng, count)] - DISCARD
