"""The records of Barbarian Tablets, and what can be read off them at once."""

from paiju.games.melding.ho_hpai.options import DRAW_ORDER, LINE_FIX, PLAY
from paiju.games.melding.packed import FACES
from paiju.games.melding.session import SessionRules, SessionState
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT, choice
from paiju.kernel.record import hidden, i8, i16, i32, own, public

SEATS = 4
FULL_HAND = 6
LINE = 17  # the longest: three players with the full set who draw first

EYE = LINE_FIX.place("eye")
PUT_FIRST = DRAW_ORDER.place("put_first")
IN_LINE = PLAY.place("line")
RUMMY = PLAY.place("rummy")

# What the seat on turn is asked: to win or to give a tile away, whether it shows a winning hand, where it takes from.
GIVING, SHOWING, TAKING = range(3)

# The move table: win; in rummy the ways to get a tile; give a tile away (face), which is a put or a discard; pass.
WIN = 0
TAKE = WIN + 1
DRAW = TAKE + 1
GIVE = DRAW + 1
PASS = GIVE + FACES
MOVES = PASS + 1


class Rules(SessionRules):
    hands = public(i16)
    max_rounds = public(i16)
    seats = public(i8)
    scoring = public(i8)
    sok = public(i8)
    pairs = public(i8)
    kao_without_doubles = public(i8)
    big_small_doubles = public(i8)
    three_pairs = public(i8)
    remove_doubles = public(i8)
    line_fix = public(i8)
    draw_order = public(i8)
    play = public(i8)
    next_dealer = public(i8)
    first_dealer = public(i8)


class State(SessionState):
    """The line never changes its length but in the middle of a turn: a tile is put where one is taken.

    So it is kept as a ring, and the place of its front goes on with every turn. The wall of rummy lies there too.
    """

    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished hand
    turns = public(i32, holds=COUNT)  # of this hand, the one being played included
    hands_played = public(i16, holds=COUNT)
    turn = public(i8, holds=SEAT)
    phase = public(i8, holds=choice(3))
    dealer = public(i8, holds=SEAT)
    winner = public(i8, holds=SEAT)  # of this hand, NOBODY until it is won
    places = public(i8, holds=COUNT)  # of the line; in rummy tiles of the wall when it was dealt
    left = public(i8, holds=COUNT)  # tiles there now
    eye = public(i8, holds=FACE)  # the face laid aside for the whole hand, or NOTHING
    last = public(i8, holds=FACE)  # rummy: the face that the seat before threw, or NOTHING
    taken = public(i8, holds=FACE)  # rummy: the face that must not be thrown now, because it was just taken, or NOTHING
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    won = public(i8, FACES, holds=COUNT, by=FACE)  # the winner's tiles, laid open
    discards = public(i8, FACES, holds=COUNT, by=FACE)
    known = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))  # rummy: tiles of a hand that all saw its seat take
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    drawn = own(i8, SEATS, holds=FACE.plus(1))  # 1 + the face that a seat took last, until it gives one away
    # 1 + the face of every tile in the line that a seat put there, by its place
    put = own(i8, SEATS, LINE, holds=FACE.plus(1))
    # 1 + the face of the tile that a seat put and another took, while that one must have it
    fed = own(i8, SEATS, holds=FACE.plus(1))
    line = hidden(i8, LINE, holds=FACE.plus(1))  # 1 + the faces that lie in the line or wall since the deal


@rule
def puts_first(g: Rules) -> bool:
    return g.play == IN_LINE and g.draw_order == PUT_FIRST


@rule
def front(g: Rules, s: State) -> int:
    """The place from which the next tile is taken."""
    return s.places - s.left if g.play == RUMMY else (s.turns - 1) % s.places


@rule
def taker(g: Rules, s: State, seat: int) -> int:
    """Who takes the tiles that a seat puts, once the line has gone round and they are at its front."""
    return (seat + s.places) % g.seats


@rule
def feeder(g: Rules, s: State, seat: int) -> int:
    """Whose tiles a seat takes."""
    return (seat - s.places) % g.seats
