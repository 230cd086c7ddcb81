"""The records of Ponjan, and what can be read off them at once."""

from paiju.games.melding.ponjan.options import NO_DECK, ROUNDING, SCORE_FORMULA
from paiju.games.melding.state import MeldingRules
from paiju.games.melding.throws import THROW, DrawnState
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, FLAG, SEAT, bits, choice, used
from paiju.kernel.record import Row, hidden, i8, i16, i32, own, public

SEATS = 4
FACES = 12
EACH = 8
MOST_SHOWN = 2  # displayed sets of a seat
DECK = 78 - 2 * EACH  # with two players
THROWS = DECK + 2 * MOST_SHOWN  # every draw brings one, and every displayed set; most with two players

AS_PRINTED = SCORE_FORMULA.place("seed")
ZERO_SUM = ROUNDING.place("zero_sum")
TENPAI = NO_DECK.place("tenpai")

# The rounds in which the others answer a throw.
COMPLETING, STEALING = 1, 2

# The move table: complete, reach (face), discard (face), steal, pass.
COMPLETE = 0
REACH = COMPLETE + 1
DISCARD = REACH + FACES
STEAL = DISCARD + FACES
PASS = STEAL + 1
MOVES = PASS + 1


class Rules(MeldingRules):
    start_score = public(i32)
    hands = public(i16)
    seats = public(i8)
    ruleset = public(i8)
    score_formula = public(i8)
    score_unit = public(i8)
    starter_bonus = public(i8)
    rounding = public(i8)
    no_deck = public(i8)
    starter_stays = public(i8)
    dragon_once = public(i8)
    strict_no_steals = public(i8)
    first_dealer = public(i8)


class State(DrawnState):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished game
    hands_played = public(i32, holds=COUNT)
    number = public(i16, holds=COUNT)  # the number of this game among the `hands` of the session
    combinations = public(i16, holds=bits(12))  # of the completed hand, one bit each
    turn = public(i8, holds=SEAT)
    starter = public(i8, holds=SEAT)
    winner = public(i8, holds=SEAT)  # of this game, NOBODY until a hand is completed
    window = public(i8, holds=choice(3))  # the round in which a throw is answered, 0 while none is
    left = public(i8, holds=COUNT)  # tiles in the deck
    thrown = public(i8, holds=COUNT)  # how many throws there were
    throws = public(i8, THROWS, holds=THROW, by=used("thrown"))
    # 1 + the seat that took this throw, 0 for a tile that lies dead
    takers = public(i8, THROWS, holds=SEAT.plus(1), by=used("thrown"))
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    displayed = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))  # sets made by stealing, by their type
    # 1 + the place of the reach tile among the throws, 0 for a seat that has not reached
    reached = public(i8, SEATS, holds=choice(THROWS).plus(1), by=SEAT)
    ippatsu = public(i8, SEATS, holds=FLAG, by=SEAT)  # 1 from a reach until the seat's next discard or anybody's steal
    opened = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))  # concealed tiles that were laid open at the end
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    drawn = own(i8, SEATS, holds=FACE.plus(1))  # 1 + the face of the tile just drawn, 0 after a steal and out of turn
    pile = hidden(i8, DECK, holds=FACE, by=used("left"))  # the deck, drawn from its end


@rule
def is_whole(hand: Row, taken: int) -> bool:
    """Whether concealed tiles, with one taken from a discard, are sets alone and thus three with those displayed."""
    whole = True
    for face in range(FACES):
        whole = whole and (hand[face] + (1 if face == taken else 0)) % 3 == 0
    return whole


@rule
def beyond_sets(hand: Row) -> tuple[int, int]:
    """Of how many types one tile, and of how many two, are left over when sets of three are set aside."""
    singles = 0
    pairs = 0
    for face in range(FACES):
        over = hand[face] % 3
        singles += over & 1
        pairs += over >> 1
    return singles, pairs


@rule
def is_ready(hand: Row, thrown: int) -> bool:
    """Whether, once a tile is thrown, two sets and a pair remain, counting the displayed sets."""
    pairs = 0
    for face in range(FACES):
        over = (hand[face] - (1 if face == thrown else 0)) % 3
        if over == 1:
            return False
        pairs += over // 2
    return pairs == 1


@rule
def count_displayed(s: State, seat: int) -> int:
    sets = 0
    for face in range(FACES):
        sets += s.displayed[seat, face]
    return sets
