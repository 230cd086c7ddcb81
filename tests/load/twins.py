"""Twins of the people at a table: they are told what a seat is told and are never cut off."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import msgspec

from paiju.server.table import runner
from paiju.server.table.audience import Audience
from paiju.server.table.room import Room
from paiju.server.table.views import LiveTimes
from paiju.server.wire.connection import Connection
from paiju.server.wire.protocol import decode_from_server
from paiju.server.wire.server_messages import Snapshot, Update, View

REMEMBERED = 500  # positions
_twins: dict[tuple[str, int | None], Twin] = {}


class Twin(Connection):
    """Puts together what it is told, by rules of its own, and remembers every position."""

    def __init__(self, seat: int | None) -> None:
        super().__init__("twin")
        self.seat = seat
        self.view: View | None = None
        self.seen: OrderedDict[int, bytes] = OrderedDict()

    def send_frame(self, frame: bytes) -> None:
        message = decode_from_server(frame)
        if isinstance(message, Snapshot):
            self.view = message.view
        elif isinstance(message, Update) and message.view:
            before = [] if message.view.whole or not self.view else self.view.story
            self.view = msgspec.structs.replace(message.view, story=before + message.view.story, whole=True)
        if isinstance(message, Snapshot | Update):
            self.seen[message.sequence] = shown(self.view)
        while len(self.seen) > REMEMBERED:
            self.seen.popitem(last=False)

    def close(self, code: int) -> None:
        pass


class AudienceWithTwins(Audience):
    """An audience with a twin for every seat and one for the onlookers."""

    def __init__(self, live_times: Callable[[], LiveTimes]) -> None:
        super().__init__(live_times)
        self._twin_audience = TwinAudience(self, live_times)

    def tell(self, room: Room, *told: Any, **named: Any) -> None:
        self._twin_audience.come(room)
        super().tell(room, *told, **named)
        self._twin_audience.tell(room, *told)

    def tell_seat(self, room: Room, seat: int) -> None:
        super().tell_seat(room, seat)
        self._twin_audience.tell_seat(room, seat)


class TwinAudience(Audience):
    """The twins; who is present is decided by the people."""

    def __init__(self, people: Audience, live_times: Callable[[], LiveTimes]) -> None:
        super().__init__(live_times)
        self._people = people

    @property
    def present(self) -> frozenset[int]:
        return self._people.present

    def come(self, room: Room) -> None:
        """Sit down before the first thing is told."""
        if self._seated:
            return
        for seat in (*range(room.config.seats), None):
            twin = _twins[room.id, seat] = Twin(seat)
            if seat is None:
                self.watch(twin)
            else:
                self.seat(twin, seat)


@contextlib.contextmanager
def twins_at_all_tables() -> Iterator[None]:
    """While this lasts every table of this process has twins."""
    with mock.patch.object(runner, "Audience", AudienceWithTwins):
        yield
    _twins.clear()


def twin_of(table: str, seat: int | None) -> Twin:
    return _twins[table, seat]


def shown(view: View | None) -> bytes:
    return msgspec.json.encode(view)
