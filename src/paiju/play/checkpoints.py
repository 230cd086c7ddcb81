"""A table after a hand, kept as a few numbers: enough to deal the next hand, without those before it."""

from __future__ import annotations

from typing import NamedTuple

from paiju.kernel.record import DEAL, OVER, array_of
from paiju.play.history import History
from paiju.play.stepping import NOT_ASKED
from paiju.play.table import Table


class TableCheckpoint(NamedTuple):
    """The state, and how much has happened before it; of the results only the last."""

    state: bytes
    moves: int
    walls: int
    throws: int
    actions: int
    events: int
    results: int
    result: list[int]
    points: list[int] | None


def table_checkpoint(table: Table) -> TableCheckpoint | None:
    """The checkpoint of a table that waits for a deal, or whose session is over; None for any other."""
    if not table.results or table._turn[0] not in (DEAL, OVER):
        return None
    narrator = table.narrator
    return TableCheckpoint(
        state=table.position,
        moves=len(table.moves),
        walls=len(table.walls),
        throws=len(table.throws),
        actions=len(narrator.starts),
        events=len(narrator.events),
        results=len(table.results),
        result=table.results[-1],
        points=table.points[-1] if table.points else None,
    )


def restore_table(table: Table, saved: TableCheckpoint) -> None:
    """Put a fresh table of the same game and options to where a checkpoint was taken.

    Raises ValueError where the state is not one of these rules.
    """
    if len(saved.state) != table._state.dtype.itemsize:
        raise ValueError("the state is of other rules")
    table._hold(array_of(saved.state, table._state.dtype))
    table._count = NOT_ASKED
    table.moves, table.walls = History(forgotten=saved.moves), History(forgotten=saved.walls)
    table.throws = History(forgotten=saved.throws)
    table.results = History([saved.result], saved.results - 1)
    table.points = History([saved.points], saved.results - 1) if saved.points is not None else History()
    table._narrator.go_on_from(saved.moves, saved.walls, saved.throws, saved.actions, saved.events, saved.results)
