"""Taking back at a table with bots."""

from __future__ import annotations

from paiju.play.table import Table


def before_last_decision(table: Table, seat: int) -> Table:
    """The table at the person's last decision; what the bots did after it goes too. Raises MoveError."""
    trial = table.copy()
    trial.undo()
    while trial.turn != seat or trial.words == ["pass"]:  # which is played by itself
        trial.undo()
    return trial
