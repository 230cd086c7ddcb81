"""Catching Fish (釣魚, Tiu-U, Diào Yú): catch tiles of the pool with tiles of as many pips.

In a turn a player plays a tile from the hand, then turns up one of the woodpile; each of the two catches a fish of
the pool or stays there. Players pay each other the difference of what their catches are worth.
"""

from paiju.games.dealing import add_tiles
from paiju.games.fishing.tiu_u.fish import DOUBLE_SIX, FACES, SHOAL_STARTS, SHOALS, points_of
from paiju.games.fishing.tiu_u.redealing import redeal as redeal
from paiju.games.fishing.tiu_u.state import FORCED, NOTHING, OFF, OPTIONAL, POINTS, WOODPILE, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Moves, Wall

POOL = 16
HANDS = 24  # tiles in all hands together

# The move table: for each bait the fish that it catches (three alike and a locked pile are one fish), THIRD and DROP;
# then the answers about a pair of [6:6].
THIRD = FACES
DROP = FACES + 1
WAYS = FACES + 2
LAY = FACES * WAYS
KEEP = LAY + 1
MOVES = KEEP + 1


@rule
def begin(g: Rules, s: State) -> None:
    s.first = g.first_dealer
    s.turned = NOTHING
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    add_tiles(s.pool, wall, 0, POOL)
    each = HANDS // g.seats
    for place in range(g.seats):
        seat = (s.first + place) % g.seats
        add_tiles(s.hands[seat], wall, POOL + place * each, POOL + (place + 1) * each)
        s.held[seat] = each
        s.sixes_most[seat] = 4
    for i in range(WOODPILE):
        s.woodpile[WOODPILE - 1 - i] = wall[POOL + HANDS + i]
    s.left = WOODPILE
    begin_play(g, s)


@rule
def clear_table(s: State) -> None:
    s.result[:] = 0
    s.points[:] = 0
    s.pool[:] = 0
    s.piles[:] = 0
    s.catches[:] = 0
    s.hands[:] = 0
    s.sixes_least[:] = 0
    s.sixes_most[:] = 0


@rule
def begin_play(g: Rules, s: State) -> None:
    if g.lay_sixes == OPTIONAL:
        ask_from(g, s, 0)
        return
    if g.lay_sixes == FORCED:
        for seat in range(g.seats):
            lay_all_pairs(s, seat)
    begin_turn(s, s.first)


