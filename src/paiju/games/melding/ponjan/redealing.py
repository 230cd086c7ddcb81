"""What a seat does not see, dealt anew: other hands and the deck; the hand of a seat that has reached is ready."""

from paiju.games.dealing import add_tiles, gather
from paiju.games.melding.hands import fill_hand
from paiju.games.melding.pile import gather_pile, return_pile
from paiju.games.melding.ponjan.state import FACES, TENPAI, Rules, State, is_ready
from paiju.games.melding.ponjan.ways import COPIES, WAYS
from paiju.games.melding.state import NOBODY, NOTHING
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Row, Wall
from paiju.kernel.rng import draw_below, shuffle

NO_SET = FACES


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    deal_unseen(g, s, seat, rng, pool)
    while shows_unready(g, s) and has_ready_hand(g, s, seat):
        deal_unseen(g, s, seat, rng, pool)


@rule
def shows_unready(g: Rules, s: State) -> bool:
    """Where ready hands are laid open because the deck ran out, the others are known not to be ready."""
    return s.turn < 0 and s.winner == NOBODY and g.no_deck == TENPAI


@rule
def has_ready_hand(g: Rules, s: State, seat: int) -> bool:
    found = False
    for other in range(g.seats):
        found = found or (other != seat and s.held[other] > 0 and is_ready(s.hands[other], NOTHING))
    return found


@rule
def deal_unseen(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    size = gather_pile(s, pool)
    for other in range(g.seats):
        if other != seat and not is_frozen(s, other):
            size = gather(s.hands[other], pool, size)
    for other in range(g.seats):
        if other != seat and is_frozen(s, other):
            size = exchange_ready_hand(s, other, rng, pool, size)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if other != seat:
            size = fill_hand(s, other, pool, size)
            if s.drawn[other]:
                s.drawn[other] = 1 + pool[size]  # the last tile that it was given
    return_pile(s, pool)


@rule
def is_frozen(s: State, seat: int) -> bool:
    return s.reached[seat] > 0 and s.held[seat] > 0


@rule
def exchange_ready_hand(s: State, seat: int, rng: Rng, pool: Wall, size: int) -> int:
    """Sets and a pair from the hand and pool[0:size] together, each choice of tiles equally likely."""
    hand = s.hands[seat]
    add_tiles(hand, pool, 0, size)
    sets = (s.held[seat] - (1 if s.drawn[seat] else 0)) // 3
    chosen = draw_below(rng, count_ready_hands(hand, sets))
    return keep_ready_hand(hand, sets, chosen, pool)


@rule
def count_ready_hands(tiles: Row, sets: int) -> int:
    total = 0
    for pair in range(FACES):
        for one in range(FACES + 1):
            for other in range(one, FACES + 1):
                if is_number_of_sets(one, other, sets):
                    total += ways_to_take(tiles, pair, one, other)
    return total


@rule
def keep_ready_hand(tiles: Row, sets: int, chosen: int, pool: Wall) -> int:
    """Keep ready hand number `chosen` in the order of count_ready_hands, and put the rest in the pool; its size."""
    for pair in range(FACES):
        for one in range(FACES + 1):
            for other in range(one, FACES + 1):
                if is_number_of_sets(one, other, sets):
                    chosen -= ways_to_take(tiles, pair, one, other)
                    if chosen < 0:
                        return put_back_rest(tiles, pair, one, other, pool)
    return 0


@rule
def is_number_of_sets(one: int, other: int, sets: int) -> bool:
    return (1 if one < NO_SET else 0) + (1 if other < NO_SET else 0) == sets


@rule
def ways_to_take(tiles: Row, pair: int, one: int, other: int) -> int:
    ways = 1
    for face in range(FACES):
        ways *= WAYS[COPIES * tiles[face] + wanted(face, pair, one, other)]
    return ways


@rule
def wanted(face: int, pair: int, one: int, other: int) -> int:
    return (2 if face == pair else 0) + (3 if face == one else 0) + (3 if face == other else 0)


@rule
def put_back_rest(tiles: Row, pair: int, one: int, other: int, pool: Wall) -> int:
    size = 0
    for face in range(FACES):
        kept = wanted(face, pair, one, other)
        for _ in range(tiles[face] - kept):
            pool[size] = face
            size += 1
        tiles[face] = kept
    return size
