"""The WebSocket: frames are read, decoded and handed to the lobby or to a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

import paiju
from paiju.server import limits
from paiju.server.ops.logs import log_event
from paiju.server.ops.metrics import REFUSALS
from paiju.server.refusals import NOT_SAVED, Code, Refusal
from paiju.server.store import NotSaved
from paiju.server.table.inbox import Request
from paiju.server.table.lobby import Lobby
from paiju.server.table.services import Services
from paiju.server.wire.connection import GOING_AWAY, POLICY, SocketConnection
from paiju.server.wire.guard import Guard
from paiju.server.wire.protocol import (
    VERSION,
    CreateTable,
    FromClient,
    Hello,
    ListTables,
    Ping,
    Pong,
    Resume,
    Sit,
    Tables,
    Watch,
    Welcome,
    decode_from_client,
)

log = logging.getLogger(__name__)

TURNED_AWAY = {Code.TOO_FAST: 429, Code.FULL: 503}
OFFENCES_BEFORE_CLOSE = {
    Code.MALFORMED: limits.MALFORMED_BEFORE_CLOSE,
    Code.TOO_FAST: limits.TOO_FAST_BEFORE_CLOSE,
    Code.FORGED: 1,
    Code.WRONG_VERSION: 1,
}


class SocketEndpoint:
    """Receives clients."""

    def __init__(self, services: Services, lobby: Lobby, guard: Guard) -> None:
        self._services, self._lobby, self._guard = services, lobby, guard

    async def receive(self, websocket: WebSocket) -> None:
        """Serve one client until its socket is closed, or turn it away."""
        connection = SocketConnection(websocket)
        try:
            self._guard.enter(connection)
        except Refusal as refusal:
            REFUSALS.labels(refusal.code).inc()
            await websocket.send_denial_response(PlainTextResponse(refusal.reason, TURNED_AWAY[refusal.code]))
            return
        try:
            await self._serve(websocket, connection)
        finally:
            self._guard.leave(connection)

    async def _serve(self, websocket: WebSocket, connection: SocketConnection) -> None:
        await websocket.accept()
        waiting = asyncio.get_running_loop().call_later(limits.HELLO_SECONDS, _close_without_hello, connection)
        reading = asyncio.create_task(self._read(websocket, connection))
        pumping = asyncio.create_task(connection.pump())
        try:
            await asyncio.wait((reading, pumping), return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.go()
            for task in (waiting, reading, pumping):
                task.cancel()
            for end in await asyncio.gather(reading, pumping, return_exceptions=True):
                if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                    log.error("a socket failed", exc_info=end)

    async def bid_farewell(self) -> None:
        """Let nobody in, let all tables do what they were asked, answer it, and send everybody away to come back."""
        self._guard.is_closed = True
        await self._lobby.close()
        for connection in self._guard.everybody:
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
                await self._take(connection, frame.get("text"))

    async def _take(self, connection: SocketConnection, text: str | None) -> None:
        message: FromClient | None = None
        try:
            message = read_message(text)
            self._guard.check_message(connection, is_arrival=isinstance(message, Hello | Resume))
            await self._answer(connection, message)
        except Refusal as refusal:
            nonce = getattr(message, "nonce", None)
            (connection.refuse_for_now if refusal.code is Code.UNREACHABLE else connection.refuse)(refusal, nonce)
            _count_offences(connection, refusal.code)
        except (NotSaved, SQLAlchemyError):
            connection.refuse_for_now(NOT_SAVED, getattr(message, "nonce", None))

    async def _answer(self, connection: SocketConnection, message: FromClient) -> None:
        if not connection.visitor and not isinstance(message, Hello):
            raise Refusal(Code.NO_HELLO, "Say hello first.")
        match message:
            case Hello():
                self._greet(connection, message)
            case Ping(number):
                connection.send(Pong(number))
            case ListTables():
                connection.send(Tables(self._lobby.listed()))
            case CreateTable():
                handle = await self._lobby.create(message, connection.visitor, self._table_check(connection))
                handle.post(Request(connection, Sit(message.nonce, handle.id, message.name)))
            case Watch() | Sit():
                handle = await self._lobby.handle(message.table)
                handle.post(Request(connection, message))
            case Resume():
                ticket = self._services.ticket_signer.read(message.ticket, self._services.now())
                handle = await self._lobby.handle(ticket.table)
                handle.post(Request(connection, message))
            case _:
                if connection.actor is None:
                    raise Refusal(Code.NOT_AT_TABLE, "Sit down at a table first.")
                connection.actor.post(Request(connection, message))

    def _table_check(self, connection: SocketConnection) -> Callable[[int], None]:
        return lambda of_visitor: self._guard.check_table(connection, len(self._lobby), of_visitor)

    def _greet(self, connection: SocketConnection, message: Hello) -> None:
        if message.version != VERSION:
            reason = f"This server speaks version {VERSION} of the protocol, the client {message.version}."
            raise Refusal(Code.WRONG_VERSION, reason)
        ticket_signer = self._services.ticket_signer
        visitor_pass = message.visitor or ticket_signer.new_pass()
        connection.visitor = ticket_signer.visitor(visitor_pass)
        connection.send(Welcome(VERSION, f"paiju {paiju.__version__}", visitor_pass))


def read_message(text: str | None) -> FromClient:
    """The message of a frame; raises a Refusal."""
    if text is None:
        raise Refusal(Code.MALFORMED, "Messages are text frames.")
    try:
        message: FromClient = decode_from_client(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refusal(Code.MALFORMED, f"This is no message of the protocol: {error}") from error
    return message


def _close_without_hello(connection: SocketConnection) -> None:
    if not connection.visitor:
        connection.close(POLICY, "No hello was said.")


def _count_offences(connection: SocketConnection, code: Code) -> None:
    """Three malformed messages, many that come too fast, one forged ticket or another version end the talk."""
    connection.offences[code] += 1
    if connection.offences[code] >= OFFENCES_BEFORE_CLOSE.get(code, limits.SEQUENCE):
        log_event(log, logging.INFO, "closed for an offence", code=str(code), address=connection.address)
        connection.close(POLICY, f"Closed for an offence: {code}.")
