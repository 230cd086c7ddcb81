"""Ancient Tiles (古牌, Gǔ Pái, Ku Pai): Heaven-Nine with single tiles, all of them face up.

Everybody plays one tile a trick, any he likes, and the highest of the suit led takes it. Whoever takes the last trick
wins the hand and settles with everybody by the tricks that each has taken.
"""

from paiju.games.listing import list_held
from paiju.games.tricks.decks import DECK_SIZE
from paiju.games.tricks.discarding import lay_down
from paiju.games.tricks.hands import close_hand, deal_blocks
from paiju.games.tricks.ku_pai.settlement import settle
from paiju.games.tricks.ku_pai.state import DISCARD, FACES, NOTHING, Rules, State
from paiju.games.tricks.quota import first_multiplier, pass_bank
from paiju.games.tricks.trick import clear_tricks
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, Moves, Row, Wall
from paiju.tiles.dominoes import IS_CIVIL, RANK


@rule
def begin(g: Rules, s: State) -> None:
    s.banker = g.first_banker
    s.multiplier = first_multiplier(g)
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_tricks(s)
    s.hand_size = DECK_SIZE[g.deck] // g.seats
    deal_blocks(g, s, wall, s.banker, s.hand_size)
    start_trick(s, s.banker)


@rule
def start_trick(s: State, leader: int) -> None:
    s.trick[:] = NOTHING
    s.leader = leader
    s.taker = leader
    s.turn = leader


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    hand = s.hands[s.turn]
    if s.turn == s.leader or not g.discard_high:
        return list_held(hand, 0, out, 0)
    count = 0 if is_shut_out(g, s) else legal_beats(hand, s.trick[s.taker], out)
    return list_held(hand, DISCARD, out, count)


@rule
def legal_beats(hand: Row, best: int, out: Moves) -> int:
    """As in `list_held_but`, every move is written and stays if it is legal."""
    count = 0
    for face in range(FACES):
        out[count] = face
        count += (hand[face] > 0) & is_higher(face, best)
    return count


@rule
def takes_over(g: Rules, s: State, face: int) -> bool:
    """Whether a follower's tile would be the best of the trick so far."""
    return is_higher(face, s.trick[s.taker]) and not is_shut_out(g, s)


@rule
def is_higher(face: int, best: int) -> bool:
    """Of the same suit and of higher rank; rank 1 is the highest, and equal rank never takes over."""
    return (IS_CIVIL[face] == IS_CIVIL[best]) & (RANK[face] < RANK[best])


@rule
def is_shut_out(g: Rules, s: State) -> bool:
    return dies_early(g.early_death, s.tricks[s.turn], s.held[s.leader])


@rule
def dies_early(early_death: int, tricks: int, left: int) -> bool:
    """Without a trick there is no winning the last one, when the leader has no tile left."""
    return early_death == 1 and tricks == 0 and left == 0


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move < DISCARD:
        play(g, s, move)
    elif g.discards_exposed:
        show(s, move - DISCARD)
    else:
        lay_down(s, move - DISCARD)
    s.turn = (s.turn + 1) % g.seats
    if s.turn == s.leader:
        end_trick(g, s)


@rule
def play(g: Rules, s: State, face: int) -> None:
    """Lead a tile, or answer with one: higher than the best of its suit it takes over, whether one likes it or not."""
    if s.turn != s.leader and takes_over(g, s, face):
        s.taker = s.turn
    show(s, face)


@rule
def show(s: State, face: int) -> None:
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1
    s.trick[s.turn] = face
    s.played[face] += 1


@rule
def end_trick(g: Rules, s: State) -> None:
    s.tricks[s.taker] += 1
    start_trick(s, s.taker)
    if s.held[s.taker] == 0:
        settle(g, s, s.taker)
        pass_bank(g, s, s.taker)
        close_hand(g, s)
