"""The decisions of a seat in a finished hand, taken from the log of its table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from paiju.bots.players import TableSetting
from paiju.bots.protocol import Decision
from paiju.kernel.action import Action
from paiju.lab.review import action_of
from paiju.play.table import Table
from paiju.server.store import StoredTable
from paiju.server.store.events import Dealt, Event, Played, Undone
from paiju.server.table.fold import apply_event, empty_room
from paiju.server.table.room import Room

SEED = 1  # as `paiju review` has it


class Found(NamedTuple):
    """A choice that a seat had: the table before it, and the move that was played."""

    step: int  # of the replay, which the action made
    table: Table
    played: int
    action: Action  # the whole of it, where this is its beginning
    decision: Decision


@dataclass
class HandDecisions:
    """All of a seat in one hand."""

    found: list[Found] = field(default_factory=list)
    scores: list[int] | None = None  # when the hand's first decision was made
    result: list[int] | None = None  # None: the hand is not over
    is_session_over: bool = False


def decisions_of(stored: StoredTable, number: int, hand: int, seat: int) -> HandDecisions:
    """What a seat decided in a hand of a session, without what was taken back."""
    room = empty_room(stored.id, stored.secrets, keeps_past=True)
    hands, acts, step = HandDecisions(), list[list[Found]](), -1
    for event in stored.events:
        before = _before(room, event, number)
        apply_event(room, event)
        if room.number > number:
            break
        if room.number < number or not isinstance(event.change, Dealt | Played | Undone):
            continue
        table = room.on_table
        if len(table.results) >= hand:
            hands.result = table.results[hand - 1]
        hands.is_session_over = table.over
        if len(table.sheets) != hand:
            continue
        step += 1
        if isinstance(event.change, Undone):
            del acts[len(acts) - event.change.actions :]
        elif before is not None and isinstance(event.change, Played):
            hands.scores = hands.scores or before.scores
            is_own = before.turn == seat
            acts.append(_choices(before, event.change.moves, step) if is_own else [])
    hands.found = [one for act in acts for one in act]
    return hands


def _before(room: Room, event: Event, number: int) -> Table | None:
    """The table before an action of a session."""
    is_action = isinstance(event.change, Played) and room.number == number and room.table is not None
    return room.on_table.copy() if is_action else None


def _choices(table: Table, moves: list[int], step: int) -> list[Found]:
    """The choices within an action, which may be made tile by tile."""
    found, setting = [], TableSetting.of(table)
    whole = next((action for action, parts in table.actions if list(parts) == moves), None)
    for move in moves:
        legal, seat = tuple(table.legal), table.turn
        if len(legal) > 1 and seat is not None:
            place = len(table.moves)
            decision = setting.decision_at(table, seat, (SEED << 20) + 2 * place)
            action = whole if whole and not table.is_picking else action_of(table, move)
            found.append(Found(step, table.copy(), move, action, decision))
        table.play(move)
    return found
