"""How good players play Small Mahjong: keep what waits for many tiles, claim early, feed no exposed hand."""

from paiju.games.melding.packed import FACES, number_of, one, packed
from paiju.games.melding.small_mahjong.prospects import prospects, unseen_tiles, use_to_others
from paiju.games.melding.small_mahjong.state import (
    CLAIM,
    DISCARD,
    FIRST,
    PASS,
    SECOND,
    WIN,
    Rules,
    State,
    exposed_worth,
    has_exposed,
)
from paiju.games.melding.small_mahjong.winning import worth
from paiju.games.melding.throws import thrown_tile
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.words.said import Said

REASONS = (
    Said("why-win"),
    Said("why-claim-waits-for-more"),
    Said("why-hand-waits-for-more"),
    Said("why-kept-tiles-wait-for-most"),
    Said("why-safe-tile"),
)
WINNING, CLAIMING, WAITING_ON, KEEPING, SERVING_LEAST = range(5)

CARE = 30  # the weight of one hand that a tile may serve, against what I keep


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if moves[0] == WIN:
        return WIN, WINNING
    if seen.window:
        return best_claim(seen, moves, count)
    return best_discard(g, seen, moves, count)


@rule
def own_exposed(seen: State) -> int:
    """The points of my exposed triplet, 0 if I have none."""
    return exposed_worth(seen, seen.turn) if has_exposed(seen, seen.turn) else 0


@rule
def best_claim(seen: State, moves: Moves, count: int) -> tuple[int, int]:
    mine = packed(seen.hands[seen.turn])
    unseen = unseen_tiles(seen)
    best, reason = PASS, WAITING_ON
    most = prospects(mine, own_exposed(seen), unseen)
    for place in range(count - 1):
        x, y = FIRST[moves[place] - CLAIM], SECOND[moves[place] - CLAIM]
        promise = prospects_after_claim(mine - one(x) - one(y), worth(x, y, thrown_tile(seen)), unseen)
        if promise > most:
            best, reason = int(moves[place]), CLAIMING
            most = promise
    return best, reason


@rule
def prospects_after_claim(three: int, exposed: int, unseen: int) -> int:
    """What the hand promises after the best of three discards."""
    best = 0
    for face in range(FACES):
        if number_of(three, face) > 0:
            best = max(best, prospects(three - one(face), exposed, unseen))
    return best


@rule
def best_discard(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    careful = has_rival_exposed(g, seen)
    unseen = unseen_tiles(seen)
    best, without_care = moves[0], moves[0]
    most, most_without_care = -1_000_000, -1_000_000
    for place in range(count):
        promise, risk = weigh_discard(seen, int(moves[place] - DISCARD), unseen)
        if promise > most_without_care:
            without_care, most_without_care = moves[place], promise
        if promise - (risk if careful else 0) > most:
            best, most = moves[place], promise - (risk if careful else 0)
    return best, KEEPING if best == without_care else SERVING_LEAST


@rule
def weigh_discard(seen: State, face: int, unseen: int) -> tuple[int, int]:
    """What the rest of the hand may become, and what the tile may be worth to others."""
    kept = packed(seen.hands[seen.turn]) - one(face)
    return prospects(kept, own_exposed(seen), unseen), CARE * use_to_others(face, unseen)


@rule
def has_rival_exposed(g: Rules, seen: State) -> bool:
    found = False
    for seat in range(g.seats):
        found = found or (seat != seen.turn and has_exposed(seen, seat))
    return found
