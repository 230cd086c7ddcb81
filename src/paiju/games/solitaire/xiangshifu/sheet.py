"""The score sheet of Watching Ten Sets: a point for a hand that is won."""

from paiju.games.solitaire.xiangshifu.groups import PLACES
from paiju.games.solitaire.xiangshifu.options import GOAL
from paiju.games.solitaire.xiangshifu.state import Rules, State
from paiju.games.solitaire.xiangshifu.table import groups, is_valid
from paiju.games.solitaire.xiangshifu.terms import REACHED
from paiju.kernel.aims import Aim
from paiju.kernel.payments import HOUSE, Payment
from paiju.tiles.dominoes import IS_CIVIL
from paiju.words.said import Said


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    return [Payment(HOUSE, 0, after.result[0], solved(g, after))] if after.result[0] else []


def solved(g: Rules, seen: State) -> Said:
    number, goal = len(groups(seen)), goal_reached(g, seen)
    if goal not in REACHED:
        return Said("paid-solved", groups=number, moves=seen.moves_made)
    return Said("paid-solved-with-goal", groups=number, moves=seen.moves_made, goal=REACHED[goal])


def goal_reached(g: Rules, seen: State) -> str:
    """The goal; of two that would do, the one that holds."""
    goal = GOAL.values[g.goal]
    if goal != "civil_or_military":
        return goal
    pair = next(tiles for _, tiles in groups(seen) if len(tiles) < PLACES)
    return "civil" if IS_CIVIL[pair[0]] else "military"


def aim(g: Rules, seen: State, seat: int) -> Aim:
    valid = [is_valid(g, tiles) for _, tiles in groups(seen)]
    return Aim(Said("aim-groups"), sum(valid), len(valid))
