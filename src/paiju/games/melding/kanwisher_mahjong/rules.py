"""Kanwisher Lab Mahjong (a simplified Guizhou Mahjong, 貴州麻將): draw and throw towards a pair and four groups.

A thrown tile may be claimed by anybody for a triplet or a Mahjong ("pausing the game"), never for a straight. The
first Mahjong wins. Sihan's extension 1 adds quads (杠), and limits the Mahjong with somebody else's tile.
"""

from paiju.games.listing import list_held
from paiju.games.melding.hands import deal_hands, lay_open
from paiju.games.melding.kanwisher_mahjong.state import (
    ADDED,
    BASIC,
    CLAIM_QUAD,
    CLAIM_TRIPLET,
    CLAIMED,
    CONCEALED,
    DISCARD,
    EACH,
    MAHJONG,
    PASS,
    QUAD,
    SEATS,
    Rules,
    State,
    allows_quad,
    has_quad,
)
from paiju.games.melding.kanwisher_mahjong.winning import FACES, completes_mahjong, is_free_of_straights, is_mahjong
from paiju.games.melding.pile import draw, stack_pile
from paiju.games.melding.state import NOBODY
from paiju.games.melding.throws import clear_hand, take_throw, throw_tile, thrower, thrown_tile
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Moves, Wall


@rule
def begin(g: Rules, s: State) -> None:
    s.starter = g.first_dealer
    s.winner = NOBODY
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    deal_hands(s, wall, SEATS, s.starter, EACH)
    s.hands[s.starter, wall[SEATS * EACH]] += 1
    s.held[s.starter] += 1
    stack_pile(s, wall, SEATS * EACH + 1)
    s.turn = s.starter


@rule
def clear_table(s: State) -> None:
    clear_hand(s)
    s.put_down[:] = 0
    s.mahjong[:] = 0
    s.projectile = 0


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.window:
        return legal_answers(g, s, out)
    if s.must_discard:
        return list_held(s.hands[s.turn], DISCARD, out, 0)
    if is_mahjong(s.hands[s.turn]):
        out[0] = MAHJONG
        return 1
    return list_held(s.hands[s.turn], DISCARD, out, legal_quads(g, s, out))


@rule
def legal_answers(g: Rules, s: State, out: Moves) -> int:
    """Only three copies of a thrown tile are elsewhere: with two in one hand nobody else can want a triplet.

    So no answer depends on what was noted before it, and none can tell of it.
    """
    copies = s.hands[s.turn, thrown_tile(s)]
    count = 0
    if may_pause(g, s, s.turn):
        out[count] = MAHJONG
        count += 1
    if copies == 3 and allows_quad(g, s, CLAIMED):
        out[count] = CLAIM_QUAD
        count += 1
    if copies >= 2:
        out[count] = CLAIM_TRIPLET
        count += 1
    out[count] = PASS
    return count + 1


@rule
def may_pause(g: Rules, s: State, seat: int) -> bool:
    """Whether a seat may claim the thrown tile for a Mahjong."""
    if not completes_mahjong(s.hands[seat], thrown_tile(s)):
        return False
    if g.rules == BASIC or s.projectile or has_quad(s, seat):
        return True
    return is_free_of_straights(s.hands[seat], thrown_tile(s))


@rule
def legal_quads(g: Rules, s: State, out: Moves) -> int:
    concealed = allows_quad(g, s, CONCEALED)
    added = allows_quad(g, s, ADDED) and s.held[s.turn] <= EACH  # something is put down already
    if not (concealed or added):
        return 0
    count = 0
    for face in range(FACES):
        copies = s.hands[s.turn, face]
        if (concealed and copies == 4) or (added and copies == 1 and s.put_down[s.turn, face] == 3):
            out[count] = QUAD + face
            count += 1
    return count


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if s.window:
        answer(g, s, move)
    elif move >= DISCARD:
        throw(s, move - DISCARD)
    elif move >= QUAD:
        put_down_quad(s, move - QUAD)
    else:
        win(g, s)


@rule
def throw(s: State, face: int) -> None:
    throw_tile(s, face)
    s.must_discard = 0
    s.window = 1
    s.turn = (s.turn + 1) % SEATS


@rule
def put_down_quad(s: State, face: int) -> None:
    """Four concealed tiles, or the one that is added to a triplet."""
    copies = s.hands[s.turn, face]
    s.hands[s.turn, face] = 0
    s.held[s.turn] -= copies
    s.put_down[s.turn, face] += copies
    replace(s)


@rule
def replace(s: State) -> None:
    """After a quad its owner draws, and his next throw is a projectile."""
    draw(s)
    s.projectile = 1


@rule
def answer(g: Rules, s: State, move: int) -> None:
    if move == MAHJONG:
        take_throw(s)
        win(g, s)
        return
    if move != PASS:
        s.claims[s.turn] = move
    s.turn = (s.turn + 1) % SEATS
    if s.turn == thrower(s):
        close_window(g, s)


@rule
def close_window(g: Rules, s: State) -> None:
    s.window = 0
    s.projectile = 0
    for seat in range(SEATS):
        if s.claims[seat] != 0:
            s.turn = seat
            put_down_claimed(s)
            return
    s.turn = (thrower(s) + 1) % SEATS
    if s.left > 0:
        draw(s)
    else:
        end_game(g, s)


@rule
def put_down_claimed(s: State) -> None:
    size = 4 if s.claims[s.turn] == CLAIM_QUAD else 3
    s.claims[s.turn] = 0
    take_throw(s)
    s.hands[s.turn, thrown_tile(s)] -= size
    s.held[s.turn] -= size
    s.put_down[s.turn, thrown_tile(s)] = size
    if size == 4:
        replace(s)
    else:
        s.must_discard = 1


@rule
def win(g: Rules, s: State) -> None:
    s.winner = s.turn
    s.starter = s.turn
    s.result[s.turn] = 1
    s.score[s.turn] += 1
    lay_open(s, s.turn, s.mahjong)
    s.window = 0
    s.claims[:] = 0  # an overruled triplet or quad is never shown
    end_game(g, s)


@rule
def end_game(g: Rules, s: State) -> None:
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL
