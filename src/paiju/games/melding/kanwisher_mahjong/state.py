"""The records of Kanwisher Lab Mahjong, and what can be read off them at once."""

from paiju.games.melding.kanwisher_mahjong.options import QUADS, RULES
from paiju.games.melding.kanwisher_mahjong.winning import FACES
from paiju.games.melding.state import MeldingRules
from paiju.games.melding.throws import THROW, ThrowState
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, FLAG, MOVE, SEAT, used
from paiju.kernel.record import hidden, i8, i16, i32, own, public

SEATS = 4
EACH = 13
TILES = 4 * FACES
PILE = TILES - SEATS * EACH - 1
THROWS = 1 + PILE + SEATS * 4  # the starter throws one, every draw brings one, and every claimed triplet

BASIC = RULES.place("basic")
EXTENSION1 = RULES.place("extension1")
CLAIMED = QUADS.bit("claimed")
CONCEALED = QUADS.bit("concealed")
ADDED = QUADS.bit("added")

# The move table: the answers to a throw, then a quad of one's own (face), discard (face).
MAHJONG, CLAIM_QUAD, CLAIM_TRIPLET, PASS = range(4)
QUAD = PASS + 1
DISCARD = QUAD + FACES
MOVES = DISCARD + FACES


class Rules(MeldingRules):
    seats = public(i8)
    rules = public(i8)
    quads = public(i8)
    first_dealer = public(i8)
    hands = public(i16)


class State(ThrowState):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished game
    hands_played = public(i16, holds=COUNT)
    turn = public(i8, holds=SEAT)
    starter = public(i8, holds=SEAT)
    winner = public(i8, holds=SEAT)  # of this game, NOBODY until it is won
    window = public(i8, holds=FLAG)  # 1 while the other three seats answer a throw
    must_discard = public(i8, holds=FLAG)  # 1 after a claimed triplet: no Mahjong and no quad, only a throw
    projectile = public(i8, holds=FLAG)  # 1 from a quad until the throw that follows it is answered
    left = public(i8, holds=COUNT)  # tiles in the pile
    thrown = public(i8, holds=COUNT)  # how many throws there were
    throws = public(i8, THROWS, holds=THROW, by=used("thrown"))
    # 1 + the seat that claimed this throw, 0 for a tile that lies dead
    takers = public(i8, THROWS, holds=SEAT.plus(1), by=used("thrown"))
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    put_down = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))  # 3 a triplet, 4 a quad
    mahjong = public(i8, FACES, holds=COUNT, by=FACE)  # the concealed tiles of the winner, laid open
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    claims = own(i8, SEATS, holds=MOVE)  # a triplet or quad noted while the window is open, as a move
    pile = hidden(i8, PILE, holds=FACE, by=used("left"))  # drawn from its end


@rule
def has_quad(s: State, seat: int) -> bool:
    found = False
    for face in range(FACES):
        found = found or s.put_down[seat, face] == 4
    return found


@rule
def allows_quad(g: Rules, s: State, way: int) -> bool:
    """Whether a quad may be put down in this way; every quad needs a replacement tile."""
    return g.rules == EXTENSION1 and g.quads & way != 0 and s.left > 0
