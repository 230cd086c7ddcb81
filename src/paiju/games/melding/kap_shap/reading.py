"""Hands of Collecting Tens as they are read: as in all games of collecting tens."""

from paiju.games.melding.kap_shap.options import EACH
from paiju.games.melding.kap_shap.state import Rules
from paiju.games.melding.tens import reading as tens
from paiju.kernel.hands import Shape, Shown

is_complete = tens.is_complete
score = tens.score
by_throw = tens.by_throw


def shapes(g: Rules, shown: Shown) -> tuple[Shape, ...]:
    return tens.shapes_of((EACH + 1) // 2 - 1, shown)
