"""The records of Slanted Nail."""

from paiju.games.connecting.chain import CHAIN_MOVES, FACES, SEATS, ArmsRules, ChainState
from paiju.kernel.meaning import COUNT, FACE, SEAT
from paiju.kernel.record import i8, public

MOVES = CHAIN_MOVES


class Rules(ArmsRules):
    penalty_rule = public(i8)
    redeal_doubles = public(i8)
    eight_doubles = public(i8)
    penalty_vs_penalty = public(i8)


class State(ChainState):
    left = public(i8, SEATS, holds=COUNT, by=SEAT)  # unjoined tiles at the end of a hand
    # hands that all have seen because the deal before this one was not played
    opened = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    joined_doubles = public(i8, SEATS, holds=COUNT, by=SEAT, concluded=True)
