"""Heaven 9 (天九, Tiān Jiǔ, Tien-Gow), full house rules: take a set with a higher one of its kind, or bury tiles.

Whoever wins the last trick wins the hand and settles with everybody by stacks: four are even, less is paid for, more
is bought. Wins in a row multiply that, and so do a grand slam and a last trick won by the lowest tile of a suit.
"""

from paiju.games.tricks.combinations import KIND, QUAD, RUN, SIZE, SUPREME, kinds_together
from paiju.games.tricks.hands import close_hand, pay_bonus
from paiju.games.tricks.heaven_nine.row import build_row, call_toss, count_seats, take_tiles, throw
from paiju.games.tricks.heaven_nine.settlement import multiplier_of, note_winner, settle
from paiju.games.tricks.heaven_nine.state import AUTO, NOBODY, NOT_CALLED, TOSS, Rules, State
from paiju.games.tricks.heaven_nine.tosses import NO_CHOICE, PEELS, TOSSES
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
from paiju.kernel.record import DEAL, ROLL, Dice, Moves, Wall

KINDS = kinds_together(range(RUN))  # all kinds but runs


@rule
def begin(g: Rules, s: State) -> None:
    """Seat 0 throws for the first toss."""
    s.previous = NOBODY
    s.toss = NOT_CALLED
    s.dice_wanted = 2
    s.turn = ROLL


@rule
def roll(g: Rules, s: State, dice: Dice) -> None:
    seat = count_seats(s.tosser, throw(s, dice))
    if s.toss == NOT_CALLED:
        s.tosser = seat
        s.turn = DEAL
    else:
        take_tiles(s, seat)
        s.turn = s.tosser


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    if s.previous != NOBODY:
        s.tosser = s.previous
    clear_tricks(s)
    build_row(s, wall)
    start_trick(s, s.tosser)
    if g.toss_choice == AUTO:
        call_toss(s, NO_CHOICE)


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.toss == NOT_CALLED:
        return legal_tosses(g, out)
    return legal_plays(s, KINDS, g.shut_out == 1, out)


@rule
def legal_tosses(g: Rules, out: Moves) -> int:
    count = 0
    for toss in range(len(TOSSES)):
        if g.peel_allowed or not PEELS[toss]:
            out[count] = TOSS + toss
            count += 1
    return count


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move >= TOSS:
        call_toss(s, move - TOSS)
        return
    if move < DISCARD:
        show(g, s, move)
    else:
        discard(s, move - DISCARD)
    pass_turn(g, s)
    if s.turn == s.leader:
        end_trick(g, s)


@rule
def show(g: Rules, s: State, combination: int) -> None:
    """Lead a set, or take the best one so far; the special pair takes nothing, so it is always led."""
    play(s, combination)
    if KIND[combination] == SUPREME:
        pay_bonus(g, s, s.turn, g.special_pair_bonus, s.previous, multiplier_of(s.wins, g.previous_wins))


@rule
def end_trick(g: Rules, s: State) -> None:
    """The last trick stays on the table until the next deal."""
    best = s.plays[s.taker]
    s.tricks[s.taker] += SIZE[best]
    if KIND[best] == QUAD:
        pay_bonus(g, s, s.taker, g.quad_bonus, s.previous, multiplier_of(s.wins, g.previous_wins))
    if s.held[s.taker] == 0:
        end_hand(g, s, s.taker)
    else:
        start_trick(s, s.taker)


@rule
def end_hand(g: Rules, s: State, winner: int) -> None:
    settle(g, s, winner)
    note_winner(s, winner)
    close_hand(g, s)
