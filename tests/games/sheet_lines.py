"""Score sheets in tests: the lines that are written in a session, or for a position set up by hand."""

from __future__ import annotations

from typing import Any

from paiju import Table
from paiju.kernel.record import Plain


def written_after(table: Table, *actions: str) -> list[str]:
    """The sheet on view once these actions are played."""
    for words in actions:
        table.play(words)
    return [table.say(payment.said) for payment in table.sheet]


def paid_by(table: Table, *actions: str) -> list[str]:
    """The lines that the last of these actions brings, in a position set up by hand."""
    *earlier, last = actions
    for words in earlier:
        table.play(words)
    before = table.observe(None)
    table.play(last)
    return lines_between(table, before, table.observe(None))


def lines_between(table: Table, before: Any, after: Any) -> list[str]:
    return [table.say(payment.said) for payment in table.game.sheet.payments(Plain(table._rules[0]), before, after)]
