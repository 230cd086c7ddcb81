"""Collecting Tens (夾十, Kap Shap): the duel with one set; seven tiles in hand, an eye and three tens pairs to win.

The rules are those of `melding.tens.rules`, as in the game for many.
"""

from paiju.games.melding.kap_shap.options import EACH
from paiju.games.melding.kap_shap.state import Rules, State
from paiju.games.melding.tens import rules as tens
from paiju.games.melding.tens.rules import deal_tens
from paiju.kernel.compile import rule
from paiju.kernel.record import Wall

begin = tens.begin
legal = tens.legal
apply = tens.apply


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_tens(g, s, wall, EACH)
