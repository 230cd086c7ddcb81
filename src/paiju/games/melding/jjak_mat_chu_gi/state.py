"""The records of Making Pairs, and what can be read off them at once."""

from paiju.games.melding.jjak_mat_chu_gi.options import CLAIM, DISCARD_PAY, DISCARDS
from paiju.games.melding.mates import FACES, MATES
from paiju.games.melding.session import SessionRules, SessionState
from paiju.games.melding.throws import THROW, THROWER, ThrowState
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT, bits, choice, used
from paiju.kernel.record import Row, hidden, i8, i16, i32, own, public

SEATS = 4
EACH = 5
PILE = 32 - 2 * EACH  # with two players, the dealer's sixth tile included
THROWS = PILE + 4  # every draw brings one, and every take that does not win; most with two players
TO_WIN = 3  # pairs

FACE_DOWN = DISCARDS.place("face_down")
ALL = CLAIM.place("all")
PAY_ALL = DISCARD_PAY.place("all")

# What is asked about a throw: whether a seat takes it; face down, at which slot it looks.
CLAIMING, LOOKING = 1, 2

COVERED = THROWER - 1  # stands for the face of a throw that lies face down

# The move table: discard (face), take, pass, look (slot), draw.
DISCARD = 0
TAKE = DISCARD + FACES
PASS = TAKE + 1
LOOK = PASS + 1
DRAW = LOOK + THROWS
MOVES = DRAW + 1


class Rules(SessionRules):
    stake = public(i16)
    hands = public(i16)
    seats = public(i8)
    pairs = public(i8)
    win_by_discard = public(i8)
    discards = public(i8)
    claim = public(i8)
    discard_pay = public(i8)
    next_dealer = public(i8)
    first_dealer = public(i8)


class State(SessionState, ThrowState):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished hand
    # bit i: the turn of throw i began with a draw that need not be in a pair laid then
    unpaired_draws = public(i32, holds=bits(THROWS))
    hands_played = public(i16, holds=COUNT)
    turn = public(i8, holds=SEAT)
    dealer = public(i8, holds=SEAT)
    winner = public(i8, holds=SEAT)  # of this hand, NOBODY until it is won
    window = public(i8, holds=choice(3))  # what is asked about a throw, 0 while a seat is to throw
    left = public(i8, holds=COUNT)  # tiles in the wall
    thrown = public(i8, holds=COUNT)  # how many throws there were; face down, the place of each is its slot
    # 1 + the slot whose tile was turned up in vain, until the next action; else 0
    looked = public(i8, holds=choice(THROWS).plus(1))
    shown = public(i8, holds=FACE.plus(1))  # 1 + the face that was seen there
    throws = public(i8, THROWS, holds=THROW, by=used("thrown"))  # COVERED and thrower for those that lie face down
    # 1 + the seat that took this throw, 0 for a tile that lies dead
    takers = public(i8, THROWS, holds=SEAT.plus(1), by=used("thrown"))
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    pairs_laid = public(i8, SEATS, holds=COUNT, by=SEAT)
    laid = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    covered = own(i8, SEATS, THROWS, holds=FACE.plus(1))  # 1 + the faces that a seat has thrown face down
    pile = hidden(i8, PILE, holds=FACE, by=used("left"))  # the wall, drawn from its end


@rule
def thrower_of(s: State, slot: int) -> int:
    return s.throws[slot] // THROWER


@rule
def tile_of(s: State, slot: int) -> int:
    """The face of a throw, also of one that lies face down."""
    face = s.throws[slot] % THROWER
    return s.covered[thrower_of(s, slot), slot] - 1 if face == COVERED else face


@rule
def has_thrown(s: State, seat: int) -> bool:
    found = False
    for slot in range(s.thrown):
        found = found or thrower_of(s, slot) == seat
    return found


@rule
def has_pair(hand: Row, face: int, mate: int) -> bool:
    return hand[face] > 0 and hand[mate] > (1 if mate == face else 0)


@rule
def count_pairs(hand: Row, pairs: int) -> int:
    found = 0
    for face in range(FACES):
        mate = MATES[pairs, face]
        if face <= mate and has_pair(hand, face, mate):
            found += 1
    return found


@rule
def may_take(g: Rules, s: State, seat: int, face: int, thrower: int) -> bool:
    """A seat needs the mate; at some tables a tile thrown by somebody else may not complete the third pair."""
    if s.hands[seat, MATES[g.pairs, face]] == 0:
        return False
    if g.win_by_discard or thrower == seat:
        return True
    return s.pairs_laid[seat] + count_pairs(s.hands[seat], g.pairs) + 1 < TO_WIN
