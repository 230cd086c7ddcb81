"""Heaven-Nine (天九, Tiān Jiǔ, Tien Gow): beat a play with a higher one of the same kind, or throw tiles away.

Whoever takes the last trick wins the hand and settles with everybody by the tricks that each has taken. With two
players it is Moving Mice, where the tricks are what the next hands are drawn from.
"""

from paiju.games.tricks.combinations import KIND, QUAD, SIZE, SUPREME
from paiju.games.tricks.decks import DECK_SIZE
from paiju.games.tricks.hands import close_hand, deal_blocks, pay_bonus
from paiju.games.tricks.quota import first_multiplier, pass_bank
from paiju.games.tricks.tianjiu.kinds import allowed_kinds
from paiju.games.tricks.tianjiu.mice import LONGEST_HAND, deal_queues, end_round, forget, forget_play, move_trick
from paiju.games.tricks.tianjiu.settlement import settle
from paiju.games.tricks.tianjiu.state import Rules, State
from paiju.games.tricks.trick import (
    DISCARD,
    clear_tricks,
    discard,
    legal_plays,
    pass_turn,
    play,
    start_trick,
)
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, Moves, Wall


@rule
def begin(g: Rules, s: State) -> None:
    s.banker = g.first_banker
    s.multiplier = first_multiplier(g)
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    if g.seats == 2:
        deal_queues(g, s, wall)
    else:
        deal_hands(g, s, wall)


@rule
def clear_table(s: State) -> None:
    clear_tricks(s)
    s.rounds = 0
    s.queues[:] = 0
    s.seen_by[:] = 0


@rule
def deal_hands(g: Rules, s: State, wall: Wall) -> None:
    s.hand_size = DECK_SIZE[g.deck] // g.seats
    deal_blocks(g, s, wall, s.banker, s.hand_size)
    start_trick(s, s.banker)


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    kinds = allowed_kinds(g.combinations, g.allow_123)
    return legal_plays(s, kinds, has_early_death(g.early_death, g.seats, s.hand_size), out)


@rule
def has_early_death(early_death: int, seats: int, hand_size: int) -> bool:
    """Mice may die early in full rounds only."""
    return early_death == 1 and (seats > 2 or hand_size == LONGEST_HAND)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move < DISCARD:
        show(g, s, move)
    else:
        throw_away(g, s, move - DISCARD)
    pass_turn(g, s)
    if s.turn == s.leader:
        end_trick(g, s)


@rule
def show(g: Rules, s: State, combination: int) -> None:
    play(s, combination)
    if g.seats == 2:
        forget_play(s, s.turn, combination)
    elif KIND[combination] == SUPREME:
        pay_bonus(g, s, s.turn, g.supreme_bonus, s.banker, s.multiplier)


@rule
def throw_away(g: Rules, s: State, face: int) -> None:
    discard(s, face)
    if g.seats == 2 and g.discards_exposed:
        forget(s, s.turn, face)


@rule
def end_trick(g: Rules, s: State) -> None:
    """The taker leads next; with the last trick the hand is over."""
    best = s.plays[s.taker]
    s.tricks[s.taker] += SIZE[best]
    if g.seats == 2:
        move_trick(g, s)
    elif KIND[best] == QUAD:
        pay_bonus(g, s, s.taker, g.quad_bonus, s.banker, s.multiplier)
    start_trick(s, s.taker)
    if s.held[s.turn] == 0:
        end_hand(g, s)


@rule
def end_hand(g: Rules, s: State) -> None:
    if g.seats == 2:
        end_round(g, s)
        return
    settle(g, s, s.taker)
    pass_bank(g, s, s.taker)
    close_hand(g, s)
