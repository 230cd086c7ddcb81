"""What is stored of a table besides its events: its row, its tickets, the secrets of its deals."""

from __future__ import annotations

from dataclasses import dataclass, field

from paiju.server.store.events import Event

DAY = 24 * 60 * 60 * 1000  # milliseconds

Place = tuple[int, int, int]  # number of the session, of the deal in it, and of the attempt at that deal
HandPlace = tuple[int, int]  # number of the session, and of the hand or deal in it


@dataclass(frozen=True)
class Ticket:
    """The right to a seat, as it is stored."""

    hash: bytes
    table: str
    seat: int
    expires: int  # milliseconds since 1970


@dataclass(frozen=True)
class SealedDeal:
    """The secret of a deal, and what is published of it beforehand."""

    place: Place
    secret: bytes
    commitment: str

    @property
    def attempt(self) -> int:
        return self.place[2]


@dataclass(frozen=True)
class TableRow:
    """A table as the lists of tables know it."""

    id: str
    game: str
    public: bool
    closed: bool
    visitor: str
    nonce: str
    created_at: int


@dataclass(frozen=True)
class StoredHand:
    """A finished hand as data."""

    session: int
    hand: int
    body: bytes


@dataclass(frozen=True)
class StoredCheckpoint:
    """Where a log can be taken up: after the entry of this sequence, with the secrets from this deal on."""

    sequence: int
    session: int
    deal: int
    body: bytes


@dataclass
class Batch:
    """What one step of one table writes, all of it or nothing."""

    table: str
    events: list[Event] = field(default_factory=list)
    created: TableRow | None = None
    closes: bool = False
    deal: SealedDeal | None = None
    ticket: Ticket | None = None
    spent: list[Ticket] = field(default_factory=list)
    hands: list[StoredHand] = field(default_factory=list)
    checkpoint: StoredCheckpoint | None = None
    sessions_over: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class StoredTable:
    """What is stored of a table: all of it, or what came after a checkpoint."""

    id: str
    events: list[Event]
    secrets: dict[Place, bytes]
    tickets: list[Ticket]
    checkpoint: bytes | None = None
    last_hand: HandPlace = (0, 0)  # session and number of the last hand that is kept as data
