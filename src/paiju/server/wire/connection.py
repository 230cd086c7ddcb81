"""A client of a table, and its socket: frames go out in order, and one who does not read is let go."""

from __future__ import annotations

import asyncio
import itertools
from abc import ABC, abstractmethod
from collections import Counter
from typing import TYPE_CHECKING, Protocol

from starlette.websockets import WebSocket, WebSocketState

from paiju.server import limits
from paiju.server.ops.metrics import REFUSALS
from paiju.server.refusals import Code, Refusal
from paiju.server.wire.protocol import FromServer, Refused, encode
from paiju.server.wire.rate_limits import Bucket

if TYPE_CHECKING:
    from paiju.server.table.inbox import Request

# Why the server closes a socket.
GOING_AWAY = 1001
POLICY = 1008
TOO_SLOW = 1013
REPLACED = 4001

NUMBERS = itertools.count(1)


class TableHandle(Protocol):
    """Where the requests to a table are handed in."""

    id: str

    def post(self, item: Request, /) -> None:
        """Hand in a request; raises a Refusal."""

    def bid_farewell(self, connection: Connection, /) -> None:
        """A connection was closed, or goes to another table."""


class Connection(ABC):
    """A client: who it is, and at which table and seat."""

    def __init__(self, visitor: str = "") -> None:
        self.number = next(NUMBERS)
        self.visitor = visitor  # empty until it has said hello
        self.actor: TableHandle | None = None
        self.seat: int | None = None
        self.seat_had: int | None = None  # also after it was given up
        self.is_gone = False  # its socket is closed

    def join(self, actor: TableHandle, seat: int | None) -> None:
        """Be at a table, at a seat or looking on; and no longer at another."""
        self.leave_for(actor)
        self.actor, self.seat, self.seat_had = actor, seat, seat
        if self.is_gone:
            actor.bid_farewell(self)

    def leave_for(self, other: TableHandle | None) -> None:
        if self.actor and self.actor is not other:
            self.actor.bid_farewell(self)

    def go(self) -> None:
        """The socket is closed: a table that is just letting it in will let it go again."""
        self.is_gone = True
        self.leave_for(None)

    def give_up_seat(self) -> None:
        self.seat = None

    def send(self, message: FromServer) -> None:
        self.send_frame(encode(message))

    def refuse(self, refusal: Refusal, nonce: str | None = None) -> None:
        REFUSALS.labels(refusal.code).inc()
        self.send(Refused(refusal.code, refusal.reason, nonce, refusal.sequence))

    def refuse_for_now(self, refusal: Refusal, nonce: str | None = None) -> None:
        """Refuse what may well go later; one that asked without a nonce, to come to a table, connects again for it."""
        self.refuse(refusal, nonce)
        if nonce is None:
            self.close(GOING_AWAY)

    @abstractmethod
    def send_frame(self, frame: bytes) -> None: ...

    @abstractmethod
    def close(self, code: int) -> None:
        """Close after what was sent so far."""


class SocketConnection(Connection):
    """A client whose socket is here."""

    def __init__(self, websocket: WebSocket) -> None:
        super().__init__()
        self.address = websocket.client.host if websocket.client else ""
        self.messages = Bucket()
        self.offences: Counter[Code] = Counter()
        self._websocket = websocket
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0  # bytes that are to be sent
        self._close_code: int | None = None
        self._close_reason = ""
        self._pumping: asyncio.Task[None] | None = None

    @property
    def is_closing(self) -> bool:
        return self._close_code is not None

    def send_frame(self, frame: bytes) -> None:
        if self.is_closing:
            return
        self._waiting += len(frame)
        if self._outgoing.qsize() >= limits.OUTGOING_FRAMES or self._waiting > limits.OUTGOING_BYTES:
            self._abandon()
        else:
            self._outgoing.put_nowait(frame)

    def close(self, code: int, reason: str = "") -> None:
        if not self.is_closing:
            self._close_code, self._close_reason = code, reason
            self._outgoing.put_nowait(None)

    def _abandon(self) -> None:
        """Let one go who does not read: what waits for it is not waited for."""
        self._close_code = TOO_SLOW
        if self._pumping:
            self._pumping.cancel()

    async def pump(self) -> None:
        """Send what is to be sent, until the socket is closed."""
        self._pumping = asyncio.current_task()
        while (frame := await self._outgoing.get()) is not None:
            await self._websocket.send({"type": "websocket.send", "text": frame.decode()})
            self._waiting -= len(frame)
        if self._websocket.application_state is not WebSocketState.DISCONNECTED:
            await self._websocket.close(self._close_code or GOING_AWAY, self._close_reason)
