"""The score sheet of Watching Ten Sets: a point for a hand that is won."""

from paiju.games.sheets import number_of
from paiju.games.solitaire.xiangshifu.state import Rules, State
from paiju.games.solitaire.xiangshifu.table import goal_in_words, groups
from paiju.kernel.payments import HOUSE, Payment


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if not after.result[0]:
        return []
    made = number_of(after.moves_made, "move")
    return [Payment(HOUSE, 0, after.result[0], f"{len(groups(after))} valid groups after {made}{goal_in_words(g)}")]
