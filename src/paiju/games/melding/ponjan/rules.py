"""Ponjan (ポンジャン, a simplified Mahjong): nine tiles that are three sets of three, with at least one combination.

A discard may be stolen to display a set, or taken to complete the hand. Whoever lacks one tile may declare a reach:
it is worth a point and freezes the hand.
"""

from paiju.games.listing import list_held
from paiju.games.melding.hands import deal_hands, lay_open
from paiju.games.melding.pile import stack_pile
from paiju.games.melding.ponjan.combinations import combinations_of
from paiju.games.melding.ponjan.settlement import end_game, end_without_winner, pay_winner
from paiju.games.melding.ponjan.state import (
    COMPLETE,
    COMPLETING,
    DISCARD,
    EACH,
    FACES,
    PASS,
    REACH,
    STEAL,
    STEALING,
    Rules,
    State,
    beyond_sets,
    is_ready,
    is_whole,
)
from paiju.games.melding.state import NOBODY, NOTHING
from paiju.games.melding.throws import clear_hand, draw_noted, take_throw, throw_tile, thrower, thrown_tile
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, Moves, Row, Wall


@rule
def begin(g: Rules, s: State) -> None:
    for seat in range(g.seats):
        s.score[seat] = g.start_score
    s.starter = g.first_dealer
    s.winner = NOBODY
    s.number = 1
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    deal_hands(s, wall, g.seats, s.starter, EACH)
    stack_pile(s, wall, g.seats * EACH)
    s.turn = s.starter
    draw_noted(s)


@rule
def clear_table(s: State) -> None:
    clear_hand(s)
    s.displayed[:] = 0
    s.reached[:] = 0
    s.ippatsu[:] = 0
    s.opened[:] = 0
    s.combinations = 0


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.window:
        return legal_answers(g, s, out)
    hand = s.hands[s.turn]
    singles, pairs = beyond_sets(hand)
    count = 0
    if s.drawn[s.turn] and singles == 0 and pairs == 0:
        out[0] = COMPLETE
        count = 1
    if s.reached[s.turn]:
        out[count] = DISCARD + s.drawn[s.turn] - 1
        return count + 1
    if singles == pairs and singles <= 1:  # from any other hand no throw leaves sets and one pair
        count = legal_reaches(hand, out, count)
    return list_held(hand, DISCARD, out, count)


@rule
def legal_reaches(hand: Row, out: Moves, count: int) -> int:
    for face in range(FACES):
        if hand[face] > 0 and is_ready(hand, face):
            out[count] = REACH + face
            count += 1
    return count


@rule
def legal_answers(g: Rules, s: State, out: Moves) -> int:
    """What a seat may answer follows from its own tiles and what all see, never from the answers before it."""
    count = 0
    if s.window == COMPLETING and can_complete(g, s):
        out[0] = COMPLETE
        count = 1
    if s.window == STEALING and can_steal(g, s):
        out[0] = STEAL
        count = 1
    out[count] = PASS
    return count + 1


@rule
def can_complete(g: Rules, s: State) -> bool:
    """Whether the tile just thrown completes the hand, which needs at least one combination."""
    face = thrown_tile(s)
    return is_whole(s.hands[s.turn], face) and combinations_of(g, s, s.turn, face) != 0


@rule
def can_steal(g: Rules, s: State) -> bool:
    """Whether the tile just thrown can be stolen; a seat that could have completed with it has declined it."""
    return s.hands[s.turn, thrown_tile(s)] >= 2 and not can_complete(g, s)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if s.window:
        answer(g, s, move)
    elif move == COMPLETE:
        complete(g, s, NOTHING)
    elif move < DISCARD:
        reach(g, s, move - REACH)
    else:
        throw(g, s, move - DISCARD)


@rule
def reach(g: Rules, s: State, face: int) -> None:
    seat = s.turn
    throw(g, s, face)
    s.reached[seat] = s.thrown
    s.ippatsu[seat] = 1


@rule
def throw(g: Rules, s: State, face: int) -> None:
    s.drawn[s.turn] = 0
    s.ippatsu[s.turn] = 0
    throw_tile(s, face)
    s.window = COMPLETING
    s.turn = (s.turn + 1) % g.seats


@rule
def answer(g: Rules, s: State, move: int) -> None:
    if move == COMPLETE:
        complete(g, s, thrown_tile(s))
    elif move == STEAL:
        steal(s)
    else:
        ask_next(g, s)


@rule
def ask_next(g: Rules, s: State) -> None:
    """Ask all others whether they complete, then whether they steal, skipping seats that are publicly unable to."""
    s.turn = (s.turn + 1) % g.seats
    if s.turn == thrower(s) and s.window == COMPLETING:
        s.window = STEALING
        s.turn = (s.turn + 1) % g.seats
    while s.window == STEALING and s.turn != thrower(s) and not is_free_to_steal(s):
        s.turn = (s.turn + 1) % g.seats
    if s.turn == thrower(s):
        leave_throw(g, s)


@rule
def is_free_to_steal(s: State) -> bool:
    return s.reached[s.turn] == 0 and s.held[s.turn] > 2


@rule
def leave_throw(g: Rules, s: State) -> None:
    """Nobody took the tile: the next seat draws, or there is no deck."""
    s.window = 0
    if s.left == 0:
        end_without_winner(g, s)
        return
    s.turn = (thrower(s) + 1) % g.seats
    draw_noted(s)


@rule
def steal(s: State) -> None:
    face = thrown_tile(s)
    take_throw(s)
    s.hands[s.turn, face] -= 3
    s.held[s.turn] -= 3
    s.displayed[s.turn, face] += 1
    s.ippatsu[:] = 0
    s.window = 0


@rule
def complete(g: Rules, s: State, taken: int) -> None:
    """Complete the hand with a drawn tile (`taken` is NOTHING), or with a discard."""
    s.combinations = combinations_of(g, s, s.turn, taken)
    s.winner = s.turn
    if taken == NOTHING:
        s.drawn[s.turn] = 0
        pay_winner(g, s, NOBODY)
    else:
        take_throw(s)
        pay_winner(g, s, thrower(s))
    lay_open(s, s.winner, s.opened[s.winner])
    end_game(g, s)
