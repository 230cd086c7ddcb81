"""The hand combinations of Ponjan: what a complete hand is worth.

All that apply add up. They are kept as bits, in the order of the rulebook; the two dragons are a combination each.
"""

from paiju.games.melding.ponjan.state import FACES, Rules, State, count_displayed
from paiju.games.melding.state import NOTHING
from paiju.kernel.compile import rule
from paiju.kernel.record import Row
from paiju.tiles.ponjan import COLOUR, ID
from paiju.tiles.tileset import table

NAMES = (
    "reach",
    "ippatsu",
    "all same id",
    "dragon",
    "dragon",
    "two identical",
    "no steals",
    "complete with draw",
    "three color",
    "one color and others",
    "all same color",
    "all same",
)
POINTS = table((1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 12))
COMBINATIONS = 12

REACHED, IPPATSU, SAME_ID, DRAGON, OTHER_DRAGON, TWO_IDENTICAL = 1, 2, 4, 8, 16, 32
NO_STEALS, WITH_DRAW, THREE_COLOR, ONE_COLOR, SAME_COLOR, ALL_SAME = 64, 128, 256, 512, 1024, 2048

D0, D1 = 10, 11
REAL, DRAGONS = 0b00111, 0b10000  # red, blue and yellow; white is the bit between


@rule
def points(combinations: int) -> int:
    total = 0
    for place in range(COMBINATIONS):
        total += POINTS[place] * (combinations >> place & 1)
    return total


@rule
def combinations_of(g: Rules, s: State, seat: int, taken: int) -> int:
    """The combinations of a whole hand; `taken` is the discard that completes it, NOTHING if a draw did."""
    a, b, c = set_types(s.hands[seat], s.displayed[seat], taken)
    return made_by_sets(a, b, c, g.dragon_once) | made_by_play(g, s, seat, taken)


@rule
def set_types(hand: Row, displayed: Row, taken: int) -> tuple[int, int, int]:
    """The types of the three sets, in order."""
    a = b = c = 0
    for face in range(FACES):
        for _ in range((hand[face] + (1 if face == taken else 0)) // 3 + displayed[face]):
            a, b, c = b, c, face
    return a, b, c


@rule
def made_by_play(g: Rules, s: State, seat: int, taken: int) -> int:
    found = 0
    if s.reached[seat]:
        found |= REACHED
    if s.ippatsu[seat]:
        found |= IPPATSU
    if taken == NOTHING:
        found |= WITH_DRAW
    if count_displayed(s, seat) == 0 and (taken == NOTHING or not g.strict_no_steals):
        found |= NO_STEALS
    return found


@rule
def made_by_sets(a: int, b: int, c: int, dragon_once: int) -> int:
    """The combinations of three set types, in order."""
    found = made_by_colours(1 << COLOUR[a] | 1 << COLOUR[b] | 1 << COLOUR[c]) | dragons(a, b, c, dragon_once)
    if ID[a] == ID[b] and ID[b] == ID[c]:
        found |= SAME_ID
    if a == b or b == c:
        found |= TWO_IDENTICAL
    if a == c:
        found |= ALL_SAME
    return found


@rule
def dragons(a: int, b: int, c: int, dragon_once: int) -> int:
    """One for each type of dragon, however many sets of it there are."""
    has_d0 = a == D0 or b == D0 or c == D0
    has_d1 = a == D1 or b == D1 or c == D1
    if has_d0 and has_d1 and not dragon_once:
        return DRAGON | OTHER_DRAGON
    return DRAGON if has_d0 or has_d1 else 0


@rule
def made_by_colours(colours: int) -> int:
    """The combination made by the colours of the sets, one bit each."""
    real = colours & REAL
    if real == REAL:
        return THREE_COLOR
    if is_one(colours) and colours != DRAGONS:
        return SAME_COLOR
    return ONE_COLOR if is_one(real) else 0


@rule
def is_one(colours: int) -> bool:
    return colours != 0 and colours & colours - 1 == 0
