"""Taking back actions: who asks for it, who has agreed, and how far back it goes."""

from __future__ import annotations

from dataclasses import dataclass, field

from paiju.play.errors import MoveError
from paiju.play.table import Table
from paiju.server.refusals import Code, Refusal
from paiju.words.said import Said


@dataclass
class UndoRequest:
    """An undo that was asked for, if one was."""

    asked_by: int | None = None
    agreed: set[int] = field(default_factory=set)

    def ask(self, seat: int) -> None:
        self.asked_by, self.agreed = seat, {seat}

    def answer(self, seat: int, agree: bool) -> None:
        if agree:
            self.agreed.add(seat)
        else:
            self.end()

    def end(self) -> None:
        self.asked_by, self.agreed = None, set()


def actions_to_undo(table: Table, seat: int) -> int:
    """How many actions go back to the last decision of a seat that was no answer; raises a Refusal."""
    trial = table.copy()
    actions = 0
    try:
        while actions == 0 or trial.turn != seat or trial.is_window:
            trial.undo()
            actions += 1
    except MoveError as error:
        raise Refusal(Code.ILLEGAL, Said("refused-nothing-to-undo", why=error.said)) from error
    return actions
