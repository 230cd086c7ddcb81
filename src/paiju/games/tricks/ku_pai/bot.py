"""How good players play Ancient Tiles: keep masters for the end, take with the least, throw away what is low."""

from paiju.games.tricks.decks import COPIES
from paiju.games.tricks.ku_pai.rules import is_higher, takes_over
from paiju.games.tricks.ku_pai.state import DISCARD, FACES, NOTHING, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.words.said import Said

REASONS = (
    Said("why-all-masters"),
    Said("why-sure-first-trick"),
    Said("why-likely"),
    Said("why-first-trick"),
    Said("why-least"),
    Said("why-save"),
    Said("why-useless"),
    Said("why-forced"),
)
ALL_MASTERS, FIRST_TRICK, LIKELY, CHEAP, LEAST, SAVE, USELESS, FORCED = range(8)

ENDGAME = 2  # masters are saved only while a seat holds more tiles than this


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if seen.turn == seen.leader:
        return choose_lead(g, seen, moves, count)
    least = least_that_takes(g, seen, moves, count)
    useless = least_useful(g, seen, moves, count)
    if least == NOTHING:
        return useless, USELESS
    if useless == NOTHING:
        return least, FORCED
    if rivals(g, seen, least) == 0 and seen.held[seen.turn] > ENDGAME:
        return useless, SAVE
    if seen.tricks[seen.turn] == 0:
        return least, CHEAP
    return least, LEAST


@rule
def rivals(g: Rules, seen: State, face: int) -> int:
    """How many higher tiles of the suit others may hold; none are left above a master."""
    number = 0
    for other in range(FACES):
        if is_higher(other, face):
            number += COPIES[g.deck, other] - seen.played[other]
            number -= seen.hands[seen.turn, other] + seen.down[seen.turn, other]
    return number


@rule
def choose_lead(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    """The best tile that is no master, or a master where a trick is wanted or nothing else is left."""
    best = NOTHING
    master = NOTHING
    for i in range(count):
        if rivals(g, seen, moves[i]) == 0:
            master = moves[i]
        elif best == NOTHING or rivals(g, seen, moves[i]) < rivals(g, seen, best):
            best = moves[i]
    if best == NOTHING:
        return master, ALL_MASTERS
    if master != NOTHING and seen.tricks[seen.turn] == 0 and seen.held[seen.turn] <= ENDGAME:
        return master, FIRST_TRICK
    return best, LIKELY


@rule
def least_that_takes(g: Rules, seen: State, moves: Moves, count: int) -> int:
    """Tiles of a suit are listed from the highest down."""
    least = NOTHING
    for i in range(count):
        if moves[i] < DISCARD and takes_over(g, seen, moves[i]):
            least = moves[i]
    return least


@rule
def least_useful(g: Rules, seen: State, moves: Moves, count: int) -> int:
    """Of the moves that leave the trick to others, the tile with the most rivals."""
    useless = NOTHING
    most = -1
    for i in range(count):
        face = moves[i] % FACES
        if moves[i] >= DISCARD or not takes_over(g, seen, face):
            number = rivals(g, seen, face)
            if number > most:
                useless = moves[i]
                most = number
    return useless
