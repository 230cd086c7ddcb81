"""The dragon, common to all connecting games: one chain with one or two open ends, joined in turn.

Everybody loses one tile a turn: joined to the chain, or face down in front of himself because it did not fit.
A game of the family extends ChainRules and ChainState, deals with `deal_chain`, offers `legal_moves`, plays with
`play_move`, and settles by the points that `count_points` finds.
"""

from __future__ import annotations

from paiju.games.connecting.options import NEXT_DEALER
from paiju.games.dealing import add_tiles
from paiju.games.listing import list_held
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, FLAG, SEAT, choice, used
from paiju.kernel.record import DEAL, OVER, Moves, Record, Row, Wall, hidden, i8, i16, i32, own, public
from paiju.tiles.dominoes import HIGH, LOW, PIPS
from paiju.tiles.tileset import table

SEATS = 4
FACES = 21
TILES = 32

WINNER_DEALS = NEXT_DEALER.place("winner")

# The move table: lead (face, which number stays open), play (face, side), discard (face).
R, L = range(2)
LEAD = 0
PLAY = LEAD + 2 * FACES
DISCARD = PLAY + 2 * FACES
CHAIN_MOVES = DISCARD + FACES

LEFT_MARK = 32
NUMBERS = 7  # 0 is a closed side


def _joins(right: int, left: int) -> list[tuple[int, int]]:
    """The faces that carry one of two open numbers, and on which side, in the order of the moves."""
    return [
        (face, side)
        for face in range(FACES)
        for side, end in ((R, right), (L, left))
        if end in (int(HIGH[face]), int(LOW[face]))
    ]


_JOINS = [_joins(right, left) for right in range(NUMBERS) for left in range(NUMBERS)]
MOST_JOINS = max(map(len, _JOINS))
_FILLED = [(joins + [(0, 0)] * MOST_JOINS)[:MOST_JOINS] for joins in _JOINS]
# by the open numbers right and left; entries from JOINS on are unused
JOINS = table(map(len, _JOINS)).reshape(NUMBERS, NUMBERS)
JOINED = table(face for joins in _FILLED for face, _ in joins).reshape(NUMBERS, NUMBERS, MOST_JOINS)
SIDE = table(side for joins in _FILLED for _, side in joins).reshape(NUMBERS, NUMBERS, MOST_JOINS)

MUST_PLAY = 1  # joining is compulsory while it is possible


class ChainRules(Record):
    hands = public(i16)
    seats = public(i8)
    next_dealer = public(i8)
    first_dealer = public(i8)


class ArmsRules(ChainRules):
    """Those of a game that lets the table choose between one open end and two."""

    arms = public(i8)


@rule
def hand_is_over(g: ChainRules, s: ChainState) -> bool:
    return s.turn < 0


class ChainState(Record):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished hand
    points = public(i16, SEATS, holds=AMOUNT, by=SEAT)
    hands_played = public(i16, holds=COUNT)
    turn = public(i8, holds=SEAT)
    dealer = public(i8, holds=SEAT)
    winner = public(i8, holds=SEAT)  # of a finished hand
    # the open numbers right and left; 0 before the lead, and on a closed side
    ends = public(i8, 2, holds=choice(NUMBERS))
    streak = public(i8, holds=COUNT)  # face-down tiles since the last joined one
    length = public(i8, holds=COUNT)
    # joined tiles as played: face, and LEFT_MARK more for one joined on the left
    chain = public(i8, TILES, holds=FACE.and_above(LEFT_MARK, FLAG), by=used("length"))
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    laid = public(i8, SEATS, holds=COUNT, by=SEAT)
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE), shown=hand_is_over)
    # face down, put there because they did not fit
    down = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE), shown=hand_is_over)
    idle = hidden(i8, FACES, holds=COUNT, by=FACE, shown=hand_is_over)  # out of play
    # what all can conclude of the tiles that a seat held when it could not join: from which of its face-down tiles on,
    # the first of them being 1, they and its hand are not of a face; 0 where nothing is known
    lacking = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE), concluded=True)


@rule
def begin_session(g: ChainRules, s: ChainState) -> None:
    s.dealer = g.first_dealer
    s.turn = DEAL


@rule
def deal_chain(g: ChainRules, s: ChainState, wall: Wall, first: int) -> None:
    """Equal hands in blocks, in turn order from `first`; what is left over is idle."""
    each = len(wall) // g.seats
    clear_table(s)
    for place in range(g.seats):
        seat = (first + place) % g.seats
        add_tiles(s.hands[seat], wall, place * each, (place + 1) * each)
        s.held[seat] = each
    add_tiles(s.idle, wall, g.seats * each, len(wall))


