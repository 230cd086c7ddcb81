"""Uvicorn's protocols with limits: a client that is slow to ask, does not read or floods is cut off."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request as WebSocketRequest
from websockets.protocol import State

from paiju.server import limits
from paiju.server.ops.logs import log_event
from paiju.server.wire.door import Door
from paiju.server.wire.rate_limits import Bucket, Rate
from paiju.server.wire.socket_connection import SEND_NOW

log = logging.getLogger(__name__)

PART_BYTES = 512
WHOLE_TEXT = 0x81  # the last frame of a message, and a text
LONGEST_SHORT_TEXT, LONGEST_TEXT = 125, 65_535  # bytes
LONGEST_INCOMPLETE_HEAD = limits.HEAD_BYTES - 1  # for h11: with one byte more it is complete, or too long


class HttpProtocol(H11Protocol):
    """HTTP whose client must send the head of every request in time, and not too long a one."""

    door: Door  # of the server; see `http_protocol`
    _deadline: asyncio.TimerHandle | None = None
    _is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_counted = True
        if self.door.enter(self._host):
            self._expect_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Give h11 no more than a head at a time, for it measures only heads that are not complete."""
        while data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            room = limits.HEAD_BYTES - len(self.conn.trailing_data[0])
            part = room if room > 0 else len(data)  # full: the next request, which waits for the present one
            super().data_received(data[:part])
            data = data[part:]

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect_request()

    def handle_websocket_upgrade(self, event: Request) -> None:
        self._cancel_deadline()
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._cancel_deadline()
        self._leave()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _leave(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self.door.leave(self._host)

    def _expect_request(self) -> None:
        self._cancel_deadline()
        self._deadline = self.loop.call_later(limits.HEAD_SECONDS, self._abort_without_request)

    def _abort_without_request(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()

    def _cancel_deadline(self) -> None:
        if self._deadline:
            self._deadline.cancel()


def http_protocol(door: Door) -> type[HttpProtocol]:
    """The protocol of a server whose connections this door counts."""

    class CountedHttpProtocol(HttpProtocol):
        pass

    CountedHttpProtocol.door = door
    return CountedHttpProtocol


def text_head(size: int) -> bytes:
    """What comes before a text of so many bytes that a server sends whole: RFC 6455, 5.2."""
    if size <= LONGEST_SHORT_TEXT:
        return bytes((WHOLE_TEXT, size))
    if size <= LONGEST_TEXT:
        return bytes((WHOLE_TEXT, LONGEST_SHORT_TEXT + 1)) + size.to_bytes(2)
    return bytes((WHOLE_TEXT, LONGEST_SHORT_TEXT + 2)) + size.to_bytes(8)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose client must read what is sent to it, and must not send faster than it is read.

    Whole messages are counted by the guard; frames that are none, by this: they cost as much to read and are never
    passed on.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:  # whatever this version of uvicorn gives
        super().__init__(*arguments, **named)
        self.close_timeout = limits.CLOSE_SECONDS
        self._deadline: asyncio.TimerHandle | None = None
        self._after_close = 0  # bytes that came after the close frame
        self._partial_frames = Bucket()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._deadline = self._deadline or self.loop.call_later(limits.READER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_deadline()

    def data_received(self, data: bytes) -> None:
        """Take data in small parts, so that a flood is noticed before much time has gone into it."""
        for start in range(0, len(data), PART_BYTES):
            part = data[start : start + PART_BYTES]
            self._after_close += len(part) if self.close_sent else 0
            super().data_received(part)
            if self._is_flooded:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        if self._takes_partial_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._takes_partial_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._takes_partial_frame():
            super().handle_cont(event)

    def _takes_partial_frame(self) -> bool:
        """Count a frame; whether there have not been too many, for which the socket is cut."""
        if self.transport.is_closing():
            return False
        rate = Rate(limits.PARTIAL_FRAMES_A_SECOND, limits.PARTIAL_FRAMES_AT_ONCE)
        if self._partial_frames.take(rate, self.loop.time()):
            return True
        host = self.client[0] if self.client else ""
        log_event(log, logging.INFO, "closed for an offence", code="flood of frames", address=host)
        self.transport.abort()
        return False

    def handle_connect(self, event: WebSocketRequest) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][SEND_NOW] = {"send": self.send_now}

    def send_now(self, frame: bytes) -> bool:
        """Send a text frame without a task in between; whether it could be, or must wait its turn."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_head(len(frame)) + frame)
        return True

    def send_receive_event_to_app(self) -> None:
        """Pass on what came; binary data behind a close frame cannot be answered.

        One message at a time is the rule, for which uvicorn stops to read; to stop and go on costs as much as the
        message, so that reading stops only where several wait.
        """
        may_read_on = not self.read_paused and self.queue.qsize() < limits.FRAMES_READ_AHEAD
        self.read_paused |= may_read_on  # uvicorn does not pause what is paused
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.transport.abort()
        if may_read_on:
            self.read_paused = False

    @property
    def _is_flooded(self) -> bool:
        return (
            self.queue.qsize() > limits.INCOMING_FRAMES
            or self._after_close > limits.FRAME_BYTES
            or self.transport.get_write_buffer_size() > limits.OUTGOING_BYTES
        )

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._cancel_deadline()

    def _cancel_deadline(self) -> None:
        if self._deadline:
            self._deadline.cancel()
        self._deadline = None
