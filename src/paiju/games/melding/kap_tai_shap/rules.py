"""Collecting Many Tens (執十 or 夾大十, Kap Tai Shap): nine tiles in hand, an eye and four tens pairs to win.

Two to twenty players with as many sets of tiles as they need. The rules are those of `melding.tens.rules`.
"""

from paiju.games.melding.kap_tai_shap.options import EACH
from paiju.games.melding.kap_tai_shap.state import Rules, State
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