@rule
def clear_table(s: ChainState) -> None:
    s.ends[:] = 0
    s.chain[:] = 0
    s.points[:] = 0
    s.result[:] = 0
    s.laid[:] = 0
    s.hands[:] = 0
    s.down[:] = 0
    s.lacking[:] = 0
    s.idle[:] = 0
    s.length = 0
    s.streak = 0
    s.winner = 0


@rule
def legal_moves(s: ChainState, out: Moves, arms: int, must_play: int) -> int:
    hand = s.hands[s.turn]
    if s.length == 0:
        return legal_leads(hand, out, arms)
    count = legal_plays(hand, s.ends[R], s.ends[L], out)
    if count > 0 and must_play:
        return count
    return list_held(hand, DISCARD, out, count)


@rule
def legal_leads(hand: Row, out: Moves, arms: int) -> int:
    count = 0
    for face in range(FACES):
        out[count] = LEAD + 2 * face
        count += hand[face] > 0
        if arms == 1 and HIGH[face] != LOW[face]:
            out[count] = LEAD + 2 * face + 1
            count += hand[face] > 0
    return count


@rule
def legal_plays(hand: Row, right: int, left: int, out: Moves) -> int:
    """As in `list_held_but`, every move is written and stays if it is legal."""
    count = 0
    for number in range(JOINS[right, left]):
        face = JOINED[right, left, number]
        out[count] = PLAY + 2 * face + SIDE[right, left, number]
        count += hand[face] > 0
    return count


@rule
def tile_of(move: int) -> int:
    if move >= DISCARD:
        return move - DISCARD
    return (move - PLAY) // 2 if move >= PLAY else (move - LEAD) // 2


@rule
def fits(face: int, end: int) -> bool:
    return HIGH[face] == end or LOW[face] == end


@rule
def other_number(face: int, number: int) -> int:
    return HIGH[face] + LOW[face] - number


@rule
def play_move(g: ChainRules, s: ChainState, move: int, arms: int, must_play: int) -> None:
    """Lead, join or put down; then the next seat is on turn."""
    face = tile_of(move)
    if move >= DISCARD:
        put_down(s, face)
        if must_play:
            note_lacking(s)
    elif move >= PLAY:
        join(s, face, (move - PLAY) % 2)
    else:
        lead(s, face, (move - LEAD) % 2, arms)
    s.turn = (s.turn + 1) % g.seats


@rule
def is_played_out(g: ChainRules, s: ChainState, must_play: int) -> bool:
    """All hands are empty, or blocked: as many tiles put down in a row as there are seats."""
    return s.held[s.turn] == 0 or (must_play == 1 and s.streak == g.seats)


@rule
def lead(s: ChainState, face: int, smaller_open: int, arms: int) -> None:
    if arms == 2:
        s.ends[L] = HIGH[face]
        s.ends[R] = LOW[face]
    else:
        s.ends[R] = LOW[face] if smaller_open else HIGH[face]
    lengthen(s, face, R)


@rule
def join(s: ChainState, face: int, side: int) -> None:
    s.ends[side] = other_number(face, s.ends[side])
    lengthen(s, face, side)
    s.streak = 0


@rule
def lengthen(s: ChainState, face: int, side: int) -> None:
    s.chain[s.length] = face + LEFT_MARK * side
    s.length += 1
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1


@rule
def put_down(s: ChainState, face: int) -> None:
    s.hands[s.turn, face] -= 1
    s.down[s.turn, face] += 1
    s.held[s.turn] -= 1
    s.laid[s.turn] += 1
    s.streak += 1


@rule
def note_lacking(s: ChainState) -> None:
    """A seat that had to put a tile down held none that joins, neither that tile nor what it keeps."""
    for number in range(JOINS[s.ends[R], s.ends[L]]):
        note_lack(s, s.turn, JOINED[s.ends[R], s.ends[L], number], s.laid[s.turn])


@rule
def note_lack(s: ChainState, seat: int, face: int, since: int) -> None:
    if s.lacking[seat, face] == 0:
        s.lacking[seat, face] = since


@rule
def count_points(g: ChainRules, s: ChainState) -> None:
    """The pips of the tiles that were not joined; and the winner, the lowest hand with fewest."""
    for seat in range(g.seats):
        s.points[seat] = 0
        for face in range(FACES):
            s.points[seat] += PIPS[face] * (s.hands[seat, face] + s.down[seat, face])
    s.winner = s.dealer
    for place in range(1, g.seats):
        seat = (s.dealer + place) % g.seats
        if s.points[seat] < s.points[s.winner]:
            s.winner = seat


@rule
def close_hand(g: ChainRules, s: ChainState) -> None:
    """Add up the results; the winner deals next, or the next seat."""
    for seat in range(g.seats):
        s.score[seat] += s.result[seat]
    s.dealer = s.winner if g.next_dealer == WINNER_DEALS else (s.dealer + 1) % g.seats
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL
