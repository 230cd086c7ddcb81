"""The store: what is read of a database, and what is written to it in one commit."""

from __future__ import annotations

import contextlib
import shutil
import threading
from collections.abc import Collection, Iterator
from dataclasses import astuple

from msgspec import structs

from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.store import leases, migrations, past, statements
from paiju.server.store.database import Connection, marks
from paiju.server.store.errors import IntegrityError, database_errors, reading_a_log
from paiju.server.store.events import Event
from paiju.server.store.opening import Lock, open_database
from paiju.server.store.records import DAY, Batch, HandPlace, Place, StoredTable, Ticket

KEY_BYTES = 32
PUBLISHING = ("created", "started", "dealt", "recommitted")  # the entries that commit to a deal

LIVE_TABLES = "SELECT id FROM tables WHERE NOT closed"
TABLE_CREATED_BY = "SELECT id FROM tables WHERE visitor = ? AND nonce = ?"
GAME = "SELECT game FROM tables WHERE id = ?"
TABLES_OF = "SELECT count(*) FROM tables WHERE visitor = ? AND NOT closed"
ABANDONED = (
    "SELECT id FROM tables WHERE NOT closed AND created_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM tickets WHERE tickets.table_id = tables.id AND tickets.expires > ?)"
)
COMMITMENTS = (
    f"SELECT at, body FROM events WHERE kind IN ({marks(len(PUBLISHING))}) AND at >= ? "  # noqa: S608
    "ORDER BY at, table_id, sequence LIMIT ?"
)
SEQUENCE_OF_SEAT = "SELECT sequence FROM events WHERE table_id = ? AND nonce = ? AND seat = ?"
SEQUENCE_OF_NO_SEAT = "SELECT sequence FROM events WHERE table_id = ? AND nonce = ? AND seat IS NULL"


