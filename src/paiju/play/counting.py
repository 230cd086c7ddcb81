"""Tree counts from the deal of a table."""

from __future__ import annotations

from paiju.kernel.counting import count_positions
from paiju.play.shuffle import thrown
from paiju.play.table import Table


def count_below_deal(table: Table, depth: int) -> int:
    """Positions so many actions below the last deal, which is the table's first decision."""
    return count_positions(
        table.game, table.seats, table.options, table.walls[-1], depth, dice=dice_for_counting(table)
    )


def dice_for_counting(table: Table) -> list[int]:
    """Those thrown before the first decision, and two more; none in a game without dice."""
    more = thrown(2, table.game.slug, table.seed, len(table.throws)) if table.throws else []
    return [die for throw in table.throws for die in throw] + more