@rule
def lay_all_pairs(s: State, seat: int) -> None:
    for _ in range(s.hands[seat, DOUBLE_SIX] // 2):
        lay_pair(s, seat)
    s.sixes_least[seat] = 0
    s.sixes_most[seat] = 1


@rule
def lay_pair(s: State, seat: int) -> None:
    s.hands[seat, DOUBLE_SIX] -= 2
    s.held[seat] -= 2
    s.sixes_least[seat] -= 2
    s.sixes_most[seat] -= 2
    add_to_catch(s, seat, DOUBLE_SIX, 2)


@rule
def ask_from(g: Rules, s: State, place: int) -> None:
    """Ask the next seat that holds a pair of [6:6]; play begins when there is none. Who is not asked shows that."""
    for later in range(place, g.seats):
        seat = (s.first + later) % g.seats
        if s.hands[seat, DOUBLE_SIX] >= 2:
            s.turn = seat
            s.question = 1
            s.sixes_least[seat] = 2
            return
        s.sixes_most[seat] = 1
    s.question = 0
    begin_turn(s, s.first)


@rule
def answer(g: Rules, s: State, lays: bool) -> None:
    seat = s.turn
    had_four = s.hands[seat, DOUBLE_SIX] + s.catches[seat, DOUBLE_SIX] == 4
    if lays:
        lay_pair(s, seat)
    if s.question == 1 and had_four:
        s.question = 2
        s.sixes_least[seat] = s.sixes_most[seat]
        return
    if s.question == 1:
        s.sixes_most[seat] -= 1  # not asked again: it had no four
    ask_from(g, s, (seat - s.first + g.seats) % g.seats + 1)


@rule
def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.turned = NOTHING
    if s.held[seat] == 0:
        turn_up(s)


@rule
def turn_up(s: State) -> None:
    s.left -= 1
    s.turned = s.woodpile[s.left]
    s.woodpile[s.left] = 0


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.question > 0:
        out[0] = LAY
        out[1] = KEEP
        return 2
    if s.turned != NOTHING:
        return legal_with(g, s, s.turned, out, 0)
    count = 0
    for bait in range(FACES):
        if s.hands[s.turn, bait] > 0:
            count = legal_with(g, s, bait, out, count)
    return count


@rule
def legal_with(g: Rules, s: State, bait: int, out: Moves, count: int) -> int:
    """Append what this bait may do."""
    must_catch = False
    shoal = FACES * g.gee_joon_match + bait
    for i in range(SHOAL_STARTS[shoal], SHOAL_STARTS[shoal + 1]):
        fish = SHOALS[i]
        if s.pool[fish] > 0 or (fish == bait and s.piles[fish] > 0):
            out[count] = WAYS * bait + fish
            count += 1
            must_catch = g.capture_compulsory == 1
    if can_be_third(g, s, bait):
        out[count] = WAYS * bait + THIRD
        count += 1
    if not must_catch:
        out[count] = WAYS * bait + DROP
        count += 1
    return count


@rule
def can_be_third(g: Rules, s: State, bait: int) -> bool:
    if not g.third_tile or s.pool[bait] != 2:
        return False
    return not g.pile_locks or number_caught(g, s, bait) == 0


@rule
def number_caught(g: Rules, s: State, face: int) -> int:
    number = 0
    for seat in range(g.seats):
        number += s.catches[seat, face]
    return number


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move >= LAY:
        answer(g, s, move == LAY)
        return
    use_bait(g, s, move // WAYS, move % WAYS)
    if s.turned == NOTHING:
        leave_hand(g, s, move // WAYS)
        turn_up(s)
    elif s.left > 0:
        begin_turn(s, (s.turn + 1) % g.seats)
    else:
        end_hand(g, s)


@rule
def use_bait(g: Rules, s: State, bait: int, way: int) -> None:
    if way == DROP:
        s.pool[bait] += 1
    elif way == THIRD and g.pile_locks:
        s.pool[bait] = 0
        s.piles[bait] = 1
    elif way == THIRD:
        s.pool[bait] += 1
    else:
        catch(s, bait, way)


@rule
def catch(s: State, bait: int, fish: int) -> None:
    number = number_taken(s, bait, fish)
    if fish == bait and s.piles[fish] > 0:
        s.piles[fish] = 0
    else:
        s.pool[fish] -= number
    s.catches[s.turn, bait] += 1
    add_to_catch(s, s.turn, fish, number)


@rule
def number_taken(s: State, bait: int, fish: int) -> int:
    """The fourth of a face takes the other three together, any other bait one fish."""
    return 3 if fish == bait and (s.piles[fish] > 0 or s.pool[fish] == 3) else 1


@rule
def add_to_catch(s: State, seat: int, face: int, number: int) -> None:
    s.catches[seat, face] += number
    s.points[seat] = points_of(s.catches[seat])


@rule
def leave_hand(g: Rules, s: State, face: int) -> None:
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1
    if face == DOUBLE_SIX and g.lay_sixes != OFF:
        s.sixes_least[s.turn] = max(0, s.sixes_least[s.turn] - 1)
        s.sixes_most[s.turn] -= 1


@rule
def end_hand(g: Rules, s: State) -> None:
    s.turned = NOTHING
    s.first = first_with_most(g, s)
    settle(g, s)
    for seat in range(g.seats):
        s.score[seat] += s.result[seat]
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL


@rule
def first_with_most(g: Rules, s: State) -> int:
    best = s.first
    for place in range(1, g.seats):
        seat = (s.first + place) % g.seats
        if s.points[seat] > s.points[best]:
            best = seat
    return best


@rule
def settle(g: Rules, s: State) -> None:
    total = 0
    for seat in range(g.seats):
        total += s.points[seat]
    for seat in range(g.seats):
        s.result[seat] = s.points[seat] if g.settlement == POINTS else g.seats * s.points[seat] - total
