"""Clients of other processes at tables of this process."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakValueDictionary

from paiju.server.cluster.bus_messages import ClientFrame, ClientJoined, ClientLeft, ClientRequest, CloseClient
from paiju.server.cluster.remote_tables import Send
from paiju.server.refusals import Refusal
from paiju.server.table.actor import TableActor
from paiju.server.wire.client_messages import Glance, Resume, Sit, Watch
from paiju.server.wire.connection import GOING_AWAY, Connection, Request, TableHandle


class RemoteClient(Connection):
    """A client whose socket another process has."""

    def __init__(self, process: str, caller: int, send: Send) -> None:
        super().__init__()
        self.process = process
        self._caller, self._send = caller, send

    def join(self, table: TableHandle, seat: int | None) -> None:
        super().join(table, seat)
        self._send(self.process, ClientJoined(table.id, self._caller, seat))

    def give_up_seat(self) -> None:
        super().give_up_seat()
        if self.table:
            self._send(self.process, ClientJoined(self.table.id, self._caller, None))

    def send_frame(self, frame: bytes) -> None:
        self._send(self.process, ClientFrame(self._caller, frame))

    def close(self, code: int) -> None:
        self._send(self.process, CloseClient(self._caller, code))


class RemoteClients:
    """All clients of other processes; one that is at no table is forgotten."""

    def __init__(self, find: Callable[[str], TableActor | None], send: Send) -> None:
        self._find, self._send = find, send
        self._clients: WeakValueDictionary[tuple[str, int], RemoteClient] = WeakValueDictionary()

    def take(self, process: str, bus_message: ClientRequest | ClientLeft) -> None:
        actor, client = self._find(bus_message.table), self._clients.get((process, bus_message.caller))
        match bus_message:
            case ClientLeft():
                if actor and client:
                    actor.disconnect(client)
            case ClientRequest(message=Watch() | Sit() | Resume() | Glance()) if actor:
                self._ask(actor, client or self._new_client(process, bus_message.caller), bus_message)
            case ClientRequest() if actor and client:
                self._ask(actor, client, bus_message)
            case ClientRequest():  # the table is not here, or nothing is known of the client
                self._send(process, CloseClient(bus_message.caller, GOING_AWAY))

    def _new_client(self, process: str, caller: int) -> RemoteClient:
        client = self._clients[process, caller] = RemoteClient(process, caller, self._send)
        return client

    def _ask(self, actor: TableActor, client: RemoteClient, bus_message: ClientRequest) -> None:
        client.visitor = bus_message.visitor
        request = Request(client, bus_message.message)
        try:
            actor.post(request)
        except Refusal as refusal:
            client.refuse(refusal, request.nonce)

    def lose(self, process: str | None = None) -> None:
        """A process cannot be reached any more, or none can."""
        for client in list(self._clients.values()):
            if process in (None, client.process):
                client.go()

    def processes(self) -> set[str]:
        return {client.process for client in self._clients.values()}
