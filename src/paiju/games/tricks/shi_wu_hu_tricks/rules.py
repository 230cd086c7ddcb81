"""Fifteen Hu (十五湖, Shí Wǔ Hú), the trick-taking game: beat a set with a higher one of the same composition, or pass.

The best set takes the trick when all others have passed, and each of its cards is a hu (湖) for its owner. The first
to fifteen hu wins the hand. Cards that are beaten count for nobody, and nobody throws cards away.
"""

from paiju.games.tricks.hands import close_hand, deal_blocks
from paiju.games.tricks.shi_wu_hu_tricks.sets import (
    FACE,
    NOTHING,
    NUMBER,
    SIX,
    SIZE,
    SUITS,
    THREE,
    higher_sets_in,
    sets_in,
)
from paiju.games.tricks.shi_wu_hu_tricks.settlement import settle
from paiju.games.tricks.shi_wu_hu_tricks.state import GET_RID, OFF, PAIRS, PASS, TRICKS, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, Moves, Wall

CARDS = 84


@rule
def begin(g: Rules, s: State) -> None:
    s.first_leader = g.first_dealer
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    deal_blocks(g, s, wall, s.first_leader, hand_size(g.seats))
    for seat in range(g.seats):
        lay_supremes(g, s, seat)
    start_trick(s, s.first_leader)


@rule
def clear_table(s: State) -> None:
    s.result[:] = 0
    s.hu[:] = 0
    s.laid[:] = 0
    s.played[:] = 0
    s.hands[:] = 0


@rule
def hand_size(seats: int) -> int:
    return CARDS // seats


@rule
def lay_supremes(g: Rules, s: State, seat: int) -> None:
    """A seat that was dealt both Supreme cards puts them down at once as hu."""
    sixes = s.hands[seat, SIX]
    threes = s.hands[seat, THREE]
    if g.supreme_laid == OFF or sixes == 0 or threes == 0:
        return
    if g.supreme_laid == PAIRS:
        sixes = min(sixes, threes)
        threes = sixes
    lay(s, seat, SIX, sixes)
    lay(s, seat, THREE, threes)


@rule
def lay(s: State, seat: int, face: int, number: int) -> None:
    s.hands[seat, face] -= number
    s.held[seat] -= number
    s.laid[seat, face] = number
    s.hu[seat] += number


@rule
def start_trick(s: State, leader: int) -> None:
    s.plays[:] = NOTHING
    s.passed[:] = 0
    s.taker = leader
    s.turn = leader


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    best = s.plays[s.taker]
    if best == NOTHING:
        return sets_in(s.hands[s.turn], out)
    count = higher_sets_in(s.hands[s.turn], best, out)
    out[count] = PASS
    return count + 1


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move == PASS:
        s.passed[s.turn] = 1
    else:
        play(g, s, move)
    if g.win_by == GET_RID and move != PASS and has_got_rid(g, s, s.turn):
        end_hand(g, s, s.turn)
    else:
        ask_next(g, s)


@rule
def play(g: Rules, s: State, place: int) -> None:
    """Lead a set, or beat the best one so far: who passed before may answer it, unless passing is for good."""
    for suit in range(len(SUITS)):
        s.hands[s.turn, FACE[place, suit]] -= NUMBER[place, suit]
        s.played[s.turn, FACE[place, suit]] += NUMBER[place, suit]
    s.held[s.turn] -= SIZE[place]
    s.plays[s.turn] = place
    s.taker = s.turn
    if not g.pass_out:
        s.passed[:] = 0


@rule
def has_got_rid(g: Rules, s: State, seat: int) -> bool:
    """Laid Supreme cards count among those that a seat has got rid of."""
    return hand_size(g.seats) - s.held[seat] >= g.target


@rule
def ask_next(g: Rules, s: State) -> None:
    s.turn = next_to_act(g, s)
    if s.turn == s.taker:
        end_trick(g, s)


@rule
def next_to_act(g: Rules, s: State) -> int:
    """The next seat that has cards and has not passed; the taker when no other is left."""
    seat = (s.turn + 1) % g.seats
    while seat != s.taker and (s.passed[seat] or s.held[seat] == 0):
        seat = (seat + 1) % g.seats
    return seat


@rule
def end_trick(g: Rules, s: State) -> None:
    s.hu[s.taker] += SIZE[s.plays[s.taker]]
    start_trick(s, s.taker)
    if wins_by_trick(g, s, s.taker):
        end_hand(g, s, s.taker)
    elif s.held[s.taker] == 0:
        pass_lead(g, s)


@rule
def wins_by_trick(g: Rules, s: State, taker: int) -> bool:
    """Only the taker is tested, at the end of his trick; get_rid is won before."""
    if g.win_by == TRICKS:
        return s.hu[taker] >= g.target
    return has_got_rid(g, s, taker)


@rule
def pass_lead(g: Rules, s: State) -> None:
    """The taker has no card left to lead; the hand ends without a winner, or the next seat with cards leads."""
    leader = next_to_act(g, s)
    if g.break_on_empty_lead or leader == s.taker:
        close_hand(g, s)
    else:
        start_trick(s, leader)


@rule
def end_hand(g: Rules, s: State, winner: int) -> None:
    settle(g, s, winner)
    s.first_leader = winner
    close_hand(g, s)
