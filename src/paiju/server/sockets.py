"""The WebSocket: frames are read, decoded and handed to the lobby or to a table."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket

import paiju
from paiju.server import limits
from paiju.server.connection import POLICY, SocketConnection
from paiju.server.house import House
from paiju.server.inbox import Request
from paiju.server.lobby import Lobby
from paiju.server.protocol import (
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
from paiju.server.refusals import NOT_SAVED, Code, Refusal
from paiju.server.store import NotSaved


class Reception:
    """Receives clients."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house, self._lobby = house, lobby

    async def receive(self, websocket: WebSocket) -> None:
        """Serve one client until its socket is closed."""
        await websocket.accept()
        connection = SocketConnection(websocket)
        reading = asyncio.create_task(self._read(websocket, connection))
        pumping = asyncio.create_task(connection.pump())
        try:
            await asyncio.wait((reading, pumping), return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.go()
            for task in (reading, pumping):
                task.cancel()
            await asyncio.gather(reading, pumping, return_exceptions=True)

    async def _read(self, websocket: WebSocket, connection: SocketConnection) -> None:
        while not connection.is_closing:
            frame = await websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            await self._take(connection, frame.get("text"))

    async def _take(self, connection: SocketConnection, text: str | None) -> None:
        message: FromClient | None = None
        try:
            message = _decoded(text)
            await self._answer(connection, message)
        except Refusal as refusal:
            connection.refuse(refusal, getattr(message, "nonce", None))
            _count_offences(connection, refusal.code)
        except NotSaved:
            connection.put_off(NOT_SAVED, getattr(message, "nonce", None))

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
                actor = await self._lobby.create(message, connection.visitor)
                actor.post(Request(connection, Sit(message.nonce, actor.id, message.name)))
            case Watch() | Sit():
                actor = await self._lobby.actor(message.table)
                actor.post(Request(connection, message))
            case Resume():
                ticket = self._house.office.read(message.ticket, self._house.now())
                actor = await self._lobby.actor(ticket.table)
                actor.post(Request(connection, message))
            case _:
                if connection.actor is None:
                    raise Refusal(Code.NOT_AT_TABLE, "Sit down at a table first.")
                connection.actor.post(Request(connection, message))

    def _greet(self, connection: SocketConnection, message: Hello) -> None:
        if message.version != VERSION:
            reason = f"This server speaks version {VERSION} of the protocol, the client {message.version}."
            raise Refusal(Code.WRONG_VERSION, reason)
        office = self._house.office
        visitor_pass = message.visitor or office.new_pass()
        connection.visitor = office.visitor(visitor_pass)
        connection.send(Welcome(VERSION, f"paiju {paiju.__version__}", visitor_pass))


def _decoded(text: str | None) -> FromClient:
    if text is None:
        raise Refusal(Code.MALFORMED, "Messages are text frames.")
    try:
        message: FromClient = decode_from_client(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise Refusal(Code.MALFORMED, f"This is no message of the protocol: {error}") from error
    return message


def _count_offences(connection: SocketConnection, code: Code) -> None:
    """Three malformed messages, one forged ticket or another version end the talk."""
    connection.malformed += code is Code.MALFORMED
    if code in (Code.FORGED, Code.WRONG_VERSION) or connection.malformed >= limits.MALFORMED_BEFORE_CLOSE:
        connection.close(POLICY)
