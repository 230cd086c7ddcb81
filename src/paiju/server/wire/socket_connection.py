"""A client whose socket is in this process: frames go out in order, and a client that does not read is dropped."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketState

from paiju.server import limits
from paiju.server.refusals import Code
from paiju.server.wire.connection import GOING_AWAY, TOO_SLOW, Connection
from paiju.server.wire.rate_limits import Bucket

SEND_NOW = "paiju.send_now"  # what our own protocol offers beside ASGI


class SocketConnection(Connection):
    """A client with its socket."""

    def __init__(self, websocket: WebSocket) -> None:
        super().__init__()
        self.address = websocket.client.host if websocket.client else ""
        self.messages = Bucket()
        self.offences: Counter[Code] = Counter()
        self._websocket = websocket
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0  # bytes to be sent
        self._close_code: int | None = None
        self._close_reason = ""
        self._sender: asyncio.Task[None] | None = None
        offered = websocket.scope.get("extensions", {}).get(SEND_NOW)
        self._send_now: Callable[[bytes], bool] | None = offered["send"] if offered else None

    @property
    def is_closing(self) -> bool:
        return self._close_code is not None

    def send_frame(self, frame: bytes) -> None:
        if self.is_closing:
            return
        if not self._waiting and self._send_now and self._send_now(frame):
            return
        self._waiting += len(frame)
        if self._outgoing.qsize() >= limits.OUTGOING_FRAMES or self._waiting > limits.OUTGOING_BYTES:
            self._drop()
        else:
            self._outgoing.put_nowait(frame)

    def close(self, code: int, reason: str = "") -> None:
        if not self.is_closing:
            self._close_code, self._close_reason = code, reason
            self._outgoing.put_nowait(None)

    def _drop(self) -> None:
        """Close without sending what waits: the client does not read."""
        self._close_code = TOO_SLOW
        if self._sender:
            self._sender.cancel()

    async def send_all(self) -> None:
        """Send what is to be sent, until the socket is closed."""
        self._sender = asyncio.current_task()
        while (frame := await self._outgoing.get()) is not None:
            await self._websocket.send({"type": "websocket.send", "text": frame.decode()})
            self._waiting -= len(frame)
        if self._websocket.application_state is not WebSocketState.DISCONNECTED:
            await self._websocket.close(self._close_code or GOING_AWAY, self._close_reason)