class Store(past.PastHands):
    """An open database; one of several processes, its `owner`, writes only to tables that it has."""

    def __init__(self, where: str, owner: str | None = None) -> None:
        self.owner = owner
        self._lock: Lock | None
        self.database, self._lock = open_database(where, is_alone=owner is None)
        self._set_up_writing()

    def _set_up_writing(self) -> None:
        self._write_lock = threading.Lock()
        self._write_connection: Connection | None = None
        self.unreadable: set[str] = set()  # tables that were found damaged since the start
        self.failed_at: float | None = None  # when a commit failed, if the last did: monotonic

    def close(self) -> None:
        if self._write_connection:
            self._write_connection.close()
        if self._lock:
            self._lock.close()
        self.database.close()

    def signing_key(self, secrets: Secrets = OS_SECRETS) -> bytes:
        """The key that signs this database's tickets, drawn when it is first needed."""
        if (found := self._read_key()) is None:
            with contextlib.suppress(IntegrityError), self.database.connect() as connection:  # another was first
                connection.execute(statements.INSERT_FACT, ("signing_key", secrets.token(KEY_BYTES)))
            found = self._read_key()
        return bytes(found or b"")

    def _read_key(self) -> bytes | None:
        with self.database.connect() as connection:
            found: bytes | None = connection.value(past.FACT, ("signing_key",))
        return found

    @property
    def free_bytes(self) -> int | None:
        """Room that is left on the disk of a database file, None where the database is a server's."""
        return shutil.disk_usage(self.database.file.parent).free if self.database.file else None

    def touch(self) -> None:
        """Write something that changes nothing; raises DatabaseError where the database takes no writes."""
        with self.database.connect() as connection:
            connection.execute(migrations.TOUCH)

    def live_tables(self) -> list[str]:
        """The tables that are not closed."""
        with self.database.connect() as connection:
            return connection.values(LIVE_TABLES)

    def table_created_by(self, visitor: str, nonce: str) -> str | None:
        with database_errors(), self.database.connect() as connection:
            found: str | None = connection.value(TABLE_CREATED_BY, (visitor, nonce))
        return found

    def game_of(self, table: str) -> str | None:
        """The game of a table, None where there is no such table."""
        with database_errors(), self.database.connect() as connection:
            found: str | None = connection.value(GAME, (table,))
        return found

    def tables_of(self, visitor: str) -> int:
        """How many tables that are not closed a visitor has set up."""
        with database_errors(), self.database.connect() as connection:
            return int(connection.value(TABLES_OF, (visitor,)))

    def abandoned(self, now: int) -> list[str]:
        """The open tables without a valid ticket, a day after they were set up."""
        with self.database.connect() as connection:
            return connection.values(ABANDONED, (now - DAY, now))

    def commitments(self, since: int, most: int) -> list[tuple[int, str]]:
        """The events that publish commitments, in order, from a millisecond on: when, and the text of the event."""
        with self.database.connect() as connection:
            return [(at, body) for at, body in connection.execute(COMMITMENTS, (*PUBLISHING, since, most))]

    def load(self, table: str) -> StoredTable | None:
        """All of a table, None where there is no such table; raises NotSaved and Spoilt."""
        with reading_a_log(), self.database.connect() as connection:
            events = _events(connection, table)
            if not events:
                return None
            return StoredTable(table, events, _secrets(connection, table), _tickets(connection, table))

    def load_recent(self, table: str) -> StoredTable | None:
        """A table from its checkpoint on, all of it where there is none; None where there is no such table.

        Raises NotSaved and Spoilt.
        """
        with reading_a_log(), self.database.connect() as connection:
            checkpoint = past.checkpoint(connection, table)
            events = _events(connection, table, checkpoint.sequence if checkpoint else 0)
            if not events and not checkpoint:
                return None
            first = (checkpoint.session, checkpoint.deal) if checkpoint else (0, 0)
            secrets, tickets = _secrets(connection, table, first), _tickets(connection, table)
            body, last = checkpoint.body if checkpoint else None, past.last_hand(connection, table)
            return StoredTable(table, events, secrets, tickets, body, last)

    def has_ticket(self, ticket: Ticket) -> bool:
        """Whether a ticket is still valid at its table; raises NotSaved."""
        with database_errors(), self.database.connect() as connection:
            return ticket in _tickets(connection, ticket.table)

    def sequence_of(self, table: str, seat: int | None, nonce: str) -> int | None:
        """The entry of a log that a request made; raises NotSaved."""
        place = (table, nonce) if seat is None else (table, nonce, seat)
        with database_errors(), self.database.connect() as connection:
            wanted = SEQUENCE_OF_NO_SEAT if seat is None else SEQUENCE_OF_SEAT
            found: int | None = connection.value(wanted, place)
        return found

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction on the one connection that is kept for writing; one that has failed is not used again."""
        with self._write_lock:
            connection = self._write_connection or self.database.new_connection()
            self._write_connection = None
            try:
                with connection.transaction():
                    yield connection
            except BaseException:
                connection.close()
                raise
            self._write_connection = connection

    def write(self, batches: Collection[Batch]) -> None:
        """Write all batches in one commit; raises NotOurs where another process has one of their tables."""
        with self._writing() as connection:
            if self.owner:
                leases.hold(connection, {batch.table for batch in batches if not batch.created}, self.owner)
            _write(connection, batches)
            if self.owner:
                for batch in batches:
                    if batch.created:
                        leases.take_first(connection, batch.table, self.owner)


def _events(connection: Connection, table: str, after: int = 0) -> list[Event]:
    return [Event(*row) for row in connection.execute(statements.EVENTS, (table, after))]


def _secrets(connection: Connection, table: str, first: HandPlace = (0, 0)) -> dict[Place, bytes]:
    session, number = first
    wanted = (table, session, session, number)
    found = connection.execute(statements.SECRETS, (*wanted, *wanted))
    return {(session, number, attempt): secret for session, number, attempt, secret in found}


def _tickets(connection: Connection, table: str) -> list[Ticket]:
    return [Ticket(*row) for row in connection.execute(statements.TICKETS, (table,))]


def _write(connection: Connection, batches: Collection[Batch]) -> None:
    """All new rows, in one statement for each kind; then tickets that are spent and tables that are closed."""
    connection.execute_many(statements.INSERT_TABLE, [astuple(one.created) for one in batches if one.created])
    events = [(batch.table, *structs.astuple(event)) for batch in batches for event in batch.events]
    connection.execute_many(statements.INSERT_EVENT, events)
    deals = [(batch.table, batch.deal) for batch in batches if batch.deal]
    first = [(table, *deal.place[:2], deal.commitment, deal.secret) for table, deal in deals if not deal.attempt]
    connection.execute_many(statements.INSERT_DEAL, first)
    further = [(table, *deal.place, deal.commitment, deal.secret) for table, deal in deals if deal.attempt]
    connection.execute_many(statements.INSERT_FURTHER_DEAL, further)
    connection.execute_many(statements.INSERT_TICKET, [astuple(batch.ticket) for batch in batches if batch.ticket])
    past.write(connection, batches)
    if spent := [ticket.hash for batch in batches for ticket in batch.spent]:
        connection.execute(f"DELETE FROM tickets WHERE hash IN ({marks(len(spent))})", spent)  # noqa: S608
    if closed := [batch.table for batch in batches if batch.closes]:
        connection.execute(f"UPDATE tables SET closed = TRUE WHERE id IN ({marks(len(closed))})", closed)  # noqa: S608
