"""The pool, common to all fishing games: a tile of the hand, then one of the woodpile; each catches a fish or stays.

A game of the family extends PoolRules and PoolState, deals with `deal_pool`, says itself which fish a bait may take
and what a catch is worth, passes the turn with `go_on`, and pays by the points of the catches.
"""

from paiju.games.dealing import add_tiles
from paiju.games.fishing.options import LAY_SIXES, SETTLEMENT
from paiju.games.fishing.settlement import settle_differences
from paiju.games.fishing.shoals import DOUBLE_SIX, FACES
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT, choice, used
from paiju.kernel.record import DEAL, Moves, Record, Wall, hidden, i8, i16, i32, own, public

SEATS = 3
LARGEST_WOODPILE = 30
NOTHING = -1

FORCED = LAY_SIXES.place("forced")
OPTIONAL = LAY_SIXES.place("optional")
OFF = LAY_SIXES.place("off")
DIFFERENCE = SETTLEMENT.place("difference")
POINTS = SETTLEMENT.place("points")

# The move table: for each bait the fish that it catches (three taken together are one fish), THIRD where a game has
# it, and DROP; then the answers about a pair of [6:6].
THIRD = FACES
DROP = FACES + 1
WAYS = FACES + 2
LAY = FACES * WAYS
KEEP = LAY + 1
POOL_MOVES = KEEP + 1


class PoolRules(Record):
    hands = public(i16)
    seats = public(i8)
    lay_sixes = public(i8)
    capture_compulsory = public(i8)
    gee_joon_match = public(i8)
    settlement = public(i8)
    first_dealer = public(i8)


class PoolState(Record):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished hand
    points = public(i16, SEATS, holds=AMOUNT, by=SEAT)  # of the catches as they are now
    hands_played = public(i16, holds=COUNT)
    turn = public(i8, holds=SEAT)
    first = public(i8, holds=SEAT)  # the first player
    question = public(i8, holds=choice(3))  # the first or second to `turn` about a pair of [6:6]; 0 once play has begun
    turned = public(i8, holds=FACE)  # the tile turned up from the woodpile, NOTHING in the hand step
    pool = public(i8, FACES, holds=COUNT, by=FACE)
    catches = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    sixes_least = public(i8, SEATS, holds=COUNT, by=SEAT)  # what questions, answers and played tiles tell everybody:
    sixes_most = public(i8, SEATS, holds=COUNT, by=SEAT)  # how many [6:6] a seat may still hold
    left = public(i8, holds=COUNT)  # tiles of the woodpile
    woodpile = hidden(i8, LARGEST_WOODPILE, holds=FACE, by=used("left"))  # the next tile is the last of `left`


@rule
def begin_session(g: PoolRules, s: PoolState) -> None:
    s.first = g.first_dealer
    s.turned = NOTHING
    s.turn = DEAL


@rule
def deal_pool(g: PoolRules, s: PoolState, wall: Wall, pool: int, hands: int) -> None:
    """So many tiles to the pool, so many to all hands in equal blocks; the rest is the woodpile."""
    clear_table(s)
    add_tiles(s.pool, wall, 0, pool)
    each = hands // g.seats
    for place in range(g.seats):
        seat = (s.first + place) % g.seats
        add_tiles(s.hands[seat], wall, pool + place * each, pool + (place + 1) * each)
        s.held[seat] = each
        s.sixes_most[seat] = 4
    s.left = len(wall) - pool - hands
    for i in range(s.left):
        s.woodpile[i] = wall[len(wall) - 1 - i]


@rule
def clear_table(s: PoolState) -> None:
    s.result[:] = 0
    s.points[:] = 0
    s.pool[:] = 0
    s.catches[:] = 0
    s.hands[:] = 0
    s.sixes_least[:] = 0
    s.sixes_most[:] = 0


@rule
def begin_turn(s: PoolState, seat: int) -> None:
    """A seat without a tile in hand has the draw step only."""
    s.turn = seat
    s.turned = NOTHING
    if s.held[seat] == 0 and s.left > 0:
        turn_up(s)


@rule
def turn_up(s: PoolState) -> None:
    s.left -= 1
    s.turned = s.woodpile[s.left]
    s.woodpile[s.left] = 0


@rule
def legal_answers(out: Moves) -> int:
    out[0] = LAY
    out[1] = KEEP
    return 2


@rule
def take(s: PoolState, bait: int, fish: int, number: int) -> None:
    """So many fish of a face go from the pool to the catch, and the bait with them."""
    s.pool[fish] -= number
    s.catches[s.turn, fish] += number
    s.catches[s.turn, bait] += 1


@rule
def go_on(g: PoolRules, s: PoolState, bait: int) -> None:
    """A used hand tile is followed by one of the woodpile, and that by the next seat."""
    if s.turned == NOTHING:
        leave_hand(g, s, bait)
        turn_up(s)
    else:
        begin_turn(s, (s.turn + 1) % g.seats)


@rule
def leave_hand(g: PoolRules, s: PoolState, face: int) -> None:
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1
    if face == DOUBLE_SIX and g.lay_sixes != OFF:
        s.sixes_least[s.turn] = max(0, s.sixes_least[s.turn] - 1)
        s.sixes_most[s.turn] -= 1


@rule
def is_fished_out(s: PoolState) -> bool:
    """The last tile of the woodpile has been used."""
    return s.left == 0 and s.turned == NOTHING


@rule
def number_caught(g: PoolRules, s: PoolState, face: int) -> int:
    number = 0
    for seat in range(g.seats):
        number += s.catches[seat, face]
    return number


@rule
def settle(g: PoolRules, s: PoolState) -> None:
    """Every two seats settle the difference of their points, or everybody just scores them."""
    if g.settlement == DIFFERENCE:
        settle_differences(g, s)
        return
    for seat in range(g.seats):
        s.result[seat] = s.points[seat]
