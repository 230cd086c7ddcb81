"""The trick of Heaven-Nine and its relatives: a combination is led, and beaten or answered with tiles thrown away.

The tiles to throw away are picked one by one in ascending order. A trick of three tiles counts as three tricks.
"""

from paiju.games.tricks.combinations import (
    COMBINATIONS,
    FACES,
    HIGHER,
    HIGHERS,
    NOTHING,
    SIZE,
    TILE,
    is_in,
    is_of,
    mask_of,
)
from paiju.games.tricks.discarding import discard_one, legal_discards
from paiju.games.tricks.state import DiscardState, TableRules, TrickState
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves

# The moves: all combinations, led or beaten with, then tiles to throw away, one by one.
DISCARD = len(COMBINATIONS)
PLAYS = DISCARD + FACES


@rule
def clear_tricks(s: DiscardState) -> None:
    """For a new deal; the hands are empty already."""
    s.result[:] = 0
    s.tricks[:] = 0
    s.played[:] = 0
    s.down[:] = 0
    s.laid[:] = 0


@rule
def start_trick(s: TrickState, leader: int) -> None:
    s.plays[:] = NOTHING
    s.leader = leader
    s.taker = leader
    s.turn = leader


@rule
def legal_plays(s: TrickState, kinds: int, has_shut_out: bool, out: Moves) -> int:
    """What may be led, of these kinds; or what beats the best play, and then what may be thrown away."""
    if s.picking > 0:
        return legal_discards(s, s.picking, DISCARD, out, 0)
    best = s.plays[s.taker]
    if best == NOTHING:
        return legal_leads(s, kinds, out)
    is_shut_out = has_shut_out and shuts_out(s.tricks[s.turn], SIZE[best], s.held[s.leader])
    count = 0 if is_shut_out else legal_beats(s, best, out)
    return legal_discards(s, SIZE[best], DISCARD, out, count)


@rule
def legal_leads(s: TrickState, kinds: int, out: Moves) -> int:
    """As in `list_held_but`, every move is written and stays if it is legal; here and in `legal_beats`."""
    mask = mask_of(s.hands[s.turn])
    count = 0
    for combination in range(DISCARD):
        out[count] = combination
        count += is_in(combination, mask) & is_of(combination, kinds)
    return count


@rule
def legal_beats(s: TrickState, best: int, out: Moves) -> int:
    mask = mask_of(s.hands[s.turn])
    count = 0
    for number in range(HIGHERS[best]):
        out[count] = HIGHER[best, number]
        count += is_in(HIGHER[best, number], mask)
    return count


@rule
def shuts_out(tricks: int, size: int, left: int) -> bool:
    """Without a trick there is no winning a last trick of one tile; `left`: what the leader still holds."""
    return tricks == 0 and size == 1 and left == 0


@rule
def play(s: TrickState, combination: int) -> None:
    """Lead, or beat the best play so far."""
    s.plays[s.turn] = combination
    s.taker = s.turn
    s.held[s.turn] -= SIZE[combination]
    for number in range(SIZE[combination]):
        face = TILE[combination, number]
        s.hands[s.turn, face] -= 1
        s.played[face] += 1


@rule
def discard(s: TrickState, face: int) -> None:
    """Put down one of as many tiles as were led."""
    discard_one(s, face, SIZE[s.plays[s.taker]])


@rule
def pass_turn(g: TableRules, s: TrickState) -> None:
    """To the next seat, once nothing is left to pick; when it is the leader's again, the trick is over."""
    if s.picking == 0:
        s.turn = (s.turn + 1) % g.seats
