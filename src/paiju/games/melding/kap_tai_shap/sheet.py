"""The score sheet of Collecting Many Tens: as in all games of collecting tens."""

from paiju.games.melding.kap_tai_shap.reading import shapes
from paiju.games.melding.kap_tai_shap.state import Rules, State
from paiju.games.melding.tens import sheet as tens
from paiju.kernel.aims import Aim
from paiju.kernel.hands import Won

payments = tens.payments


def aim(g: Rules, seen: State, seat: int) -> Aim:
    return tens.aim(shapes(g, ()), seen, seat)


def won(g: Rules, seen: State) -> Won | None:
    return tens.won(shapes(g, ()), g, seen)
