"""Connect the Dragon (接龍, Jiē Lóng): join tiles to the open end of one growing chain.

Everybody loses one tile a turn: joined to the dragon, or face down in front of himself. The pips of the tiles that
were not joined are the points; all pay each other the difference.
"""

from paiju.games.dealing import add_tiles, gather, hand_out
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Moves, Record, Rng, Wall, hidden, i8, i16, i32, own, public
from paiju.kernel.rng import shuffle
from paiju.tiles.dominoes import HIGH, LOW, PIPS

SEATS = 4
FACES = 21
TILES = 32

# Options by their place in the list.
DIFFERENCE, CHIPS = range(2)
WINNER, ROTATE = range(2)

# The move table: lead (face, which number stays open), play (face, side), discard (face).
R, L = range(2)
LEAD = 0
PLAY = LEAD + 2 * FACES
DISCARD = PLAY + 2 * FACES
MOVES = DISCARD + FACES


class Rules(Record):
    seats = public(i8)
    arms = public(i8)
    must_play = public(i8)
    settlement = public(i8)
    clean_doubles_others = public(i8)
    next_dealer = public(i8)
    first_dealer = public(i8)
    hands = public(i16)


class State(Record):
    score = public(i32, SEATS)
    result = public(i32, SEATS)  # of the last finished hand
    points = public(i16, SEATS)
    hands_played = public(i16)
    turn = public(i8)
    dealer = public(i8)
    winner = public(i8)
    ends = public(i8, 2)  # the open numbers right and left; 0 before the lead, and on a closed side
    streak = public(i8)  # face-down tiles since the last joined one
    length = public(i8)
    chain = public(i8, TILES)  # joined tiles as played: face, and 32 more for one joined on the left
    held = public(i8, SEATS)
    laid = public(i8, SEATS)
    hands = own(i8, SEATS, FACES, shown="hand_is_over")
    down = own(i8, SEATS, FACES, shown="hand_is_over")  # face down, put there because they did not fit
    idle = hidden(i8, FACES, shown="hand_is_over")  # out of play with three players


@rule
def hand_is_over(g: Rules, s: State) -> bool:
    return s.turn < 0


@rule
def begin(g: Rules, s: State) -> None:
    s.dealer = g.first_dealer
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    each = TILES // g.seats
    clear_table(s)
    for place in range(g.seats):
        seat = (s.dealer + place) % g.seats
        add_tiles(s.hands[seat], wall, place * each, (place + 1) * each)
        s.held[seat] = each
    add_tiles(s.idle, wall, g.seats * each, TILES)
    s.turn = s.dealer


@rule
def clear_table(s: State) -> None:
    s.ends[:] = 0
    s.chain[:] = 0
    s.points[:] = 0
    s.result[:] = 0
    s.laid[:] = 0
    s.hands[:] = 0
    s.down[:] = 0
    s.idle[:] = 0
    s.length = 0
    s.streak = 0


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.length == 0:
        return legal_leads(g, s, out)
    count = legal_plays(g, s, out)
    if count > 0 and g.must_play:
        return count
    return legal_discards(s, out, count)


@rule
def legal_leads(g: Rules, s: State, out: Moves) -> int:
    count = 0
    for face in range(FACES):
        if s.hands[s.turn, face] > 0:
            out[count] = LEAD + 2 * face
            count += 1
            if g.arms == 1 and HIGH[face] != LOW[face]:
                out[count] = LEAD + 2 * face + 1
                count += 1
    return count


@rule
def legal_plays(g: Rules, s: State, out: Moves) -> int:
    count = 0
    for face in range(FACES):
        if s.hands[s.turn, face] > 0:
            for side in range(g.arms):
                if fits(face, s.ends[side]):
                    out[count] = PLAY + 2 * face + side
                    count += 1
    return count


@rule
def legal_discards(s: State, out: Moves, count: int) -> int:
    for face in range(FACES):
        if s.hands[s.turn, face] > 0:
            out[count] = DISCARD + face
            count += 1
    return count


@rule
def fits(face: int, end: int) -> bool:
    return HIGH[face] == end or LOW[face] == end


@rule
def other_number(face: int, number: int) -> int:
    return HIGH[face] + LOW[face] - number


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move >= DISCARD:
        put_down(s, move - DISCARD)
    elif move >= PLAY:
        join(s, (move - PLAY) // 2, (move - PLAY) % 2)
    else:
        lead(g, s, (move - LEAD) // 2, (move - LEAD) % 2)
    s.turn = (s.turn + 1) % g.seats
    if s.held[s.turn] == 0 or (g.must_play and s.streak == g.seats):
        end_hand(g, s)


@rule
def lead(g: Rules, s: State, face: int, smaller_open: int) -> None:
    if g.arms == 2:
        s.ends[L] = HIGH[face]
        s.ends[R] = LOW[face]
    else:
        s.ends[R] = LOW[face] if smaller_open else HIGH[face]
    lengthen(s, face, R)


@rule
def join(s: State, face: int, side: int) -> None:
    s.ends[side] = other_number(face, s.ends[side])
    lengthen(s, face, side)
    s.streak = 0


@rule
def lengthen(s: State, face: int, side: int) -> None:
    s.chain[s.length] = face + 32 * side
    s.length += 1
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1


@rule
def put_down(s: State, face: int) -> None:
    s.hands[s.turn, face] -= 1
    s.down[s.turn, face] += 1
    s.held[s.turn] -= 1
    s.laid[s.turn] += 1
    s.streak += 1


@rule
def end_hand(g: Rules, s: State) -> None:
    count_points(g, s)
    s.winner = lowest_hand_with_fewest(g, s)
    settle(g, s)
    for seat in range(g.seats):
        s.score[seat] += s.result[seat]
    s.dealer = s.winner if g.next_dealer == WINNER else (s.dealer + 1) % g.seats
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL


@rule
def count_points(g: Rules, s: State) -> None:
    for seat in range(g.seats):
        s.points[seat] = 0
        for face in range(FACES):
            s.points[seat] += PIPS[face] * (s.hands[seat, face] + s.down[seat, face])


@rule
def lowest_hand_with_fewest(g: Rules, s: State) -> int:
    best = s.dealer
    for place in range(1, g.seats):
        seat = (s.dealer + place) % g.seats
        if s.points[seat] < s.points[best]:
            best = seat
    return best


@rule
def settle(g: Rules, s: State) -> None:
    if g.settlement == CHIPS:
        for seat in range(g.seats):
            s.result[seat] = g.seats - 1 if seat == s.winner else -1
        return
    total = 0
    for seat in range(g.seats):
        total += owed_points(g, s, seat)
    for seat in range(g.seats):
        s.result[seat] = total - g.seats * owed_points(g, s, seat)


@rule
def owed_points(g: Rules, s: State, seat: int) -> int:
    """The points that count for settling: doubled when another seat joined all its tiles and this one did not."""
    points = s.points[seat]
    if g.clean_doubles_others and not is_clean(s, seat):
        for other in range(g.seats):
            if is_clean(s, other):
                return 2 * points
    return points


@rule
def is_clean(s: State, seat: int) -> bool:
    """All tiles joined: no tile has fewer than two pips, so that is to have no points."""
    return s.points[seat] == 0


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    size = gather(s.idle, pool, 0)
    idle = size
    for other in range(g.seats):
        if other != seat:
            size = gather(s.hands[other], pool, size)
            size = gather(s.down[other], pool, size)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if other != seat:
            size = hand_out(s.hands[other], pool, size, s.held[other])
            size = hand_out(s.down[other], pool, size, s.laid[other])
    hand_out(s.idle, pool, size, idle)
