"""The WebSocket: frames are read, decoded and sent on to the lobby or to a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

import paiju
from paiju.server import limits
from paiju.server.ops.logs import log_event
from paiju.server.ops.metrics import REFUSALS
from paiju.server.refusals import NOT_SAVED, Code, Refusal
from paiju.server.store import NotSaved
from paiju.server.store.errors import DatabaseError
from paiju.server.wire.client_messages import (
    CreateTable,
    FromClient,
    Glance,
    Hello,
    ListTables,
    Ping,
    Resume,
    Sit,
    Watch,
)
from paiju.server.wire.connection import GOING_AWAY, POLICY, Request, TableHandle
from paiju.server.wire.guard import Guard
from paiju.server.wire.json_keys import check_keys
from paiju.server.wire.protocol import VERSION, decode_from_client
from paiju.server.wire.server_messages import Pong, TableInfo, Tables, Welcome
from paiju.server.wire.socket_connection import SocketConnection
from paiju.server.wire.tickets import TicketSigner
from paiju.words.said import Quoted, Said

log = logging.getLogger(__name__)

STATUS_OF_REFUSAL = {Code.TOO_FAST: 429, Code.FULL: 503}
OFFENCES_BEFORE_CLOSE = {
    Code.MALFORMED: limits.MALFORMED_BEFORE_CLOSE,
    Code.TOO_FAST: limits.TOO_FAST_BEFORE_CLOSE,
    Code.FORGED: 1,
    Code.WRONG_VERSION: 1,
}


class TableDirectory(Protocol):
    """All tables, as a socket needs them."""

    def __len__(self) -> int: ...

    async def handle(self, table: str) -> TableHandle:
        """The table of this name; raises a Refusal and NotSaved."""

    async def create(self, message: CreateTable, visitor: str, check: Callable[[int], None]) -> TableHandle:
        """The table that a visitor wants; raises a Refusal and NotSaved."""

    def listed(self) -> list[TableInfo]:
        """The public tables."""

    async def close(self) -> None:
        """Let every table finish what it was asked."""


class SocketEndpoint:
    """Serves all sockets."""

    def __init__(
        self, tables: TableDirectory, guard: Guard, ticket_signer: TicketSigner, now: Callable[[], int]
    ) -> None:
        self._tables, self._guard, self._ticket_signer, self._now = tables, guard, ticket_signer, now

    async def receive(self, websocket: WebSocket) -> None:
        """Serve one client until its socket is closed, or refuse it."""
        connection = SocketConnection(websocket)
        try:
            self._guard.enter(connection)
        except Refusal as refusal:
            REFUSALS.labels(refusal.code).inc()
            await websocket.send_denial_response(PlainTextResponse(str(refusal), STATUS_OF_REFUSAL[refusal.code]))
            return
        try:
            await self._serve(websocket, connection)
        finally:
            self._guard.leave(connection)

    async def _serve(self, websocket: WebSocket, connection: SocketConnection) -> None:
        await websocket.accept()
        waiting = asyncio.get_running_loop().call_later(limits.HELLO_SECONDS, _close_without_hello, connection)
        reading = asyncio.create_task(self._read(websocket, connection))
        sending = asyncio.create_task(connection.send_all())
        try:
            await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.go()
            for task in (waiting, reading, sending):
                task.cancel()
            for end in await asyncio.gather(reading, sending, return_exceptions=True):
                if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                    log.error("a socket failed", exc_info=end)

    async def shut_down(self) -> None:
        """Admit nobody, let all tables finish and answer what they were asked, then close every socket."""
        self._guard.is_closed = True
        await self._tables.close()
        for connection in self._guard.connections:
            connection.close(GOING_AWAY, "The server stops: come back in a moment.")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(limits.SHUTDOWN_SECONDS / 4):
                while self._guard.sockets:
                    await asyncio.sleep(0.01)

    async def _read(self, websocket: WebSocket, connection: SocketConnection) -> None:
        while not connection.is_closing:
            frame = await websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if not self._guard.is_closed:
                await self.take(connection, frame.get("text"))

    async def take(self, connection: SocketConnection, text: str | None) -> None:
        """Handle one frame."""
        message: FromClient | None = None
        try:
            message = read_message(text)
            self._guard.check_message(connection, is_arrival=isinstance(message, Hello | Resume))
            await self._answer(connection, message)
        except Refusal as refusal:
            refuse = connection.refuse_for_now if refusal.code is Code.UNREACHABLE else connection.refuse
            refuse(refusal, _nonce_of(message))
            _count_offence(connection, refusal.code)
        except (NotSaved, DatabaseError) as error:
            log.warning("a request was not saved: %s", error)
            connection.refuse_for_now(NOT_SAVED, _nonce_of(message))

    async def _answer(self, connection: SocketConnection, message: FromClient) -> None:
        if not connection.visitor and not isinstance(message, Hello):
            raise Refusal(Code.NO_HELLO, Said("refused-no-hello"))
        match message:
            case Hello():
                self._greet(connection, message)
            case Ping(number):
                connection.send(Pong(number))
            case ListTables():
                connection.send(Tables(self._tables.listed()))
            case CreateTable():
                table = await self._tables.create(message, connection.visitor, self._table_check(connection))
                table.post(Request(connection, Sit(message.nonce, table.id, message.name)))
            case Watch() | Sit():
                table = await self._tables.handle(message.table)
                table.post(Request(connection, message))
            case Resume() | Glance():
                ticket = self._ticket_signer.read(message.ticket, self._now())
                table = await self._tables.handle(ticket.table)
                table.post(Request(connection, message))
            case _:
                if connection.table is None:
                    raise Refusal(Code.NOT_AT_TABLE, Said("refused-not-at-table"))
                connection.table.post(Request(connection, message))

    def _table_check(self, connection: SocketConnection) -> Callable[[int], None]:
        return lambda of_visitor: self._guard.check_table(connection, len(self._tables), of_visitor)

    def _greet(self, connection: SocketConnection, message: Hello) -> None:
        if message.version != VERSION:
            versions = Said("refused-wrong-version", server=VERSION, client=message.version)
            raise Refusal(Code.WRONG_VERSION, versions)
        visitor_pass = message.visitor or self._ticket_signer.new_pass()
        connection.visitor = self._ticket_signer.visitor(visitor_pass)
        connection.send(Welcome(VERSION, f"paiju {paiju.__version__}", visitor_pass))


def read_message(text: str | None) -> FromClient:
    """The message of a frame; raises a Refusal."""
    if text is None:
        raise Refusal(Code.MALFORMED, Said("refused-no-text-frame"))
    try:
        message: FromClient = decode_from_client(text)
        check_keys(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refusal(Code.MALFORMED, Said("refused-malformed", error=Quoted(str(error)))) from error
    return message


def _nonce_of(message: FromClient | None) -> str | None:
    return getattr(message, "nonce", None)


def _close_without_hello(connection: SocketConnection) -> None:
    if not connection.visitor:
        connection.close(POLICY, "No hello was said.")


def _count_offence(connection: SocketConnection, code: Code) -> None:
    """Three malformed messages, many too fast, one forged ticket or another version close the socket."""
    connection.offences[code] += 1
    if connection.offences[code] >= OFFENCES_BEFORE_CLOSE.get(code, limits.SEQUENCE):
        log_event(log, logging.INFO, "closed for an offence", code=str(code), address=connection.address)
        connection.close(POLICY, f"Closed for an offence: {code}.")
