"""What follows at a table without anybody's request."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Literal

from paiju.server import limits
from paiju.server.store.events import Absented, AnyChange, Closed, Left, Pledged, Undone
from paiju.server.table.room import Room
from paiju.server.table.undo import actions_to_undo

Present = AbstractSet[int]  # the seats whose person is connected
SeatChange = tuple[int | None, AnyChange]  # a change and its seat
DEAL_IS_DUE: Literal["deal"] = "deal"


def follow_up(room: Room, present: Present) -> SeatChange | Literal["deal"] | None:
    """What is to happen next without anybody's request."""
    if room.phase == "closed":
        return None
    if not room.persons and room.sequence > 1:
        return None, Closed("everybody has left")
    if (seat := room.votes_out.voted_out(set(room.persons), present)) is not None:
        return seat, Left(by_vote=True)
    if (seat := _timed_out(room)) is not None:
        return seat, Absented()
    if room.undo.asked_by is not None and room.undo.agreed >= _people_who_play(room):
        return None, Undone(actions_to_undo(room.on_table, room.undo.asked_by))
    if room.phase == "dealing":
        return _next_step_to_deal(room, present)
    return None


def _next_step_to_deal(room: Room, present: Present) -> SeatChange | Literal["deal"] | None:
    if room.is_pledged:
        return DEAL_IS_DUE if room.next_hand.round is None and _has_values(room, present) else None
    return (None, Pledged()) if _is_ready(room, present) else None


def _is_ready(room: Room, present: Present) -> bool:
    """Everybody who is there and plays is ready, and somebody is."""
    return bool(room.deals.ready) and present & _people_who_play(room) <= room.deals.ready


def _has_values(room: Room, present: Present) -> bool:
    """Everybody who is there has shown the value that was pledged."""
    return not present & set(room.next_hand.missing)


def _timed_out(room: Room) -> int | None:
    """A person who plays and has let the clock decide again and again."""
    for seat, timeouts in enumerate(room.time.timeouts):
        if timeouts >= limits.TIMEOUTS_TO_ABSENCE and seat in room.persons and not room.seats[seat].stand_in:
            return seat
    return None


def _people_who_play(room: Room) -> set[int]:
    return {seat for seat in room.persons if not room.seats[seat].stand_in}
