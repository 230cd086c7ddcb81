"""The records of Sticking the Tail."""

from paiju.games.connecting.chain import CHAIN_MOVES, ArmsRules, ChainState
from paiju.games.connecting.kkoriput_igi.options import FIRST_LEAD
from paiju.kernel.record import i8, i16, public
from paiju.tiles import FULL32

MOVES = CHAIN_MOVES

KOAN_A = FULL32.read("[5:2]")[0]
BY_KOAN_A = FIRST_LEAD.place("koan_a")


class Rules(ArmsRules):
    stake = public(i16)
    payment = public(i8)
    thirty_rule = public(i8)
    thirty_players = public(i8)
    thirty_winner_below = public(i8)
    ties = public(i8)
    first_lead = public(i8)


class State(ChainState):
    """The chain's, and nothing besides."""
