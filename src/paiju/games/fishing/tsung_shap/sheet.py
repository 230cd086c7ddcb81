"""The score sheet of Disputing Tens: the player with fewer points pays the difference."""

from functools import partial

from paiju.games.fishing import sheets
from paiju.games.fishing.sheets import Part, catch_against, difference
from paiju.games.fishing.tsung_shap.state import Rules, State
from paiju.games.fishing.tsung_shap.table import parts
from paiju.games.sheets import between_all
from paiju.kernel.payments import Payment

aim = sheets.aim


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    counts = [[Part(*part) for part in parts(after, seat)] for seat in range(g.seats)]
    return between_all(g.seats, partial(difference, counts), partial(catch_against, counts))
