"""Heaven-Nine (天九, Tiān Jiǔ, Tien Gow): beat a play with a higher one of the same kind, or throw tiles away.

Whoever takes the last trick wins the hand and settles with everybody by the tricks that each has taken. With two
players it is Moving Mice, where the tricks are what the next hands are drawn from.
"""

from paiju.games.dealing import count_tiles
from paiju.games.tricks.hands import close_hand, deal_blocks
from paiju.games.tricks.tianjiu.combinations import (
    COMBINATIONS,
    FIRST,
    KIND,
    QUAD,
    SIZE,
    SUPREME,
    TILE,
    allowed_kinds,
    beats,
    is_in,
    mask_of,
)
from paiju.games.tricks.tianjiu.mice import LONGEST_HAND, deal_queues, end_round, forget, move_trick
from paiju.games.tricks.tianjiu.options import DECKS
from paiju.games.tricks.tianjiu.redealing import redeal_unseen
from paiju.games.tricks.tianjiu.settlement import first_multiplier, pass_bank, pay_bonus, settle
from paiju.games.tricks.tianjiu.state import FACES, NOTHING, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, Moves, Rng, Wall
from paiju.tiles.tileset import table

DECK_SIZE = table(deck.size for deck in DECKS.values())

# The move table: all combinations, led or beaten with, then discards, tile by tile.
DISCARD = len(COMBINATIONS)
MOVES = DISCARD + FACES


@rule
def hand_is_over(g: Rules, s: State) -> bool:
    return s.turn < 0


@rule
def discards_are_open(g: Rules, s: State) -> bool:
    return g.discards_exposed == 1 or s.turn < 0


@rule
def begin(g: Rules, s: State) -> None:
    s.banker = g.first_banker
    s.multiplier = first_multiplier(g)
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    if g.seats == 2:
        deal_queues(g, s, wall)
    else:
        deal_hands(g, s, wall)


@rule
def clear_table(s: State) -> None:
    s.result[:] = 0
    s.rounds = 0
    s.plays[:] = NOTHING
    s.tricks[:] = 0
    s.played[:] = 0
    s.down[:] = 0
    s.laid[:] = 0
    s.queues[:] = 0
    s.seen_by[:] = 0


@rule
def deal_hands(g: Rules, s: State, wall: Wall) -> None:
    s.hand_size = DECK_SIZE[g.deck] // g.seats
    deal_blocks(g, s, wall, s.banker, s.hand_size)
    s.leader = s.banker
    s.taker = s.banker
    s.turn = s.banker


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.picking > 0:
        return legal_discards(s, s.picking, out, 0)
    best = s.plays[s.taker]
    if best == NOTHING:
        return legal_leads(g, s, out)
    count = 0 if is_shut_out(g, s) else legal_beats(s, best, out)
    return legal_discards(s, SIZE[best], out, count)


@rule
def legal_leads(g: Rules, s: State, out: Moves) -> int:
    mask = mask_of(s.hands[s.turn])
    kinds = allowed_kinds(g.combinations, g.allow_123)
    count = 0
    for combination in range(DISCARD):
        if is_in(combination, mask) and kinds >> KIND[combination] & 1:
            out[count] = combination
            count += 1
    return count


@rule
def legal_beats(s: State, best: int, out: Moves) -> int:
    mask = mask_of(s.hands[s.turn])
    count = 0
    for combination in range(FIRST[SIZE[best]], FIRST[SIZE[best] + 1]):
        if beats(combination, best) and is_in(combination, mask):
            out[count] = combination
            count += 1
    return count


@rule
def legal_discards(s: State, wanted: int, out: Moves, count: int) -> int:
    """Faces in ascending order, as long as enough tiles follow to make up the number."""
    lowest = s.lowest[s.turn]
    spare = count_tiles(s.hands[s.turn][lowest:]) - wanted
    for face in range(lowest, FACES):
        if s.hands[s.turn, face] > 0 and spare >= 0:
            out[count] = DISCARD + face
            count += 1
            spare -= s.hands[s.turn, face]
    return count


@rule
def is_shut_out(g: Rules, s: State) -> bool:
    size = SIZE[s.plays[s.taker]]
    return g.early_death == 1 and dies_early(s.tricks[s.turn], size, s.held[s.leader], g.seats, s.hand_size)


@rule
def dies_early(tricks: int, size: int, left: int, seats: int, hand_size: int) -> bool:
    """Without a trick there is no winning a last trick of one tile; for mice in full rounds only."""
    return tricks == 0 and size == 1 and left == 0 and (seats > 2 or hand_size == LONGEST_HAND)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move < DISCARD:
        play(g, s, move)
    else:
        discard(g, s, move - DISCARD)
    if s.picking == 0:
        s.turn = (s.turn + 1) % g.seats
        if s.turn == s.leader:
            end_trick(g, s)


@rule
def play(g: Rules, s: State, combination: int) -> None:
    """Lead, or beat the best play so far."""
    s.plays[s.turn] = combination
    s.taker = s.turn
    for number in range(SIZE[combination]):
        face = TILE[combination, number]
        show(g, s, face)
        s.played[face] += 1
    if KIND[combination] == SUPREME and g.seats > 2:
        pay_bonus(g, s, s.turn, g.supreme_bonus)


@rule
def show(g: Rules, s: State, face: int) -> None:
    """A tile leaves the hand face up."""
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1
    if g.seats == 2:
        forget(s, s.turn, face)


@rule
def discard(g: Rules, s: State, face: int) -> None:
    """Put down one of as many tiles as were led."""
    if s.picking == 0:
        s.picking = SIZE[s.plays[s.taker]]
    s.picking -= 1
    s.lowest[s.turn] = face if s.picking > 0 else 0
    s.down[s.turn, face] += 1
    s.laid[s.turn] += 1
    if g.discards_exposed:
        show(g, s, face)
    else:
        s.hands[s.turn, face] -= 1
        s.held[s.turn] -= 1


@rule
def end_trick(g: Rules, s: State) -> None:
    """The taker leads next; with the last trick the hand is over."""
    best = s.plays[s.taker]
    s.tricks[s.taker] += SIZE[best]
    if KIND[best] == QUAD and g.seats > 2:
        pay_bonus(g, s, s.taker, g.quad_bonus)
    if g.seats == 2:
        move_trick(g, s)
    s.plays[:] = NOTHING
    s.leader = s.taker
    s.turn = s.taker
    if s.held[s.turn] == 0:
        end_hand(g, s)


@rule
def end_hand(g: Rules, s: State) -> None:
    if g.seats == 2:
        end_round(g, s)
        return
    settle(g, s, s.taker)
    pass_bank(g, s, s.taker)
    close_hand(g, s)


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if not hand_is_over(g, s):
        redeal_unseen(g, s, seat, rng, pool)
