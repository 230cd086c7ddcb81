"""Tables of other processes, with the clients of this process there."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakSet, WeakValueDictionary

from paiju.server.cluster.bus_messages import (
    BusMessage,
    ClientFrame,
    ClientJoined,
    ClientLeft,
    ClientRequest,
    CloseClient,
)
from paiju.server.refusals import Code, Refusal
from paiju.server.wire.connection import GOING_AWAY, Connection, Request
from paiju.words.said import Said

Send = Callable[[str, BusMessage], bool]
UNREACHABLE = Refusal(Code.UNREACHABLE, Said("refused-unreachable"))


class RemoteTable:
    """A table that another process runs; requests are sent there over the bus."""

    def __init__(self, id: str, owner: str, tables: RemoteTables) -> None:
        self.id, self.owner, self._tables = id, owner, tables
        self.callers: WeakSet[Connection] = WeakSet()

    def post(self, item: Request) -> None:
        """Send a request; raises a Refusal."""
        caller = item.connection
        self.callers.add(caller)
        self._tables.callers[caller.number] = caller
        if not self._tables.send(self.owner, ClientRequest(self.id, caller.number, caller.visitor, item.message)):
            raise UNREACHABLE

    def disconnect(self, connection: Connection) -> None:
        self.callers.discard(connection)
        self._tables.send(self.owner, ClientLeft(self.id, connection.number))

    def close_clients(self) -> None:
        """Close the sockets of all clients of this table; they connect again."""
        for connection in list(self.callers):
            connection.close(GOING_AWAY)


class RemoteTables:
    """The tables of other processes that clients of this process are at or have asked."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.callers: WeakValueDictionary[int, Connection] = WeakValueDictionary()
        self._tables: dict[tuple[str, str], RemoteTable] = {}  # by name and owner

    def table(self, id: str, owner: str) -> RemoteTable:
        return self._tables.setdefault((id, owner), RemoteTable(id, owner, self))

    def tables(self) -> list[RemoteTable]:
        """Those with clients."""
        self._tables = {place: table for place, table in self._tables.items() if table.callers}
        return list(self._tables.values())

    def take(self, sender: str, bus_message: ClientJoined | ClientFrame | CloseClient) -> None:
        caller = self.callers.get(bus_message.caller)
        match bus_message:
            case ClientJoined(table=table, seat=seat) if caller:
                caller.join(self.table(table, sender), seat)
            case ClientJoined(table=table):  # the client has left in the meantime
                self.send(sender, ClientLeft(table, bus_message.caller))
            case ClientFrame(frame=frame) if caller:
                caller.send_frame(frame)
            case CloseClient(code=code) if caller:
                caller.close(code)

    def lose(self, owner: str | None = None) -> None:
        """A process cannot be reached any more, or none can: its clients connect again, to whoever has their table."""
        for table in self.tables():
            if owner in (None, table.owner):
                table.close_clients()
