"""The records of Connect the Dragon."""

from paiju.games.connecting.chain import CHAIN_MOVES, ArmsRules, ChainState
from paiju.kernel.record import i8, public

MOVES = CHAIN_MOVES


class Rules(ArmsRules):
    must_play = public(i8)
    settlement = public(i8)
    clean_doubles_others = public(i8)


class State(ChainState):
    """The chain's, and nothing besides."""
