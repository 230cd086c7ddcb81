"""What is sent of a table: the one place where views are made, from what `Table.view` lets a seat see."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NamedTuple

import msgspec
from msgspec import structs

from paiju.play.table import Table
from paiju.server.table.room import Session
from paiju.server.table.window import Window
from paiju.server.wire.protocol import ClockInfo, SeatInfo, TableInfo, View


def view_of(table: Table, seat: int | None, since: int = 0) -> View:
    """The view of a seat, None for an onlooker, told from event number `since` of the story."""
    return msgspec.convert({**table.view(seat, since), "whole": since == 0}, View)


def live_view(session: Session, seat: int | None, since: int = 0) -> View | None:
    """What a seat may see of the table now; in a window nobody sees who is asked, has answered or is waited for."""
    if session.table is None:
        return None
    view = view_of(session.table, seat, since)
    return _within(session.window, session, view) if session.window else view


def _within(window: Window, session: Session, view: View) -> View:
    seat = view.seat
    if seat is None or not session.may_answer(seat):
        return structs.replace(view, turn=None, prompt=None, actions=[])
    prompt = window.questions(seat)[0].view(seat)["prompt"]
    return structs.replace(view, turn=seat, prompt=prompt, actions=window.actions(seat))


class Moment(NamedTuple):
    """What is true for the moment and stands in no log."""

    used: int | None = None  # milliseconds of the present decision
    window: int | None = None  # milliseconds that the open window lasts, 0: until all have answered


def info_of(session: Session, present: AbstractSet[int], moment: Moment | None = None) -> TableInfo:
    """What everybody may know of a table."""
    now = moment or Moment()
    setup = session.config
    return TableInfo(
        table=session.id,
        game=setup.game,
        options=setup.options,
        seats=[_seat_info(session, number, number in present) for number in range(setup.seats)],
        phase=session.phase,
        session=session.number,
        deal=session.next_deal,
        commitment=session.commitment,
        pledged=session.is_pledged,
        public=setup.public,
        undo=setup.undo,
        reveal=setup.reveal,
        level=setup.level,
        clock=_clock_info(session, now.used),
        window=now.window,
        undo_asked_by=session.undo_asked_by,
        votes_out={seat: sorted(voters) for seat, voters in session.votes_out.items() if voters},
    )


def _clock_info(session: Session, used: int | None) -> ClockInfo | None:
    if session.clock is None:
        return None
    return ClockInfo(1000 * session.clock.base, list(session.banks), used)


def _seat_info(session: Session, number: int, is_present: bool) -> SeatInfo:
    seat = session.seats[number]
    return SeatInfo(seat.kind, seat.name, is_present, seat.stand_in, number in session.ready)
