"""What may be led in Bagchen: any set, or for a seat with a passport only what the option allows it."""

from paiju.games.bits import BITS, list_bits, lowest, without_lowest
from paiju.games.tricks.bagchen.sets import (
    ALL_POINTS,
    COPIES,
    EARTH,
    FACE,
    FACES,
    FIRST,
    FORM,
    FULL_HORSE,
    HORSE,
    IS_POINT,
    MINISTER_RANK,
    MIXED,
    NUMBER,
    PARTS,
    PEOPLE_RANK,
    PLAYABLE,
    RANK,
    SIZE,
    SKY,
    WORDS,
    beats,
    sets_in,
)
from paiju.games.tricks.bagchen.state import Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves

PASSPORT = 6  # tricks

# What a passport prefers: it leads a set of a later kind only when it holds none of the earlier ones.
WELCOME, SKY_OR_HORSE, EARTHS, OTHER = range(4)


@rule
def has_passport(s: State, seat: int) -> bool:
    return s.tricks[seat] >= PASSPORT


@rule
def legal_sets(g: Rules, s: State, out: Moves) -> int:
    if not g.passport_leads or not has_passport(s, s.turn):
        return sets_down_to(g, s, OTHER, out)
    count = 0
    preference = WELCOME
    while count == 0:
        count = sets_down_to(g, s, preference, out)
        preference += 1
    return count


@rule
def sets_down_to(g: Rules, s: State, preference: int, out: Moves) -> int:
    """The sets in hand that are at least so much preferred."""
    count = 0
    for word in range(WORDS):
        left = sets_in(s.hands[s.turn], word) & PLAYABLE[s.points, g.horses, word]
        if preference == OTHER:
            count = list_bits(left, BITS * word, out, count)
        else:
            count = list_preferred(s, preference, left, BITS * word, out, count)
    return count


@rule
def list_preferred(s: State, preference: int, left: int, first: int, out: Moves, count: int) -> int:
    while left != 0:
        place = first + lowest(left)
        if preference_for(s, place) <= preference:
            out[count] = place
            count += 1
        left = without_lowest(left)
    return count


@rule
def preference_for(s: State, place: int) -> int:
    form = FORM[s.points, place]
    if is_welcome(s, place) or leaves_only_points(s, place) or is_safe(s, place):
        return WELCOME
    if (form == SKY and SIZE[place] > 1) or HORSE <= form <= FULL_HORSE:
        return SKY_OR_HORSE
    return EARTHS if form == EARTH and SIZE[place] > 1 else OTHER


@rule
def is_welcome(s: State, place: int) -> bool:
    """Ministers, and two or more sky tiles above the people."""
    form = FORM[s.points, place]
    rank = RANK[s.points, place]
    return (form == MIXED and rank == MINISTER_RANK) or (form == SKY and SIZE[place] > 1 and rank > PEOPLE_RANK)


@rule
def leaves_only_points(s: State, place: int) -> bool:
    """The last set that is no points, of a hand that otherwise holds only points, or nothing."""
    others = 0
    for face in range(FACES):
        if not IS_POINT[s.points, face]:
            others += s.hands[s.turn, face]
    return FORM[s.points, place] != ALL_POINTS and others == SIZE[place]


@rule
def is_safe(s: State, place: int) -> bool:
    """No tiles that are neither in this hand nor lie face up make a set that beats it."""
    for other in range(FIRST[SIZE[place]], FIRST[SIZE[place] + 1]):
        if beats(s.points, other, place) and is_out(s, other):
            return False
    return True


@rule
def is_out(s: State, place: int) -> bool:
    """Whether others could hold a set; one's own discards count as if they could."""
    for part in range(PARTS):
        face = FACE[place, part]
        if COPIES[face] - s.played[face] - s.hands[s.turn, face] < NUMBER[place, part]:
            return False
    return True
