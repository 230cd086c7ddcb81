"""The records of Watching Ten Sets: the options of a table, and the groups as they lie."""

from paiju.games.solitaire.xiangshifu.groups import PLACES
from paiju.games.solitaire.xiangshifu.options import TEN
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, SEAT, bits, choice
from paiju.kernel.record import Record, i8, i16, i32, i64, public

SEATS = 1
GROUPS = 12  # at most: with ten triplets there are eleven, and the last stays empty
COUPLES = GROUPS * (GROUPS - 1) // 2
COUPLES_A_WORD = 5
WORDS = -(-COUPLES // COUPLES_A_WORD)

# The move table: for every two groups their ways to exchange, swaps first and then shifts to the second group.
SWAPS = PLACES * PLACES
WAYS = SWAPS + PLACES
MOVES = WAYS * COUPLES


class Rules(Record):
    seats = public(i8)
    groups = public(i8)
    combinations = public(i8)
    goal = public(i8)
    exact_three = public(i8)
    redeal_dead = public(i8)
    undo = public(i8)  # for the table alone: a move taken back was never made
    max_moves = public(i16)
    hands = public(i16)


class State(Record):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished hand: 1 won, 0 lost
    hands_played = public(i16, holds=COUNT)
    moves_made = public(i16, holds=COUNT)  # in this hand
    turn = public(i8, holds=SEAT)
    groups = public(i8, GROUPS, PLACES, holds=FACE)  # faces in canonical order, EMPTY behind them
    exchanges = public(i64, WORDS, holds=bits(COUPLES_A_WORD * WAYS))  # the legal moves as bits
    # by group: for each face the places where it is wanted, three bits each
    wants = public(i64, GROUPS, holds=bits(63))
    # by group: the places that would leave a pair if they were empty, as bits
    wants_nothing = public(i8, GROUPS, holds=bits(PLACES))
    last_groups = public(i8, 2, holds=choice(GROUPS))  # of the last exchange
    last_tiles = public(i8, 2, holds=FACE)  # what each of them got by it; EMPTY is nothing, and before the first move


@rule
def group_count(g: Rules) -> int:
    return GROUPS - 1 if g.groups == TEN else GROUPS
