"""Small Mahjong (打小麻将, Dǎ Xiǎo Májiàng): with dominoes, draw and throw towards two triplets.

A thrown tile goes to the nearest seat that wants it. It may win from anywhere; for an ordinary triplet, how far one
sits from the thrower decides which kinds one may claim.
"""

from paiju.games.listing import list_held
from paiju.games.melding.hands import deal_hands, lay_open
from paiju.games.melding.packed import FACES, lowest, one, packed, partners, types_in, without_lowest
from paiju.games.melding.pile import stack_pile
from paiju.games.melding.session import begin_session, end_hand, pay_winner
from paiju.games.melding.small_mahjong.state import (
    CLAIM,
    CLAIMS,
    DISCARD,
    EACH,
    FIRST,
    PAIR,
    PASS,
    SECOND,
    WIN,
    WIN_FIRST,
    WINS,
    WINS_AND_CLAIMS,
    Rules,
    State,
    hand_value,
    has_exposed,
)
from paiju.games.melding.small_mahjong.winning import THIRDS
from paiju.games.melding.state import NOBODY
from paiju.games.melding.throws import clear_hand, draw_noted, take_throw, throw_tile, thrower, thrown_tile
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall


@rule
def begin(g: Rules, s: State) -> None:
    begin_session(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    deal_hands(s, wall, g.seats, s.dealer, EACH)
    stack_pile(s, wall, g.seats * EACH)
    s.turn = s.dealer
    draw_noted(s)


@rule
def clear_table(s: State) -> None:
    clear_hand(s)
    s.exposed[:] = 0
    s.won[:] = 0


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.window:
        return legal_answers(g, s, out)
    count = 0
    if s.drawn[s.turn] and wins_with_drawn(s):  # after a claim there is no win
        out[0] = WIN
        count = 1
    return list_held(s.hands[s.turn], DISCARD, out, count)


@rule
def wins_with_drawn(s: State) -> bool:
    drawn = s.drawn[s.turn] - 1
    return hand_value(s, s.turn, packed(s.hands[s.turn]) - one(drawn), drawn) > 0


@rule
def legal_answers(g: Rules, s: State, out: Moves) -> int:
    """What a seat may answer follows from its own tiles and what all see, never from the answers before it."""
    count = 0
    hand = packed(s.hands[s.turn])
    if s.window != CLAIMS and hand_value(s, s.turn, hand, thrown_tile(s)):
        out[0] = WIN
        count = 1
    if s.window != WINS and not has_exposed(s, s.turn):
        count = legal_claims(g, s, hand, out, count)
    out[count] = PASS
    return count + 1


@rule
def legal_claims(g: Rules, s: State, hand: int, out: Moves, count: int) -> int:
    """A triplet of so many points may be claimed so many seats away from the thrower."""
    distance = (s.turn - thrower(s)) % g.seats
    types = types_in(hand)
    while types:
        x = lowest(types)
        types = without_lowest(types)
        others = partners(hand, x, THIRDS[distance, x, thrown_tile(s)])
        while others:
            out[count] = CLAIM + PAIR[FACES * x + lowest(others)]
            others = without_lowest(others)
            count += 1
    return count


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if s.window:
        answer(g, s, move)
    elif move == WIN:
        s.drawn[s.turn] = 0
        win(g, s, NOBODY)
    else:
        throw(g, s, move - DISCARD)


@rule
def throw(g: Rules, s: State, face: int) -> None:
    s.drawn[s.turn] = 0
    throw_tile(s, face)
    s.window = WINS if g.claim_rank == WIN_FIRST else WINS_AND_CLAIMS
    s.turn = (s.turn + 1) % g.seats


@rule
def answer(g: Rules, s: State, move: int) -> None:
    if move == WIN:
        take_throw(s)
        win(g, s, thrower(s))
    elif move < DISCARD:
        claim(s, FIRST[move - CLAIM], SECOND[move - CLAIM])
    else:
        ask_next(g, s)


@rule
def ask_next(g: Rules, s: State) -> None:
    """Ask all others in turn order; where wins go first, ask them twice."""
    s.turn = (s.turn + 1) % g.seats
    if s.turn != thrower(s):
        return
    if s.window == WINS:
        s.window = CLAIMS
        s.turn = (s.turn + 1) % g.seats
    else:
        leave_throw(g, s)


@rule
def leave_throw(g: Rules, s: State) -> None:
    """Nobody took the tile: the next seat draws, or the wall is empty and nobody wins."""
    s.window = 0
    if s.left == 0:
        end_hand(g, s)
        return
    s.turn = (thrower(s) + 1) % g.seats
    draw_noted(s)


@rule
def claim(s: State, x: int, y: int) -> None:
    thrown = thrown_tile(s)
    take_throw(s)
    s.hands[s.turn, x] -= 1
    s.hands[s.turn, y] -= 1
    s.hands[s.turn, thrown] -= 1
    s.held[s.turn] -= 3
    s.exposed[s.turn, 0] = 1 + min(x, thrown)
    s.exposed[s.turn, 1] = 1 + max(x, min(y, thrown))
    s.exposed[s.turn, 2] = 1 + max(y, thrown)
    s.window = 0


@rule
def win(g: Rules, s: State, payer: int) -> None:
    """Win with the tiles in hand; `payer` threw the last one, NOBODY if it was drawn."""
    s.winner = s.turn
    hand = packed(s.hands[s.turn])
    pay(g, s, hand_value(s, s.turn, hand - one(lowest(hand)), lowest(hand)) * g.stake, payer)
    lay_open(s, s.turn, s.won)
    s.window = 0
    end_hand(g, s)


@rule
def pay(g: Rules, s: State, amount: int, payer: int) -> None:
    """Everybody pays the winner, or the discarder pays for all."""
    pay_winner(g, s, amount)
    if g.discarder_pays == 1 and payer != NOBODY:
        for seat in range(g.seats):
            if seat != s.winner:
                s.result[seat] = -amount * (g.seats - 1) if seat == payer else 0
