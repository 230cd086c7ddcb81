"""Clients of other processes at tables of this one."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakValueDictionary

from paiju.server.cluster.bus_messages import ClientFrame, ClientJoined, ClientLeft, ClientRequest, CloseClient
from paiju.server.cluster.remote_tables import Send
from paiju.server.refusals import Refusal
from paiju.server.table.actor import TableActor
from paiju.server.table.inbox import Request
from paiju.server.wire.connection import GOING_AWAY, Connection, TableHandle
from paiju.server.wire.protocol import Resume, Sit, Watch


class RemoteClient(Connection):
    """A client whose socket another process has."""

    def __init__(self, home: str, caller: int, send: Send) -> None:
        super().__init__()
        self.home = home
        self._caller, self._send = caller, send

    def join(self, actor: TableHandle, seat: int | None) -> None:
        super().join(actor, seat)
        self._send(self.home, ClientJoined(actor.id, self._caller, seat))

    def give_up_seat(self) -> None:
        super().give_up_seat()
        if self.actor:
            self._send(self.home, ClientJoined(self.actor.id, self._caller, None))

    def send_frame(self, frame: bytes) -> None:
        self._send(self.home, ClientFrame(self._caller, frame))

    def close(self, code: int) -> None:
        self._send(self.home, CloseClient(self._caller, code))


class RemoteClients:
    """All clients of others; one that is at no table is forgotten."""

    def __init__(self, find: Callable[[str], TableActor | None], send: Send) -> None:
        self._find, self._send = find, send
        self._guests: WeakValueDictionary[tuple[str, int], RemoteClient] = WeakValueDictionary()

    def take(self, home: str, bus_message: ClientRequest | ClientLeft) -> None:
        actor, guest = self._find(bus_message.table), self._guests.get((home, bus_message.caller))
        match bus_message:
            case ClientLeft():
                if actor and guest:
                    actor.bid_farewell(guest)
            case ClientRequest(message=Watch() | Sit() | Resume()) if actor:
                self._ask(actor, guest or self._newcomer(home, bus_message.caller), bus_message)
            case ClientRequest() if actor and guest:
                self._ask(actor, guest, bus_message)
            case ClientRequest():  # the table is not here, or nothing is known of the client
                self._send(home, CloseClient(bus_message.caller, GOING_AWAY))

    def _newcomer(self, home: str, caller: int) -> RemoteClient:
        guest = self._guests[home, caller] = RemoteClient(home, caller, self._send)
        return guest

    def _ask(self, actor: TableActor, guest: RemoteClient, bus_message: ClientRequest) -> None:
        guest.visitor = bus_message.visitor
        try:
            actor.post(Request(guest, bus_message.message))
        except Refusal as refusal:
            guest.refuse(refusal, getattr(bus_message.message, "nonce", None))

    def lose(self, home: str | None = None) -> None:
        """A process cannot be reached any more, or none can."""
        for guest in list(self._guests.values()):
            if home in (None, guest.home):
                guest.go()

    def homes(self) -> set[str]:
        return {guest.home for guest in self._guests.values()}
