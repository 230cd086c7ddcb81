"""What comes to a table, to be handled one after the other."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from paiju.server.bots.advice import Chosen
from paiju.server.store.events import PlayedBy
from paiju.server.wire.connection import Connection
from paiju.server.wire.protocol import Advise, Resume, SeatMessage, Sit, Watch

TableMessage = Watch | Sit | Resume | Advise | SeatMessage


@dataclass(frozen=True)
class Request:
    """What a client asks of this table."""

    connection: Connection
    message: TableMessage
    came: float = field(default_factory=time.perf_counter, compare=False)


@dataclass(frozen=True)
class Gone:
    """A socket was closed, or went to another table."""

    connection: Connection


@dataclass(frozen=True)
class BotMoved:
    """A bot has decided, in the position with this sequence."""

    position: int
    seat: int
    chosen: Chosen
    by: PlayedBy


@dataclass(frozen=True)
class WindowOver:
    """The time of an open window is over."""


@dataclass(frozen=True)
class TimeUp:
    """The time for a decision is over."""


@dataclass(frozen=True)
class GraceOver:
    """The person of a seat has been away for long."""

    seat: int


@dataclass(frozen=True)
class ValuesDue:
    """The values that were pledged for a deal have been waited for."""

    session: int
    deal: int


@dataclass(frozen=True)
class TryAgain:
    """Something was not saved a while ago."""


@dataclass(frozen=True)
class IdleTimeout:
    """Nobody has been here for a while."""


@dataclass(frozen=True)
class CloseTable:
    """The operator wants the table closed, or nobody can come back to it."""

    reason: str


@dataclass(frozen=True)
class Stop:
    """The server stops: what came before this is done, and nothing after it."""


@dataclass(frozen=True)
class Lost:
    """Another process has this table."""


Item = (
    Request
    | Gone
    | BotMoved
    | GraceOver
    | ValuesDue
    | TryAgain
    | TimeUp
    | WindowOver
    | IdleTimeout
    | CloseTable
    | Stop
    | Lost
)
