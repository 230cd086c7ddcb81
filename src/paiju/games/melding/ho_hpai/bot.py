"""How good players play Barbarian Tablets: keep what wins with most tiles, and remember what they put themselves."""

from paiju.games.melding.ho_hpai.state import (
    DRAW,
    GIVE,
    PASS,
    RUMMY,
    TAKE,
    TAKING,
    WIN,
    Rules,
    State,
    front,
    puts_first,
    taker,
)
from paiju.games.melding.ho_hpai.winning import IS_DOUBLE, hand_value, is_triplet
from paiju.games.melding.packed import FACES
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row
from paiju.tiles import FULL32, TAIL24
from paiju.tiles.tileset import table
from paiju.words.said import Said

REASONS = (
    Said("why-win-now"),
    Said("why-known-tiles-win"),
    Said("why-most-tiles-win"),
    Said("why-most-triplets"),
    Said("why-thrown-tile-helps"),
    Said("why-drawn-tile-may-help"),
)
WINNING, PLANNED, WAITING, BUILDING, TAKING_UP, DRAWING = range(6)

FULL_SET = table(FULL32.copies)
WITHOUT_DOUBLES = table(TAIL24.copies)
NO_TILE = -1

# A winning tile weighs, for each point of the hand, as much as WIN_WEIGHT tiles that only make a triplet; a certain win
# outweighs everything that may come.
WIN_WEIGHT = 12
CERTAIN = 1_000_000
FED_DOUBLE = 6  # the cost of feeding another seat a double
WORTH_TAKING = 150  # percent: how much better a thrown tile must make the hand, since a drawn one helps it too


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if moves[0] == WIN:
        return WIN, WINNING
    if seen.phase == TAKING:
        return take_or_draw(g, seen)
    if moves[0] == PASS:
        return PASS, WAITING
    return best_gift(g, seen, moves, count)


@rule
def best_gift(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best, most, waits = moves[0], -CERTAIN, False
    for place in range(count):
        weight, wins = weigh_gift(g, seen, moves[place] - GIVE)
        if weight > most:
            best, most, waits = moves[place], weight, wins
    if most >= CERTAIN:
        return best, PLANNED
    return best, WAITING if waits else BUILDING


@rule
def weigh_gift(g: Rules, seen: State, face: int) -> tuple[int, bool]:
    """What the hand promises without a tile, and whether it is then one tile from winning."""
    hand = seen.hands[seen.turn]
    hand[face] -= 1
    planned = planned_value(g, seen, hand, face)
    waiting = waiting_for_win(g, seen, hand)
    building = ways_to_triplets(g, seen, hand)
    hand[face] += 1
    return CERTAIN * planned + WIN_WEIGHT * waiting + building - feeding(g, seen, face), waiting > 0


@rule
def feeding(g: Rules, seen: State, face: int) -> int:
    """Do not feed another seat doubles."""
    return FED_DOUBLE * IS_DOUBLE[face] if g.play != RUMMY and taker(g, seen, seen.turn) != seen.turn else 0


@rule
def planned_value(g: Rules, seen: State, hand: Row, gift: int) -> int:
    """What the tiles I know to be coming are worth: twice the value with the next one, once with the next two."""
    first = tile_to_come(g, seen, 0, gift)
    if first == NO_TILE:
        return 0
    second = tile_to_come(g, seen, 1, gift)
    hand[first] += 1
    value = 2 * hand_value(g, hand)
    if value == 0 and second != NO_TILE:
        value = value_with_another(g, hand, second)
    hand[first] -= 1
    return value


@rule
def value_with_another(g: Rules, hand: Row, second: int) -> int:
    """The best hand when one more tile comes and another is put for it."""
    best = 0
    hand[second] += 1
    for face in range(FACES):
        if hand[face] > 0:
            hand[face] -= 1
            best = max(best, hand_value(g, hand))
            hand[face] += 1
    hand[second] -= 1
    return best


@rule
def tile_to_come(g: Rules, seen: State, later: int, gift: int) -> int:
    """The tile that I shall take next, or so many turns later, if I put it there: NO_TILE if I do not know it."""
    if g.play == RUMMY:
        return NO_TILE
    this = front(g, seen)
    place = (this + g.seats * (later + (0 if puts_first(g) else 1))) % seen.places
    if place == this and not (puts_first(g) and later == 0):
        return gift
    return seen.put[seen.turn, place] - 1


@rule
def waiting_for_win(g: Rules, seen: State, hand: Row) -> int:
    """The tiles that may come and complete the hand, each weighted by what the hand is then worth."""
    total = 0
    for face in range(FACES):
        copies = copies_to_come(g, seen, face)
        if copies > 0:
            hand[face] += 1
            total += copies * hand_value(g, hand)
            hand[face] -= 1
    return total


@rule
def ways_to_triplets(g: Rules, seen: State, hand: Row) -> int:
    """The tiles that may come and make a triplet with two of these, summed over all twos."""
    total = 0
    for x in range(FACES):
        for y in range(x, FACES):
            if hand[x] > 0 and hand[y] > (1 if x == y else 0):
                for face in range(FACES):
                    if is_triplet(g, x, y, face):
                        total += copies_to_come(g, seen, face)
    return total


@rule
def copies_to_come(g: Rules, seen: State, face: int) -> int:
    """My own tiles that come back to me, and unseen ones if any of those can reach me."""
    mine = own_in_line(seen, face)
    returns = g.play != RUMMY and taker(g, seen, seen.turn) == seen.turn
    if returns and seen.turns > seen.places:
        return mine
    return unseen(g, seen, face) - (0 if returns else mine)


@rule
def own_in_line(seen: State, face: int) -> int:
    found = 0
    for place in range(seen.places):
        found += 1 if seen.put[seen.turn, place] == 1 + face else 0
    return found


@rule
def unseen(g: Rules, seen: State, face: int) -> int:
    """Copies that are neither in my hand nor known to be elsewhere; those that I put in the line count."""
    in_set = WITHOUT_DOUBLES[face] if g.seats == 3 and g.remove_doubles else FULL_SET[face]
    elsewhere = seen.hands[seen.turn, face] + seen.discards[face] + (1 if seen.eye == face else 0)
    for seat in range(g.seats):
        elsewhere += seen.known[seat, face] if seat != seen.turn else 0
    return max(0, in_set - elsewhere)


@rule
def take_or_draw(g: Rules, seen: State) -> tuple[int, int]:
    hand = seen.hands[seen.turn]
    now = promise(g, seen, hand)
    hand[seen.last] += 1
    then = CERTAIN if hand_value(g, hand) > 0 else promise_after_discard(g, seen, hand)
    hand[seen.last] -= 1
    if 100 * then > WORTH_TAKING * now:
        return TAKE, TAKING_UP
    return DRAW, DRAWING


@rule
def promise_after_discard(g: Rules, seen: State, hand: Row) -> int:
    best = 0
    for face in range(FACES):
        if hand[face] > 0 and face != seen.last:
            hand[face] -= 1
            best = max(best, promise(g, seen, hand))
            hand[face] += 1
    return best


@rule
def promise(g: Rules, seen: State, hand: Row) -> int:
    return WIN_WEIGHT * waiting_for_win(g, seen, hand) + ways_to_triplets(g, seen, hand)
