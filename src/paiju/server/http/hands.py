"""Hands gone through again from the log of their table: as one was told them during a session, or to play them on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from paiju.play.table import Table
from paiju.server.http.replays import Step
from paiju.server.refusals import Code, Refusal
from paiju.server.store import StoredTable
from paiju.server.store.events import Dealt, Event, Played, Undone
from paiju.server.table.fold import apply_event, empty_room
from paiju.server.table.room import Room
from paiju.server.table.views import view_of
from paiju.words.said import Said

Happened = tuple[Event, Room, bool]


class Passed(NamedTuple):
    """A hand of a session that goes on, as one viewer was told it, and how far the session has come."""

    steps: list[Step]
    finished: int
    is_over: bool  # the session


def steps_in_session(stored: StoredTable, number: int, hand: int, seat: int | None) -> Passed:
    """A hand as a seat or an onlooker was told it while it was played.

    Who answered what about a discard, and who decided for whom, stays unsaid: answers are one step.
    """
    steps: list[Step] = []
    told, finished, is_over = 0, 0, False
    for event, room, is_answer in _changes(stored, number):
        table, now = room.on_table, len(room.on_table.sheets)
        finished, is_over = len(table.results), table.over
        if is_answer and table.is_window:
            continue
        if now == hand:
            since = 0 if isinstance(event.change, Undone) else told
            steps.append(Step(None if is_answer else event.seat, None, view_of(table, seat, since)))
        told = len(table.narrator.events)
    return Passed(steps, finished, is_over)


def room_in_session(stored: StoredTable, number: int) -> Room | None:
    """The room of a session that goes on, with all its hands; None where the table is not in that session."""
    *_, last = (None, *(room for _, room, _ in _changes(stored, number)))
    return last


def table_at(stored: StoredTable, number: int, hand: int, step: int) -> Table:
    """The table as it was at a step of a hand; raises a Refusal."""
    at = -1
    for _, room, _ in _changes(stored, number):
        at += len(room.on_table.sheets) == hand
        if at == step:
            return room.on_table.copy()
    raise Refusal(Code.NOT_THERE, Said("refused-no-past-hand", hand=hand))


def _changes(stored: StoredTable, number: int) -> Iterator[Happened]:
    """What changed the position in a session, whether it was an answer about a discard, and the room after it."""
    room = empty_room(stored.id, stored.secrets, keeps_past=True)
    for event in stored.events:
        is_answer = room.number == number and room.table is not None and room.table.is_window
        apply_event(room, event)
        if room.number > number:
            return
        if room.number == number and isinstance(event.change, Dealt | Played | Undone):
            yield event, room, is_answer
