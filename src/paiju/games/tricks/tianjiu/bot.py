"""How good players play Heaven-Nine: keep single winners for the end, win with the least, throw away the rest."""

from paiju.games.tricks.tianjiu.combinations import FIRST, SIZE, beats, has_face, is_in, mask_of
from paiju.games.tricks.tianjiu.options import DECKS
from paiju.games.tricks.tianjiu.rules import DISCARD
from paiju.games.tricks.tianjiu.state import FACES, NOTHING, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.tileset import table

REASONS = (
    "Nobody can beat it any more.",
    "Few hold a higher set of this kind, and the others must throw good tiles away.",
    "It may win, and the tiles that cannot be beaten are kept for the end.",
    "Without a trick I would pay more and have no part in a last single.",
    "It is the least that wins the trick.",
    "A tile that cannot be beaten is worth more at the end; these are of the least use.",
    "These are of the least use: low, and in no set.",
)
SURE, LARGE, LIKELY, FIRST_TRICK, LEAST, SAVE, USELESS = range(7)

COPIES = table(copies for deck in DECKS.values() for copies in deck.copies).reshape(-1, FACES)
ENDGAME = 3  # so few tiles in hand are the end


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    unseen = unseen_tiles(g, seen)
    if seen.picking == 0 and seen.plays[seen.taker] == NOTHING:
        return choose_lead(seen, moves, count, unseen)
    beat = lowest_beat(moves, count)
    if beat == NOTHING:
        return least_useful(seen, moves, count, unseen), USELESS
    if seen.tricks[seen.turn] == 0:
        return beat, FIRST_TRICK
    if is_sure(beat, unseen) and seen.held[seen.turn] > ENDGAME:
        return least_useful(seen, moves, count, unseen), SAVE
    return beat, LEAST


@rule
def unseen_tiles(g: Rules, seen: State) -> int:
    """What others may hold, as far as this seat can tell, as a mask of tiles."""
    mask = 0
    for face in range(FACES):
        left = COPIES[g.deck, face] - seen.played[face] - seen.hands[seen.turn, face]
        for seat in range(g.seats):
            left -= seen.down[seat, face]
        mask |= (left | left >> 1) << 2 * face
    return mask


@rule
def rivals(combination: int, unseen: int) -> int:
    """How many combinations that beat this one others may hold."""
    number = 0
    for other in range(FIRST[SIZE[combination]], FIRST[SIZE[combination] + 1]):
        if beats(other, combination) and is_in(other, unseen):
            number += 1
    return number


@rule
def is_sure(combination: int, unseen: int) -> bool:
    return rivals(combination, unseen) == 0


@rule
def choose_lead(seen: State, moves: Moves, count: int, unseen: int) -> tuple[int, int]:
    best = moves[0]
    best_weight = -1000
    for i in range(count):
        weight = weigh_lead(moves[i], unseen)
        if weight > best_weight:
            best = moves[i]
            best_weight = weight
    if is_sure(best, unseen):
        return best, SURE
    return best, LARGE if SIZE[best] > 1 else LIKELY


@rule
def weigh_lead(combination: int, unseen: int) -> int:
    """Large sets and sure ones first, but sure single tiles last."""
    size = SIZE[combination]
    if not is_sure(combination, unseen):
        return 8 * size - 2 * rivals(combination, unseen)
    return 8 * size + 20 if size > 1 else -100


@rule
def lowest_beat(moves: Moves, count: int) -> int:
    """Beats come before discards, the higher first."""
    lowest = NOTHING
    for i in range(count):
        if moves[i] < DISCARD:
            lowest = moves[i]
    return lowest


@rule
def least_useful(seen: State, moves: Moves, count: int, unseen: int) -> int:
    """The first of the tiles that are to go; the discard goes on from there in ascending order."""
    wanted = seen.picking if seen.picking > 0 else SIZE[seen.plays[seen.taker]]
    for i in range(count):
        if moves[i] >= DISCARD and less_useful(seen, moves[i] - DISCARD, unseen) < wanted:
            return moves[i]
    return moves[count - 1]


@rule
def less_useful(seen: State, face: int, unseen: int) -> int:
    """How many tiles that may be picked are of less use than this one."""
    use = use_of(seen, face, unseen)
    number = 0
    for other in range(seen.lowest[seen.turn], FACES):
        if seen.hands[seen.turn, other] > 0:
            use_of_other = use_of(seen, other, unseen)
            if use_of_other < use or (use_of_other == use and other < face):
                number += seen.hands[seen.turn, other]
    return number


@rule
def use_of(seen: State, face: int, unseen: int) -> int:
    """By the best set that the tile is part of: large, and with few rivals."""
    mask = mask_of(seen.hands[seen.turn])
    best = 0
    for combination in range(DISCARD):
        if is_in(combination, mask) and has_face(combination, face):
            best = max(best, 8 * SIZE[combination] - rivals(combination, unseen))
    return best
