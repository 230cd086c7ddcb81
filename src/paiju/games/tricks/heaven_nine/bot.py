"""How good players play Heaven 9: plan the end, win a trick early, lead the special pair at once, mind the streak."""

from paiju.games.tricks.advice import is_sure, least_useful, lowest_beat, unseen_tiles, weigh_lead
from paiju.games.tricks.combinations import FACES, KIND, NOTHING, SIZE, SUPREME, has_face
from paiju.games.tricks.heaven_nine.rules import KINDS
from paiju.games.tricks.heaven_nine.settlement import IS_LOWEST, QUOTA
from paiju.games.tricks.heaven_nine.state import NOT_CALLED, Rules, State
from paiju.games.tricks.trick import DISCARD
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles import FULL32
from paiju.tiles.tileset import table
from paiju.words.said import Said

REASONS = (
    Said("why-any-toss"),
    Said("why-special-pair"),
    Said("why-pair-waits"),
    Said("why-sweep"),
    Said("why-sure"),
    Said("why-large-set"),
    Said("why-likely"),
    Said("why-first-trick"),
    Said("why-streak"),
    Said("why-least"),
    Said("why-save"),
    Said("why-useless"),
)
(
    ANY_TOSS,
    SPECIAL_PAIR,
    PAIR_WAITS,
    SWEEP,
    SURE,
    LARGE,
    LIKELY,
    FIRST_TRICK,
    STREAK,
    LEAST,
    SAVE,
    USELESS,
) = range(12)

COPIES = table(FULL32.copies)
SIX, THREE = FULL32.read("[4:2][2:1]")


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if seen.toss == NOT_CALLED:
        return moves[0], ANY_TOSS
    unseen = unseen_tiles(seen, g.seats, COPIES)
    if seen.picking == 0 and seen.plays[seen.taker] == NOTHING:
        return choose_lead(g, seen, moves, count, unseen)
    take = lowest_beat(moves, count, DISCARD)
    if take == NOTHING:
        return least_useful(seen, KINDS, moves, count, unseen), USELESS
    return choose_answer(seen, moves, count, take, unseen)


@rule
def choose_answer(seen: State, moves: Moves, count: int, take: int, unseen: int) -> tuple[int, int]:
    """Win a trick early; later keep what nobody can take for the end, unless every stack counts."""
    if seen.tricks[seen.turn] == 0:
        return take, FIRST_TRICK
    if seen.previous == seen.turn and seen.tricks[seen.turn] < QUOTA:
        return take, STREAK
    if is_sure(take, unseen) and seen.held[seen.turn] > tiles_of_the_end(seen):
        return least_useful(seen, KINDS, moves, count, unseen), SAVE
    return take, LEAST


@rule
def tiles_of_the_end(seen: State) -> int:
    """Against a previous winner the hand is worth more than stacks, so sure winners are kept longer."""
    return 2 if seen.wins > 0 and seen.previous != seen.turn else 3


@rule
def choose_lead(g: Rules, seen: State, moves: Moves, count: int, unseen: int) -> tuple[int, int]:
    best = moves[0]
    for i in range(1, count):
        if weigh(g, seen, moves[i], unseen) > weigh(g, seen, best, unseen):
            best = moves[i]
    return best, why_led(g, seen, best, unseen)


@rule
def weigh(g: Rules, seen: State, combination: int, unseen: int) -> int:
    if has_special_pair(seen) and is_of_the_pair(combination):
        return special_pair(seen, combination, unseen)
    return weigh_lead(combination, unseen) + sweep(g, seen, combination, unseen) + lowest_last(g, seen, combination)


@rule
def has_special_pair(seen: State) -> bool:
    return seen.hands[seen.turn, SIX] > 0 and seen.hands[seen.turn, THREE] > 0


@rule
def is_of_the_pair(combination: int) -> bool:
    return has_face(combination, SIX) or has_face(combination, THREE)


@rule
def special_pair(seen: State, combination: int, unseen: int) -> int:
    """Lead it, unsplit, as soon as you get in; hold it for the last trick only if the rest surely wins."""
    return 1000 if KIND[combination] == SUPREME and not can_wait(seen, unseen) else -1000


@rule
def can_wait(seen: State, unseen: int) -> bool:
    sure = sure_tiles(seen, unseen)
    return sure > 0 and sure + 2 == seen.held[seen.turn]


@rule
def sure_tiles(seen: State, unseen: int) -> int:
    """How many tiles win one by one, not counting those of the special pair."""
    number = 0
    for face in range(FACES):  # a single tile is the combination of its face's number
        is_aside = has_special_pair(seen) and is_of_the_pair(face)
        if is_sure(face, unseen) and not is_aside:
            number += seen.hands[seen.turn, face]
    return number


@rule
def sweep(g: Rules, seen: State, combination: int, unseen: int) -> int:
    """All tiles but one surely win, and all others are shut out: the sure ones first, then the last one wins too."""
    wins_all = sure_tiles(seen, unseen) + 1 >= seen.held[seen.turn] and are_others_shut_out(g, seen)
    return 200 if wins_all and SIZE[combination] == 1 and is_sure(combination, unseen) else 0


@rule
def are_others_shut_out(g: Rules, seen: State) -> bool:
    taken = 0
    for seat in range(g.seats):
        taken += seen.tricks[seat]
    return g.shut_out == 1 and taken == seen.tricks[seen.turn]


@rule
def lowest_last(g: Rules, seen: State, combination: int) -> int:
    """Save a lowest tile for the last trick, unless stacks would have to be bought at its rate."""
    if not IS_LOWEST[combination]:
        return 0
    for seat in range(g.seats):
        if seat != seen.turn and seen.tricks[seat] > QUOTA and g.buy_at_double:
            return 1
    return -1


@rule
def why_led(g: Rules, seen: State, combination: int, unseen: int) -> int:
    if KIND[combination] == SUPREME:
        return SPECIAL_PAIR
    if not is_sure(combination, unseen):
        return LARGE if SIZE[combination] > 1 else LIKELY
    if has_special_pair(seen):
        return PAIR_WAITS
    return SWEEP if sweep(g, seen, combination, unseen) > 0 else SURE
