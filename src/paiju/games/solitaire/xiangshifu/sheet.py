"""The score sheet of Watching Ten Sets: a point for a hand that is won."""

from typing import Any

from paiju.games.sheets import number_of
from paiju.games.solitaire.xiangshifu.table import goal_in_words, groups
from paiju.kernel.payments import HOUSE, Payment


def payments(g: Any, before: Any, after: Any) -> list[Payment]:
    if not after.result[0]:
        return []
    made = number_of(after.moves_made, "move")
    return [Payment(HOUSE, 0, after.result[0], f"{len(groups(after))} valid groups after {made}{goal_in_words(g)}")]
