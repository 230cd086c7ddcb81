"""What is sent of a table: the one place where views are made, from what `Table.view` lets a seat see."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NamedTuple

import msgspec
from msgspec import structs

from paiju.play.table import Table
from paiju.server.table.room import Room
from paiju.server.table.window import Window
from paiju.server.wire.server_messages import ClockInfo, SeatInfo, Speech, TableInfo, View


def view_of(table: Table, seat: int | None, since: int = 0) -> View:
    """The view of a seat, None for an onlooker, told from event number `since` of the story."""
    view = {**table.view(seat, since), "whole": since == 0}
    del view["log"]  # is for those who read notation
    return msgspec.convert(view, View)


def live_view(room: Room, seat: int | None, since: int = 0) -> View | None:
    """What a seat may see of the table now; in a window nobody sees who is asked, has answered or is waited for."""
    if room.table is None:
        return None
    view = view_of(room.table, seat, since)
    return _within(room.window, room, view) if room.window else view


def _within(window: Window, room: Room, view: View) -> View:
    seat = view.seat
    if seat is None or not room.may_answer(seat):
        return structs.replace(view, turn=None, prompt=None, actions=[])
    prompt = msgspec.convert(window.questions(seat)[0].view(seat)["prompt"], Speech)
    return structs.replace(view, turn=seat, prompt=prompt, actions=window.actions(seat))


class LiveTimes(NamedTuple):
    """Times in milliseconds that stand in no log."""

    used: int | None = None  # of the present decision
    own_used: tuple[int, int] | None = None  # of an answer in a window: a seat, and what it alone may know
    ready: int | None = None  # until bots stand in for those who are not ready for a deal
    window: int | None = None  # that the open window lasts, 0: until the only person has answered


def info_of(room: Room, present: AbstractSet[int], times: LiveTimes | None = None) -> TableInfo:
    """What everybody may know of a table."""
    live = times or LiveTimes()
    setup = room.config
    return TableInfo(
        table=room.id,
        game=setup.game,
        options=setup.options,
        seats=[_seat_info(room, number, number in present) for number in range(setup.seats)],
        phase=room.phase,
        session=room.number,
        deal=room.next_deal,
        commitment=room.commitment,
        pledged=room.is_pledged,
        public=setup.public,
        undo=setup.undo,
        reveal=setup.reveal,
        level=setup.level,
        clock=_clock_info(room, live.used),
        window=live.window,
        ready=live.ready,
        undo_asked_by=room.undo.asked_by,
        votes_out={seat: sorted(voters) for seat, voters in room.votes_out.by_absent.items() if voters},
    )


def info_for(seat: int | None, info: TableInfo, times: LiveTimes) -> TableInfo:
    """The same with what only one seat may know: in a window time runs for one who has a choice."""
    if info.clock is None or times.own_used is None or times.own_used[0] != seat:
        return info
    return structs.replace(info, clock=structs.replace(info.clock, used=times.own_used[1]))


def _clock_info(room: Room, used: int | None) -> ClockInfo | None:
    if room.clock is None:
        return None
    return ClockInfo(1000 * room.clock.base, list(room.time.left), used)


def _seat_info(room: Room, number: int, is_present: bool) -> SeatInfo:
    seat = room.seats[number]
    level = room.level_of(number) if seat.kind == "bot" else None
    return SeatInfo(seat.kind, seat.name, is_present, seat.stand_in, number in room.deals.ready, level)
