"""The items of a table's queue, handled one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from paiju.server.bots.advice import Chosen
from paiju.server.store.events import PlayedBy
from paiju.server.wire.connection import Connection, Request


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
class BotsDue:
    """The time is over that bots take for their answers in a window."""


@dataclass(frozen=True)
class OnlookerDue:
    """The time is over for which a newcomer who looks on has waited."""

    connection: Connection


@dataclass(frozen=True)
class OnlookersChanged:
    """Some have come to look on, or gone."""


@dataclass(frozen=True)
class ReadyDue:
    """The time to be ready for a deal is over."""


@dataclass(frozen=True)
class TimeUp:
    """The time for a decision is over."""


@dataclass(frozen=True)
class GraceOver:
    """The person of a seat has been away for the grace period."""

    seat: int


@dataclass(frozen=True)
class ValuesDue:
    """The time to show the values that were pledged for a deal is over."""

    session: int
    deal: int


@dataclass(frozen=True)
class RoundDue:
    """The round of the beacon that a deal waits for may be there."""

    session: int
    deal: int


@dataclass(frozen=True)
class TryAgain:
    """Something was not saved: read the log and go on."""


@dataclass(frozen=True)
class IdleTimeout:
    """Nobody has been at the table for long."""


@dataclass(frozen=True)
class CloseTable:
    """The operator wants the table closed, or nobody can come back to it."""

    reason: str


@dataclass(frozen=True)
class Stop:
    """The server stops: handle what came before this, and nothing after it."""


@dataclass(frozen=True)
class Lost:
    """Another process has this table."""


Item = (
    Request
    | Gone
    | BotMoved
    | GraceOver
    | ValuesDue
    | RoundDue
    | TryAgain
    | TimeUp
    | WindowOver
    | BotsDue
    | OnlookerDue
    | OnlookersChanged
    | ReadyDue
    | IdleTimeout
    | CloseTable
    | Stop
    | Lost
)
