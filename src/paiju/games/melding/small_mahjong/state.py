"""The records of Small Mahjong, and what can be read off them at once."""

from itertools import combinations_with_replacement

from paiju.games.melding.packed import FACES, one
from paiju.games.melding.session import SessionRules, SessionState
from paiju.games.melding.small_mahjong.options import CLAIM_RANK
from paiju.games.melding.small_mahjong.winning import worth, worth_of_one, worth_with
from paiju.games.melding.throws import THROW, DrawnState
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT, choice, used
from paiju.kernel.record import hidden, i8, i16, i32, own, public
from paiju.tiles.tileset import table

SEATS = 4
EACH = 5
WALL = 32 - 3 * EACH  # with three players
THROWS = WALL + 3  # every draw brings one, and every claim; most with three players

WIN_FIRST = CLAIM_RANK.place("win_first")

# What the others are asked about a throw: all at once, or first whether they win.
WINS_AND_CLAIMS, WINS, CLAIMS = 1, 2, 3

# Pairs of types in order, and the place of each among them.
PAIRS = list(combinations_with_replacement(range(FACES), 2))
FIRST = table(x for x, _ in PAIRS)
SECOND = table(y for _, y in PAIRS)
PAIR = table(PAIRS.index((min(x, y), max(x, y))) for x in range(FACES) for y in range(FACES))

# The move table: win, claim (pair), discard (face), pass.
WIN = 0
CLAIM = WIN + 1
DISCARD = CLAIM + len(PAIRS)
PASS = DISCARD + FACES
MOVES = PASS + 1


class Rules(SessionRules):
    stake = public(i16)
    hands = public(i16)
    seats = public(i8)
    claim_rank = public(i8)
    discarder_pays = public(i8)
    next_dealer = public(i8)
    first_dealer = public(i8)


class State(SessionState, DrawnState):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished hand
    hands_played = public(i16, holds=COUNT)
    turn = public(i8, holds=SEAT)
    dealer = public(i8, holds=SEAT)
    winner = public(i8, holds=SEAT)  # of this hand, NOBODY until it is won
    window = public(i8, holds=choice(4))  # what is asked about a throw, 0 while none is answered
    left = public(i8, holds=COUNT)  # tiles in the wall
    thrown = public(i8, holds=COUNT)  # how many throws there were
    throws = public(i8, THROWS, holds=THROW, by=used("thrown"))
    # 1 + the seat that claimed this throw, 0 for a tile that lies dead
    takers = public(i8, THROWS, holds=SEAT.plus(1), by=used("thrown"))
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    # 1 + the faces of a claimed triplet, in order; 0 where there is none
    exposed = public(i8, SEATS, 3, holds=FACE.plus(1), by=SEAT)
    won = public(i8, FACES, holds=COUNT, by=FACE)  # the concealed tiles of the winner, laid open
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    drawn = own(i8, SEATS, holds=FACE.plus(1))  # 1 + the face of the tile just drawn, 0 after a claim and out of turn
    pile = hidden(i8, WALL, holds=FACE, by=used("left"))  # the wall, drawn from its end


@rule
def has_exposed(s: State, seat: int) -> bool:
    return s.exposed[seat, 0] > 0


@rule
def exposed_worth(s: State, seat: int) -> int:
    return worth(s.exposed[seat, 0] - 1, s.exposed[seat, 1] - 1, s.exposed[seat, 2] - 1)


@rule
def hand_value(s: State, seat: int, concealed: int, tile: int) -> int:
    """The points of a seat's hand: all its concealed tiles but one, and that one; 0 if it is not complete."""
    if not has_exposed(s, seat):
        return worth_with(concealed, tile)
    points = worth_of_one(concealed + one(tile))
    return points + exposed_worth(s, seat) if points else 0
