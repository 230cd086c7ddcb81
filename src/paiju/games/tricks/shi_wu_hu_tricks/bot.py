"""How good players play Fifteen Hu: lead what is large and hard to match, beat large sets, keep families together."""

from itertools import product
from math import ceil, comb

from paiju.games.tricks.shi_wu_hu_tricks.rules import hand_size, has_got_rid
from paiju.games.tricks.shi_wu_hu_tricks.sets import (
    COPIES,
    FACE,
    FACES,
    FAMILIES,
    FAMILY,
    HIGHEST,
    NOTHING,
    NUMBER,
    RANK,
    RANKED,
    SIZE,
    SUITS,
)
from paiju.games.tricks.shi_wu_hu_tricks.state import GET_RID, GET_RID_ON_TRICK, PASS, TRICKS, Rules, State
from paiju.games.tricks.state import SEATS
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row
from paiju.tiles.tileset import table
from paiju.words.said import Said

REASONS = (
    Said("why-sure"),
    Said("why-large-set"),
    Said("why-breaks-little"),
    Said("why-get-rid"),
    Said("why-stop"),
    Said("why-beat"),
    Said("why-spare"),
    Said("why-keep-together"),
    Said("why-nothing-higher"),
)
SURE, LARGE, LITTLE, RID, STOP, BEAT, SPARE, SAVE, NONE = range(9)

CERTAIN = 1000  # chances are in thousandths
KEEP_TOGETHER = 300  # what it costs to leave a card of a larger set behind; a hu is CERTAIN


def _chance(others: int, unseen: int, wanted: int) -> int:
    """The chance that a given other seat has at least `wanted` of the unseen cards of a face; 0 only if impossible."""
    ways = sum(comb(unseen, held) * (others - 1) ** (unseen - held) for held in range(wanted, unseen + 1))
    return ceil(CERTAIN * ways / others**unseen)


HELD = table(
    _chance(others, unseen, wanted)
    for others, unseen, wanted in product(range(1, SEATS), range(COPIES + 1), range(COPIES + 1))
).reshape(SEATS - 1, COPIES + 1, COPIES + 1)
FAMILY_OF = table(
    next((number for number, family in enumerate(FAMILIES) if face in family), NOTHING) for face in range(FACES)
)


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if seen.plays[seen.taker] == NOTHING:
        return choose_lead(g, seen, moves, count)
    if count == 1:
        return PASS, NONE
    return choose_answer(g, seen, moves[0], moves[count - 2])


@rule
def choose_lead(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    unseen = unseen_cards(g, seen)
    best = moves[0]
    for i in range(1, count):
        if weigh_lead(g, seen, moves[i], unseen) > weigh_lead(g, seen, best, unseen):
            best = moves[i]
    if g.win_by == GET_RID:
        return best, RID
    if risk(g, best, unseen) == 0:
        return best, SURE
    return best, LARGE if SIZE[best] > 1 else LITTLE


@rule
def weigh_lead(g: Rules, seen: State, place: int, unseen: int) -> int:
    """Each card is a hu won, or one for another seat. Near the target only winning counts."""
    if g.win_by == GET_RID:
        return CERTAIN * SIZE[place] - risk(g, place, unseen)
    if would_win(g, seen, place):
        return CERTAIN * (CERTAIN - risk(g, place, unseen))
    return SIZE[place] * (CERTAIN - 2 * risk(g, place, unseen)) - KEEP_TOGETHER * left_behind(seen, place)


@rule
def would_win(g: Rules, seen: State, place: int) -> bool:
    """Whether a set wins the hand for the seat to act if it takes the trick."""
    if g.win_by == TRICKS:
        return seen.hu[seen.turn] + SIZE[place] >= g.target
    return hand_size(g.seats) - seen.held[seen.turn] + SIZE[place] >= g.target


@rule
def choose_answer(g: Rules, seen: State, highest: int, lowest: int) -> tuple[int, int]:
    if is_danger(g, seen):
        return highest, STOP
    if g.win_by != TRICKS:
        return lowest, RID
    if SIZE[highest] > 1:
        return highest, BEAT
    if left_behind(seen, lowest) == 0:
        return lowest, SPARE
    return PASS, SAVE


@rule
def is_danger(g: Rules, seen: State) -> bool:
    """Whether the owner of the best set wins the hand unless it is beaten."""
    if g.win_by == TRICKS:
        return seen.hu[seen.taker] + SIZE[seen.plays[seen.taker]] >= g.target
    return g.win_by == GET_RID_ON_TRICK and has_got_rid(g, seen, seen.taker)


@rule
def left_behind(seen: State, place: int) -> int:
    """How many cards more the largest set has that could be played instead."""
    suit = 0
    while NUMBER[place, suit] == 0:
        suit += 1
    return largest_with(seen.hands[seen.turn], FACE[place, suit]) - SIZE[place]


@rule
def largest_with(hand: Row, face: int) -> int:
    """The number of cards in the largest set of a hand with this face."""
    family = FAMILY_OF[face]
    if family == NOTHING or hand[FAMILY[family, 0]] == 0:
        return hand[face]
    return hand[FAMILY[family, 0]] + hand[FAMILY[family, 1]] + hand[FAMILY[family, 2]]


@rule
def unseen_cards(g: Rules, seen: State) -> int:
    """What the other seats may hold, three bits a face."""
    packed = 0
    for face in range(FACES):
        left = COPIES - seen.hands[seen.turn, face]
        for seat in range(g.seats):
            left -= seen.played[seat, face] + seen.laid[seat, face]
        packed |= left << 3 * face
    return packed


@rule
def risk(g: Rules, place: int, unseen: int) -> int:
    """The chance that another seat holds a higher set of this composition, taking each of them as independent."""
    others = g.seats - 1
    total = 0
    for rank in range(HIGHEST[place], RANK[place]):
        total += others * chance_of(others, RANKED[rank], unseen)
    return min(total, CERTAIN)


@rule
def chance_of(others: int, place: int, unseen: int) -> int:
    """The chance that a given other seat holds this set, rounded up: 0 only if it is impossible."""
    chance = CERTAIN
    for suit in range(len(SUITS)):
        left = unseen >> 3 * FACE[place, suit] & 7
        chance = -(-chance * HELD[others - 1, left, NUMBER[place, suit]] // CERTAIN)
    return chance
