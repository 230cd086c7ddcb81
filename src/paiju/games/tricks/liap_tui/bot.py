"""How good players play Liap Tui: declare what can be forced, capture that, and then nothing more."""

from paiju.games.tricks.liap_tui.rules import pieces_wanted
from paiju.games.tricks.liap_tui.sets import (
    FACES,
    FIRST_SET,
    LARGEST,
    NONE,
    PART_COUNT,
    PART_FACE,
    PARTS,
    SET_TYPE,
    SETS,
    SINGLE,
    SIZE,
    holds,
)
from paiju.games.tricks.liap_tui.state import ASKING, DECLARE, DECLARING, KEEP, LEAD, PICK, PILES, REDEAL, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.tileset import table
from paiju.words.said import Said

REASONS = (
    Said("why-worth-keeping"),
    Said("why-redeal"),
    Said("why-force"),
    Said("why-few-can-match"),
    Said("why-high"),
    Said("why-match"),
    Said("why-duck"),
    Said("why-shed"),
    Said("why-low"),
)
WORTH_KEEPING, THROW_IN, FORCE, FEW_CAN_MATCH, HIGH, MATCH, DUCK, SHED, SAVE = range(9)

LONG = 3  # pieces of a set that few can match
NO_SET = -1

# Tenths of a pile that a piece is likely to capture, from the red general down; and that the lead is worth.
WORTH = table((10, 9, 7, 6, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0))
LEAD_WORTH = 5


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if seen.phase == ASKING:
        return answer(seen)
    if seen.phase == DECLARING:
        return nearest_declaration(moves, count, piles_to_force(seen)), FORCE
    if seen.led == NONE:
        return start(seen)
    if piles_wanted(seen) >= SIZE[seen.led]:
        return compete(seen, moves, count)
    if piles_wanted(seen) > 0:
        return moves[count - 1], SAVE
    return duck(seen, moves, count)


@rule
def answer(seen: State) -> tuple[int, int]:
    """Ask for a redeal with a weak hand unless it holds a straight or three soldiers."""
    if longest_set(seen, LARGEST) == NO_SET:
        return REDEAL, THROW_IN
    return KEEP, WORTH_KEEPING


@rule
def longest_set(seen: State, most_pieces: int) -> int:
    """The last set in hand of three or more pieces, but no more than so many."""
    for number in range(SETS - 1, FIRST_SET[LONG] - 1, -1):
        if SIZE[SET_TYPE[number]] <= most_pieces and holds(seen.hands[seen.turn], number):
            return number
    return NO_SET


@rule
def piles_to_force(seen: State) -> int:
    """Declare what high pieces can force; the starter adds his longest set, since he chooses the type."""
    tenths = 0
    for face in range(FACES):
        tenths += WORTH[face] * seen.hands[seen.turn, face]
    if seen.turn == seen.first:
        tenths += LEAD_WORTH
        longest = longest_set(seen, LARGEST)
        if longest != NO_SET:
            tenths += 10 * SIZE[SET_TYPE[longest]]
    return min(tenths // 10, PILES)


@rule
def nearest_declaration(moves: Moves, count: int, piles: int) -> int:
    best = moves[0]
    for i in range(count):
        if abs(moves[i] - DECLARE - piles) < abs(best - DECLARE - piles):
            best = moves[i]
    return best


@rule
def piles_wanted(seen: State) -> int:
    return seen.declared[seen.turn] - seen.captured[seen.turn]


@rule
def start(seen: State) -> tuple[int, int]:
    """Big sets early, while all their piles are wanted; then pairs and high pieces; low ones at the target."""
    wanted = piles_wanted(seen)
    if wanted <= 0:
        return LEAD + lowest_single(seen), DUCK
    longest = longest_set(seen, wanted)
    if longest != NO_SET:
        return LEAD + longest, FEW_CAN_MATCH
    pair = highest_set(seen, 2)
    if pair != NO_SET and wanted > 1:
        return LEAD + pair, FEW_CAN_MATCH
    return LEAD + highest_set(seen, 1), HIGH


@rule
def lowest_single(seen: State) -> int:
    number = FIRST_SET[2] - 1
    while not holds(seen.hands[seen.turn], number):
        number -= 1
    return number


@rule
def highest_set(seen: State, size: int) -> int:
    """Sets of one type are listed with the highest first."""
    for number in range(FIRST_SET[size], FIRST_SET[size + 1]):
        if holds(seen.hands[seen.turn], number):
            return number
    return NO_SET


@rule
def compete(seen: State, moves: Moves, count: int) -> tuple[int, int]:
    """Lay the best set of the starter's type; without one keep the high pieces."""
    match = PICK + next_of_best_match(seen)
    for i in range(count):
        if moves[i] == match:
            return match, HIGH if seen.led == SINGLE else MATCH
    return moves[count - 1], SAVE


@rule
def next_of_best_match(seen: State) -> int:
    """The next face to pick of my highest set of the starter's type; FACES if there is none."""
    for number in range(FIRST_SET[SIZE[seen.led]], FIRST_SET[SIZE[seen.led] + 1]):
        if SET_TYPE[number] == seen.led and can_lay(seen, number):
            return first_missing(seen, number)
    return FACES


@rule
def can_lay(seen: State, number: int) -> bool:
    """Whether hand and begun play together contain a set."""
    missing = 0
    for part in range(PARTS * number, PARTS * number + PARTS):
        face = PART_FACE[part]
        missing += max(0, PART_COUNT[part] - seen.hands[seen.turn, face] - seen.laid[seen.turn, face])
    return missing == 0


@rule
def first_missing(seen: State, number: int) -> int:
    """The first face of a set that the begun play lacks."""
    for part in range(PARTS * number, PARTS * number + PARTS):
        if seen.laid[seen.turn, PART_FACE[part]] < PART_COUNT[part]:
            return PART_FACE[part]
    return FACES


@rule
def duck(seen: State, moves: Moves, count: int) -> tuple[int, int]:
    """Singles always compete, so play low; into other types throw high pieces that do not match."""
    if seen.led == SINGLE:
        return moves[count - 1], DUCK
    for i in range(count):
        if pieces_wanted(seen) > 1 or not would_match(seen, moves[i] - PICK):
            return moves[i], SHED
    return moves[count - 1], SAVE


@rule
def would_match(seen: State, face: int) -> bool:
    """Whether this last piece makes my play a set of the starter's type."""
    matches = 0
    for number in range(FIRST_SET[SIZE[seen.led]], FIRST_SET[SIZE[seen.led] + 1]):
        if SET_TYPE[number] == seen.led and lacking(seen, number) == 1 and first_missing(seen, number) == face:
            matches += 1
    return matches > 0


@rule
def lacking(seen: State, number: int) -> int:
    """How many pieces of a set the begun play lacks."""
    pieces = 0
    for part in range(PARTS * number, PARTS * number + PARTS):
        pieces += max(0, PART_COUNT[part] - seen.laid[seen.turn, PART_FACE[part]])
    return pieces
