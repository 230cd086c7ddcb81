"""The records of the Bull Fight: a two-armed dragon, and who killed it."""

from paiju.games.connecting.chain import CHAIN_MOVES, FACES, ChainRules, ChainState
from paiju.kernel.meaning import COUNT, FACE, SEAT, bits, choice
from paiju.kernel.record import i8, i32, public

MOVES = CHAIN_MOVES

ARMS = 2
NOBODY = -1


class Rules(ChainRules):
    suan_zhang = public(i8)
    smothered_numbers = public(i8)
    forced_counts = public(i8)
    after_classic = public(i8)
    after_smothered = public(i8)
    clean_exempt = public(i8)
    tile_set = public(i8)


class State(ChainState):
    # tiles that are not in the layout; whether in a hand or face down, it does not say
    outside = public(i8, FACES, holds=COUNT, by=FACE)
    status = public(i8, holds=choice(3))  # of the present layout, as announced
    event = public(i8, holds=choice(3))  # the status that the first SuanZhang move of the hand brought, OPEN before it
    mover = public(i8, holds=SEAT)  # who made that move
    maker = public(i8, holds=SEAT)  # who answers for it, NOBODY if it was forced
    # who answers for it could have joined another tile, of one of these faces: it had one after so many face-down tiles
    others = public(i32, holds=bits(FACES), concluded=True)
    laid_before = public(i8, holds=COUNT, concluded=True)
