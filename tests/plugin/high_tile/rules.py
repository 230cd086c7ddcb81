"""High Tile (大牌): three tiles each, one played a trick; most pips, and among equals the earlier tile, take it."""

from paiju.games.dealing import add_tiles, gather, hand_out
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Moves, Record, Rng, Wall, hidden, i8, i16, i32, own, public
from paiju.kernel.rng import shuffle
from paiju.tiles.dominoes import PIPS

SEATS = 4
FACES = 21
EACH = 3
MOVES = FACES  # a move is the face that is played


class Rules(Record):
    seats = public(i8)
    hands = public(i16)


class State(Record):
    score = public(i32, SEATS)
    result = public(i32, SEATS)
    hands_played = public(i16)
    turn = public(i8)
    leader = public(i8)
    played = public(i8, SEATS)  # face + 1 of the tile of this trick
    gone = public(i8, FACES)  # tiles of earlier tricks
    held = public(i8, SEATS)
    hands = own(i8, SEATS, FACES)
    rest = hidden(i8, FACES)


@rule
def begin(g: Rules, s: State) -> None:
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    s.result[:] = 0
    s.gone[:] = 0
    s.rest[:] = 0
    for seat in range(g.seats):
        add_tiles(s.hands[seat], wall, seat * EACH, (seat + 1) * EACH)
        s.held[seat] = EACH
    add_tiles(s.rest, wall, g.seats * EACH, len(wall))
    s.leader = 0
    s.turn = 0


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    count = 0
    for face in range(FACES):
        if s.hands[s.turn, face] > 0:
            out[count] = face
            count += 1
    return count


@rule
def apply(g: Rules, s: State, move: int) -> None:
    s.hands[s.turn, move] -= 1
    s.held[s.turn] -= 1
    s.played[s.turn] = move + 1
    s.turn = (s.turn + 1) % g.seats
    if s.turn == s.leader:
        end_trick(g, s)


@rule
def end_trick(g: Rules, s: State) -> None:
    taker = s.leader
    for place in range(1, g.seats):
        seat = (s.leader + place) % g.seats
        if PIPS[s.played[seat] - 1] > PIPS[s.played[taker] - 1]:
            taker = seat
    for seat in range(g.seats):
        s.gone[s.played[seat] - 1] += 1
        s.played[seat] = 0
    s.result[taker] += 1
    s.leader = taker
    s.turn = taker
    if s.held[taker] == 0:
        end_hand(g, s)


@rule
def end_hand(g: Rules, s: State) -> None:
    for seat in range(g.seats):
        s.score[seat] += s.result[seat]
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    size = gather(s.rest, pool, 0)
    rest = size
    for other in range(g.seats):
        if other != seat:
            size = gather(s.hands[other], pool, size)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if other != seat:
            size = hand_out(s.hands[other], pool, size, s.held[other])
    hand_out(s.rest, pool, size, rest)
