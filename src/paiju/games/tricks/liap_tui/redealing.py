"""Deal anew what a seat cannot see, among the places where it could be, given all that this seat knows.

It knows the type of the starter's set, who was weak and who was not when a redeal was asked for, and in the first
round who holds the red general.
"""

from paiju.games.dealing import count_tiles, gather, hand_out
from paiju.games.tricks.liap_tui.sets import (
    FACES,
    PART_COUNT,
    PART_FACE,
    PARTS,
    RED_GENERAL,
    SET_TYPE,
    SETS,
    is_strong,
    is_weak,
)
from paiju.games.tricks.liap_tui.state import (
    DECLARING,
    HAND,
    ROUND_OVER,
    UNTOLD,
    WEAK,
    Rules,
    State,
    pieces_lie_open,
)
from paiju.games.tricks.state import SEATS
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import draw_below, shuffle

TRIES = 1000  # far more than random play was ever seen to need; then the last try stands


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if s.phase == ROUND_OVER:
        return
    for _ in range(TRIES):
        deal_unseen(g, s, seat, rng, pool)
        if is_possible(s):
            return


@rule
def deal_unseen(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """Deal to the places that allow least first: the starter's set, then the hands known to be weak."""
    size = gather_unseen(g, s, seat, pool)
    if s.starter != seat and not pieces_lie_open(g, s):
        size = deal_starter_set(s, rng, pool, size)
    for other in range(SEATS):
        if other != seat and s.told[other] == WEAK:
            shuffle(rng, pool, size)
            bring_weak_pieces(pool, size, unseen_of(s, other))
            size = deal_to(s, other, pool, size)
    shuffle(rng, pool, size)
    for other in range(SEATS):
        if other != seat and s.told[other] != WEAK:
            size = deal_to(s, other, pool, size)


@rule
def gather_unseen(g: Rules, s: State, seat: int, pool: Wall) -> int:
    size = 0
    for other in range(SEATS):
        if other != seat:
            size = gather(s.hands[other], pool, size)
            if not pieces_lie_open(g, s):
                size = gather(s.laid[other], pool, size)
    return size


@rule
def deal_to(s: State, seat: int, pool: Wall, size: int) -> int:
    """Give a seat its unseen pieces from the end of the pool."""
    face_down = unseen_of(s, seat) - s.held[seat]
    size = hand_out(s.hands[seat], pool, size, s.held[seat])
    return hand_out(s.laid[seat], pool, size, face_down)


@rule
def unseen_of(s: State, seat: int) -> int:
    """How many pieces of a seat are still to be dealt to it."""
    return HAND - count_tiles(s.played[seat]) - count_tiles(s.laid[seat]) - count_tiles(s.hands[seat])


@rule
def bring_weak_pieces(pool: Wall, size: int, number: int) -> None:
    """The first pieces up to 9 points of a shuffled pool go to its end; if they are too few, strong ones too."""
    place = 0
    for last in range(size - 1, size - number - 1, -1):
        while is_strong(pool[place]) and place < last:
            place += 1
        swap(pool, place, last)


@rule
def swap(pool: Wall, one: int, other: int) -> None:
    face = pool[one]
    pool[one] = pool[other]
    pool[other] = face


@rule
def deal_starter_set(s: State, rng: Rng, pool: Wall, size: int) -> int:
    """Give the starter a set of the announced type: each as likely as there are ways to take it from the pool."""
    ways = 0
    for number in range(SETS):
        ways += ways_to_take(s, number, pool, size)
    chosen = draw_below(rng, ways)
    number = 0
    while chosen >= ways_to_take(s, number, pool, size):
        chosen -= ways_to_take(s, number, pool, size)
        number += 1
    return take_set(s, number, pool, size)


@rule
def ways_to_take(s: State, number: int, pool: Wall, size: int) -> int:
    if SET_TYPE[number] != s.led:
        return 0
    ways = 1
    for part in range(PARTS * number, PARTS * number + PARTS):
        if s.told[s.starter] == WEAK and is_strong(PART_FACE[part]) and PART_COUNT[part] > 0:
            return 0
        ways *= choices(copies(PART_FACE[part], pool, size), PART_COUNT[part])
    return ways


@rule
def copies(face: int, pool: Wall, size: int) -> int:
    number = 0
    for place in range(size):
        if pool[place] == face:
            number += 1
    return number


@rule
def choices(number: int, taken: int) -> int:
    """How many ways there are to take so many of a number of pieces."""
    ways = 1
    for i in range(taken):
        ways = ways * (number - i) // (i + 1)
    return ways


@rule
def take_set(s: State, number: int, pool: Wall, size: int) -> int:
    for part in range(PARTS * number, PARTS * number + PARTS):
        for _ in range(PART_COUNT[part]):
            place = 0
            while pool[place] != PART_FACE[part]:
                place += 1
            size -= 1
            swap(pool, place, size)
        s.laid[s.starter, PART_FACE[part]] += PART_COUNT[part]
    return size


@rule
def is_possible(s: State) -> bool:
    """Whether this deal could have led to what all have seen."""
    for seat in range(SEATS):
        if s.told[seat] != UNTOLD and (s.told[seat] == WEAK) != was_dealt_weak(s, seat):
            return False
    return first_holds_red_general(s) and can_complete_play(s)


@rule
def was_dealt_weak(s: State, seat: int) -> bool:
    return is_weak(s.hands[seat]) and is_weak(s.laid[seat]) and is_weak(s.played[seat])


@rule
def first_holds_red_general(s: State) -> bool:
    """True also in rounds that are not started by its holder."""
    if s.hands_played > 0 or s.multiplier > 1 or s.phase < DECLARING:
        return True
    return s.hands[s.first, RED_GENERAL] + s.laid[s.first, RED_GENERAL] + s.played[s.first, RED_GENERAL] > 0


@rule
def can_complete_play(s: State) -> bool:
    """Pieces are picked in order: enough must follow those that the seat to act has picked already."""
    if s.picking == 0:
        return True
    following = 0
    face = FACES - 1
    while s.laid[s.turn, face] == 0:
        following += s.hands[s.turn, face]
        face -= 1
    return following + s.hands[s.turn, face] >= s.picking
