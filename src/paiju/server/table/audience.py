"""Who is at a table, and what they are told: each seat its own view, all onlookers the same frame."""

from __future__ import annotations

from collections.abc import Callable

from paiju.play.table import Table
from paiju.server import limits
from paiju.server.refusals import Code, Refusal
from paiju.server.store.events import AnyChange, Dealt, Left, Played, Undone
from paiju.server.table.publishing import PUBLISHING, published_deals
from paiju.server.table.room import Room
from paiju.server.table.views import LiveTimes, common_view, info_for, info_of, live_view
from paiju.server.wire.connection import GOING_AWAY, REPLACED, Connection
from paiju.server.wire.protocol import encode
from paiju.server.wire.server_messages import Heard, Snapshot, TableInfo, Update
from paiju.words.said import Said


class Audience:
    """The connections at one table."""

    def __init__(self, live_times: Callable[[], LiveTimes]) -> None:
        self._live_times = live_times
        self._seated: dict[int, Connection] = {}
        self._onlookers: set[Connection] = set()
        self._arriving: set[Connection] = set()  # who will look on, and are told nothing yet
        self._last_info: TableInfo | None = None
        self._table_told: Table | None = None  # whose story everybody knows in part
        self._events_told = 0  # how much of that story everybody knows

    @property
    def present(self) -> frozenset[int]:
        """The seats whose person is connected."""
        return frozenset(self._seated)

    @property
    def is_empty(self) -> bool:
        return not self._seated and not self.has_onlookers

    @property
    def has_onlookers(self) -> bool:
        return self.onlookers > 0

    @property
    def onlookers(self) -> int:
        """How many look on, or are about to."""
        return len(self._onlookers) + len(self._arriving)

    def has(self, connection: Connection, seat: int | None) -> bool:
        """Whether a seat is this connection's."""
        return seat is not None and self._seated.get(seat) is connection

    def seat(self, connection: Connection, seat: int) -> None:
        """The newest connection of a seat has it; the older one is told."""
        older = self._seated.get(seat)
        if older and older is not connection:
            older.refuse(Refusal(Code.REPLACED, Said("refused-replaced")))
            older.close(REPLACED)
        self._seated[seat] = connection

    def watch(self, connection: Connection) -> None:
        """Let somebody look on; raises a Refusal."""
        self._check_room()
        self._onlookers.add(connection)

    def await_onlooker(self, connection: Connection) -> None:
        """Let somebody look on who is told nothing before `show_awaited`; raises a Refusal."""
        self._check_room()
        self._arriving.add(connection)

    def _check_room(self) -> None:
        if self.onlookers >= limits.ONLOOKERS:
            raise Refusal(Code.FULL, Said("refused-full-audience"))

    def show_awaited(self, room: Room, connection: Connection) -> None:
        """Show the table to one who was awaited, unless they have gone."""
        if connection in self._arriving:
            self._arriving.remove(connection)
            self._onlookers.add(connection)
            self.show_all(room, connection)

    def vacate(self, seat: int) -> None:
        """One who has left the seat looks on."""
        if connection := self._seated.pop(seat, None):
            connection.give_up_seat()
            self._onlookers.add(connection)

    def release(self, connection: Connection) -> int | None:
        """Let a connection go; the seat whose person it was, if any."""
        self._onlookers.discard(connection)
        self._arriving.discard(connection)
        if not self.has(connection, connection.seat) or connection.seat is None:
            return None
        del self._seated[connection.seat]
        return connection.seat

    def disconnect_all(self) -> None:
        """Close all connections; their clients connect again."""
        for connection in (*self._seated.values(), *self._onlookers, *self._arriving):
            connection.close(GOING_AWAY)

    def show_all(self, room: Room, connection: Connection) -> None:
        """Everything that a connection may know now."""
        seat, times = connection.seat, self._live_times()
        info = info_for(seat, self._info(room, times), times)
        view, deals = live_view(room, seat), published_deals(room)
        connection.send(Snapshot(room.id, room.public_sequence, seat, info, view, deals))

    def show_all_to_everybody(self, room: Room) -> None:
        for connection in (*self._seated.values(), *self._onlookers):
            self.show_all(room, connection)
        self._remember(room, self._info(room, self._live_times()))

    def announce(self, room: Room, change: AnyChange, seat: int | None) -> None:
        """Tell everybody of a change at a seat; one who has left the seat looks on."""
        if isinstance(change, Left) and seat is not None:
            self.vacate(seat)
        self.tell(room, change)

    def tell(self, room: Room, change: AnyChange | None = None, besides: Connection | None = None) -> None:
        """Tell everybody what has changed, besides one who knows."""
        times = self._live_times()
        info = self._info(room, times)
        changed = info if info != self._last_info else None
        since = 0 if isinstance(change, Undone) or room.table is not self._table_told else self._events_told
        is_new = isinstance(change, Dealt | Played | Undone)
        deals = published_deals(room) if isinstance(change, PUBLISHING) else None
        common = common_view(room.table) if is_new and room.table else None

        without_view = b"" if is_new else encode(Update(room.id, room.public_sequence, changed, None, deals))

        def frame(seat: int | None) -> bytes:
            own = info_for(seat, changed, times) if changed else None
            if not is_new and own is changed:
                return without_view
            view = live_view(room, seat, since, common) if is_new else None
            return encode(Update(room.id, room.public_sequence, own, view, deals))

        frames = [(connection, frame(seat)) for seat, connection in self._seated.items() if connection is not besides]
        if self._onlookers:
            shared = frame(None)
            frames += [(connection, shared) for connection in self._onlookers]
        for connection, ready in frames:  # all are made before one is sent, so that timing tells nothing
            connection.send_frame(ready)
        self._remember(room, info)

    def let_hear(self, heard: Heard) -> None:
        """What somebody says reaches all who are there, in the same frame."""
        frame = encode(heard)
        for connection in (*self._seated.values(), *self._onlookers):
            connection.send_frame(frame)

    def tell_seat(self, room: Room, seat: int) -> None:
        """What has changed for one seat alone."""
        if connection := self._seated.get(seat):
            connection.send(Update(room.id, room.public_sequence, view=live_view(room, seat, self._events_told)))

    def info_of_seat(self, room: Room, seat: int) -> TableInfo:
        """What the person of a seat may know of the table."""
        times = self._live_times()
        return info_for(seat, self._info(room, times), times)

    def _info(self, room: Room, times: LiveTimes) -> TableInfo:
        return info_of(room, self.present, times, self.onlookers)

    def _remember(self, room: Room, info: TableInfo) -> None:
        self._last_info = info
        self._table_told = room.table
        self._events_told = len(room.table.narrator.events) if room.table else 0
