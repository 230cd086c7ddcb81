"""How good players play Bagchen: points and single winners for the end, large sets first, the rest thrown away."""

from paiju.games.tricks.advice import lowest_beat
from paiju.games.tricks.bagchen.rules import is_to_lead, tiles_led
from paiju.games.tricks.bagchen.sets import (
    ALL_POINTS,
    COPIES,
    FACE,
    FACES,
    FIRST,
    FORM,
    IS_POINT,
    NOTHING,
    NUMBER,
    PARTS,
    SETS,
    SIZE,
    beats,
    has_face,
    is_in,
    is_set,
)
from paiju.games.tricks.bagchen.state import CHARITY, DISCARD, REDEAL, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.words.said import Said

REASONS = (
    Said("why-redeal"),
    Said("why-sure"),
    Said("why-large-set"),
    Said("why-likely"),
    Said("why-end"),
    Said("why-least"),
    Said("why-save"),
    Said("why-useless"),
)
AGAIN, SURE, LARGE, LIKELY, END, LEAST, SAVE, USELESS = range(8)

ENDGAME = 8  # winners are saved only while a seat holds more tiles than this

# Weights of leads: for each tile, and for what is kept for the end.
PER_TILE = 8
SURE_SET = 20
SURE_SINGLE = -100
POINT = -200
POINT_USE = 100


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if seen.asking:
        return REDEAL, AGAIN
    if seen.picking == 0 and is_to_lead(seen):
        return choose_lead(seen, moves, count)
    beat = lowest_beat(moves, count, DISCARD)
    if beat == NOTHING:
        return least_useful(g, seen, moves, count), USELESS
    if SIZE[beat] == 1 and rivals(seen, beat) == 0 and seen.held[seen.turn] > ENDGAME:
        return least_useful(g, seen, moves, count), SAVE
    return beat, LEAST


@rule
def rivals(seen: State, place: int) -> int:
    """How many sets that beat this one others may hold."""
    number = 0
    for other in range(FIRST[SIZE[place]], FIRST[SIZE[place] + 1]):
        if beats(seen.points, other, place) and may_be_held(seen, other):
            number += 1
    return number


@rule
def may_be_held(seen: State, place: int) -> bool:
    """Whether another seat may hold a set, as far as this seat can tell."""
    for part in range(PARTS):
        face = FACE[place, part]
        gone = seen.played[face] + seen.hands[seen.turn, face] + seen.down[seen.turn, face]
        if COPIES[face] - gone < NUMBER[place, part]:
            return False
    return True


@rule
def choose_lead(seen: State, moves: Moves, count: int) -> tuple[int, int]:
    best = moves[0]
    best_weight = weigh_lead(seen, best)
    for i in range(1, count):
        if moves[i] < CHARITY and weigh_lead(seen, moves[i]) > best_weight:
            best = moves[i]
            best_weight = weigh_lead(seen, best)
    if FORM[seen.points, best] == ALL_POINTS:
        return best, END
    if rivals(seen, best) == 0:
        return best, SURE
    return best, LARGE if SIZE[best] > 1 else LIKELY


@rule
def weigh_lead(seen: State, place: int) -> int:
    """Large sets and sure ones first, then sure single tiles, points last and together."""
    weight = PER_TILE * SIZE[place]
    if FORM[seen.points, place] == ALL_POINTS:
        return weight + POINT
    number = rivals(seen, place)
    if number > 0:
        return weight - 2 * number
    return weight + (SURE_SET if SIZE[place] > 1 else SURE_SINGLE)


@rule
def least_useful(g: Rules, seen: State, moves: Moves, count: int) -> int:
    """The first of the tiles to discard; the rest are picked from there on in ascending order."""
    wanted = seen.picking if seen.picking > 0 else tiles_led(seen)
    for i in range(count):
        if moves[i] >= DISCARD and count_less_useful(g, seen, moves[i] - DISCARD) < wanted:
            return moves[i]
    return moves[count - 1]


@rule
def count_less_useful(g: Rules, seen: State, face: int) -> int:
    """How many tiles that may be picked are less useful than this one."""
    use = use_of(g, seen, face)
    number = 0
    for other in range(seen.lowest[seen.turn], FACES):
        if seen.hands[seen.turn, other] > 0:
            use_of_other = use_of(g, seen, other)
            if use_of_other < use or (use_of_other == use and other < face):
                number += seen.hands[seen.turn, other]
    return number


@rule
def use_of(g: Rules, seen: State, face: int) -> int:
    """Judged by the best set that the tile belongs to: large, and with few rivals. Points are the most useful."""
    if IS_POINT[seen.points, face]:
        return POINT_USE
    best = 0
    for place in range(len(SETS)):
        if has_face(place, face) and is_in(place, seen.hands[seen.turn]) and is_set(seen.points, g.horses, place):
            best = max(best, PER_TILE * SIZE[place] - rivals(seen, place))
    return best
