"""How good players play Kanwisher Lab Mahjong: keep the hand near a Mahjong and open to many tiles, throw with care."""

from paiju.games.melding.kanwisher_mahjong.distance import add_suit, missing, missing_in_all, worth_of_others
from paiju.games.melding.kanwisher_mahjong.state import (
    CLAIM_QUAD,
    CLAIM_TRIPLET,
    DISCARD,
    MAHJONG,
    PASS,
    QUAD,
    SEATS,
    Rules,
    State,
)
from paiju.games.melding.kanwisher_mahjong.winning import FACES, NUMBERS, SUITS, octal_suit
from paiju.games.melding.throws import THROWER, thrown_tile
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row
from paiju.words.said import Said

REASONS = (
    Said("why-mahjong"),
    Said("why-claim-is-nearer"),
    Said("why-claim-is-no-nearer"),
    Said("why-quad-opens-claims"),
    Said("why-nearest-and-most-useful"),
    Said("why-safe-tile"),
)
WIN, NEARER, FLEXIBLE, OPENING, USEFUL, SAFE = range(6)

CLAIMABLE = 3  # the weight of a tile that the three others may throw, where one that must be drawn weighs 1
LATE = 16  # tiles in the pile when anybody may be ready


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if moves[0] == MAHJONG:
        return MAHJONG, WIN
    if seen.window:
        return answer(seen, moves, count)
    place = 0
    while moves[place] < DISCARD:
        if is_good_quad(seen, moves[place] - QUAD):
            return moves[place], OPENING
        place += 1
    return best_discard(seen, moves, place, count)


@rule
def groups_wanted(seen: State) -> int:
    return (seen.held[seen.turn] - 1) // 3


@rule
def answer(seen: State, moves: Moves, count: int) -> tuple[int, int]:
    """Claim when it lowers the number of missing tiles."""
    now = missing(seen.hands[seen.turn], groups_wanted(seen))
    for place in range(count):
        move = moves[place]
        if move == CLAIM_QUAD and not looks_ready(seen) and missing_after(seen, thrown_tile(seen), 3) <= now:
            return move, OPENING
        # even with nothing missing a tile must be thrown: after a triplet there is no Mahjong
        if move == CLAIM_TRIPLET and max(1, missing_after(seen, thrown_tile(seen), 2)) < now:
            return move, NEARER
    return PASS, FLEXIBLE


@rule
def is_good_quad(seen: State, face: int) -> bool:
    """A quad that costs no step, unless a projectile could lose the game."""
    copies = seen.hands[seen.turn, face]
    now = missing(seen.hands[seen.turn], groups_wanted(seen))
    return not looks_ready(seen) and missing_after(seen, face, copies) <= now


@rule
def missing_after(seen: State, face: int, copies: int) -> int:
    """Tiles missing once some copies of a face are put down; one alone joins a triplet that is already there."""
    hand = seen.hands[seen.turn]
    hand[face] -= copies
    lacking = missing(hand, groups_wanted(seen) - (1 if copies > 1 else 0))
    hand[face] += copies
    return lacking


@rule
def looks_ready(seen: State) -> bool:
    """Somebody else has put down three groups, or the pile runs low."""
    ready = seen.left < LATE
    for seat in range(SEATS):
        ready = ready or (seat != seen.turn and seen.held[seat] <= 4)
    return ready


@rule
def best_discard(seen: State, moves: Moves, first: int, count: int) -> tuple[int, int]:
    nearest = fewest_missing(seen, moves, first, count)
    if nearest > 2 and looks_ready(seen):
        return safest(seen, moves, first, count), SAFE
    best = moves[first]
    best_weight = -1
    for place in range(first, count):
        face = moves[place] - DISCARD
        if missing_without(seen, face) == nearest:
            weight = 4 * useful(seen, face, nearest) + in_sight(seen, face)
            if weight > best_weight:
                best = moves[place]
                best_weight = weight
    return best, USEFUL


@rule
def fewest_missing(seen: State, moves: Moves, first: int, count: int) -> int:
    fewest = FACES
    for place in range(first, count):
        fewest = min(fewest, missing_without(seen, moves[place] - DISCARD))
    return fewest


@rule
def missing_without(seen: State, face: int) -> int:
    hand = seen.hands[seen.turn]
    hand[face] -= 1
    lacking = missing(hand, groups_wanted(seen))
    hand[face] += 1
    return lacking


@rule
def useful(seen: State, face: int, lacking: int) -> int:
    """Tiles still to come that would bring the hand nearer once this one is thrown."""
    hand = seen.hands[seen.turn]
    hand[face] -= 1
    total = 0
    for suit in range(SUITS):
        total += useful_in_suit(seen, hand, suit, lacking)
    hand[face] += 1
    return total


@rule
def useful_in_suit(seen: State, hand: Row, suit: int, lacking: int) -> int:
    others, pair_cost = worth_of_others(hand, suit)
    tiles = octal_suit(hand, suit)
    total = 0
    for place in range(NUMBERS):
        if touches(tiles, place):
            total_worth, cost = add_suit(others, pair_cost, tiles + (1 << 3 * place))
            if missing_in_all(total_worth, cost, groups_wanted(seen)) < lacking:
                total += weight_to_come(seen, hand, NUMBERS * suit + place, lacking)
    return total


@rule
def touches(tiles: int, place: int) -> bool:
    """Whether a suit holds this number, or one that can stand in a straight with it."""
    return tiles << 6 >> 3 * place & 0o77777 != 0


@rule
def weight_to_come(seen: State, hand: Row, face: int, lacking: int) -> int:
    copies_left = 4 - in_sight(seen, face) - hand[face]
    return copies_left * ways_to_get(hand[face] + 1, lacking)


@rule
def ways_to_get(copies: int, lacking: int) -> int:
    """A third tile may be claimed, and so may the second for the last pair; a straight must be drawn."""
    return CLAIMABLE if copies >= 3 or (copies == 2 and lacking == 1) else 1


@rule
def in_sight(seen: State, face: int) -> int:
    """Copies of a face that are visible on the table."""
    found = 0
    for seat in range(SEATS):
        found += seen.put_down[seat, face]
    for place in range(seen.thrown):
        if seen.throws[place] % THROWER == face and seen.takers[place] == 0:
            found += 1
    return found


@rule
def safest(seen: State, moves: Moves, first: int, count: int) -> int:
    """The tile with most copies accounted for; if that is all four, nobody can claim it."""
    best = moves[first]
    most = -1
    for place in range(first, count):
        face = moves[place] - DISCARD
        known = in_sight(seen, face) + seen.hands[seen.turn, face]
        if known > most:
            best = moves[place]
            most = known
    return best
