"""Uvicorn's protocols with time limits: a client that is slow to ask, or does not read, is cut off."""

from __future__ import annotations

import asyncio
from typing import Any

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from paiju.server import limits

PART_BYTES = 4_096


class HttpProtocol(H11Protocol):
    """HTTP whose client must send the head of every request in time."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect_request()

    def handle_websocket_upgrade(self, event: Request) -> None:
        self._cancel_deadline()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._cancel_deadline()

    def _expect_request(self) -> None:
        self._cancel_deadline()
        self._deadline = self.loop.call_later(limits.HEAD_SECONDS, self._abort_without_request)

    def _abort_without_request(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()

    def _cancel_deadline(self) -> None:
        if self._deadline:
            self._deadline.cancel()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose client must read what is sent to it, and must not send faster than it is read."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # whatever this version of uvicorn gives
        super().__init__(*arguments, **named)
        self.close_timeout = limits.CLOSE_SECONDS
        self._deadline: asyncio.TimerHandle | None = None
        self._after_close = 0  # bytes that came after the close frame

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

    def send_receive_event_to_app(self) -> None:
        """Pass on what came; binary data behind a close frame cannot be answered."""
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.transport.abort()

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
