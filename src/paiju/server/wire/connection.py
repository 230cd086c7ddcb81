"""A client as a table knows it, and a table as a client knows it; either may be in another process."""

from __future__ import annotations

import itertools
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import convert

from paiju.server.ops.metrics import REFUSALS
from paiju.server.refusals import Refusal
from paiju.server.wire.client_messages import TableMessage
from paiju.server.wire.protocol import encode
from paiju.server.wire.server_messages import FromServer, Refused, Speech

# Why the server closes a socket.
GOING_AWAY = 1001
POLICY = 1008
TOO_SLOW = 1013
REPLACED = 4001

NUMBERS = itertools.count(1)


@dataclass(frozen=True)
class Request:
    """What a client asks of a table."""

    connection: Connection
    message: TableMessage
    arrived: float = field(default_factory=time.perf_counter)

    @property
    def nonce(self) -> str | None:
        return getattr(self.message, "nonce", None)


class TableHandle(Protocol):
    """A table to which requests are sent."""

    id: str

    def post(self, item: Request, /) -> None:
        """Send a request; raises a Refusal."""

    def disconnect(self, connection: Connection, /) -> None:
        """A connection was closed, or goes to another table."""


class Connection(ABC):
    """A client: who it is, and at which table and seat."""

    def __init__(self, visitor: str = "") -> None:
        self.number = next(NUMBERS)
        self.visitor = visitor  # empty until it has said hello
        self.table: TableHandle | None = None
        self.seat: int | None = None
        self.last_seat: int | None = None  # kept after the seat is given up
        self.is_gone = False  # its socket is closed

    def join(self, table: TableHandle, seat: int | None) -> None:
        """Be at a table, at a seat or looking on; and no longer at another."""
        self.leave_for(table)
        self.table, self.seat, self.last_seat = table, seat, seat
        if self.is_gone:
            table.disconnect(self)

    def leave_for(self, other: TableHandle | None) -> None:
        if self.table and self.table is not other:
            self.table.disconnect(self)

    def go(self) -> None:
        """The socket is closed; a table that is just letting it in will let it go again."""
        self.is_gone = True
        self.leave_for(None)

    def give_up_seat(self) -> None:
        self.seat = None

    def send(self, message: FromServer) -> None:
        self.send_frame(encode(message))

    def refuse(self, refusal: Refusal, nonce: str | None = None) -> None:
        REFUSALS.labels(refusal.code).inc()
        self.send(Refused(refusal.code, convert(refusal.data, Speech), nonce, refusal.sequence))

    def refuse_for_now(self, refusal: Refusal, nonce: str | None = None) -> None:
        """Refuse what may succeed later; a request without a nonce is repeated by connecting again."""
        self.refuse(refusal, nonce)
        if nonce is None:
            self.close(GOING_AWAY)

    @abstractmethod
    def send_frame(self, frame: bytes) -> None: ...

    @abstractmethod
    def close(self, code: int) -> None:
        """Close after everything sent so far."""
