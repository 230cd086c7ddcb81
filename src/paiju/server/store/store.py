"""The store: what is read of a database, and what is written to it in one commit."""

from __future__ import annotations

import contextlib
import shutil
import threading
from collections.abc import Collection, Iterator
from pathlib import Path

from msgspec import structs
from sqlalchemy import Connection, Table, delete, exists, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.store import leases, past, schema, statements
from paiju.server.store.errors import database_errors, reading_a_log
from paiju.server.store.events import Event
from paiju.server.store.opening import Lock, open_database
from paiju.server.store.records import DAY, Batch, HandPlace, Place, SealedDeal, StoredTable, Ticket

KEY_BYTES = 32
Row = dict[str, object]
PUBLISHING = ("created", "started", "dealt", "recommitted")  # the entries that commit to a deal


class Store(past.PastHands):
    """An open database; one of several processes, its `owner`, writes only to tables that it has."""

    def __init__(self, where: str, owner: str | None = None) -> None:
        self.owner = owner
        self._lock: Lock | None
        self.engine, self._lock = open_database(where, is_alone=owner is None)
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
        self.engine.dispose()

    def signing_key(self, secrets: Secrets = OS_SECRETS) -> bytes:
        """The key that signs this database's tickets, drawn when it is first needed."""
        if (found := self._read_key()) is None:
            with contextlib.suppress(IntegrityError), self.engine.begin() as connection:  # another process was first
                fresh = {"name": "signing_key", "value": secrets.token(KEY_BYTES)}
                connection.execute(insert(schema.server), fresh)
            found = self._read_key()
        return bytes(found or b"")

    def _read_key(self) -> bytes | None:
        rows = schema.server
        with self.engine.connect() as connection:
            found: bytes | None = connection.execute(select(rows.c.value).where(rows.c.name == "signing_key")).scalar()
        return found

    @property
    def free_bytes(self) -> int | None:
        """Room that is left on the disk of a database file, None where the database is a server's."""
        if self.engine.dialect.name != "sqlite" or not self.engine.url.database:
            return None
        return shutil.disk_usage(Path(self.engine.url.database).parent).free

    def touch(self) -> None:
        """Write something that changes nothing; raises SQLAlchemyError where the database takes no writes."""
        with self.engine.begin() as connection:
            connection.execute(text(f"UPDATE {schema.VERSION_TABLE} SET version_num = version_num"))  # noqa: S608

    def live_tables(self) -> list[str]:
        """The tables that are not closed."""
        rows = schema.tables
        with self.engine.connect() as connection:
            return list(connection.execute(select(rows.c.id).where(rows.c.closed.is_(False))).scalars())

    def table_created_by(self, visitor: str, nonce: str) -> str | None:
        rows = schema.tables
        wanted = select(rows.c.id).where(rows.c.visitor == visitor, rows.c.nonce == nonce)
        with database_errors(), self.engine.connect() as connection:
            found: str | None = connection.execute(wanted).scalar()
        return found

    def game_of(self, table: str) -> str | None:
        """The game of a table, None where there is no such table."""
        wanted = select(schema.tables.c.game).where(schema.tables.c.id == table)
        with database_errors(), self.engine.connect() as connection:
            found: str | None = connection.execute(wanted).scalar()
        return found

    def tables_of(self, visitor: str) -> int:
        """How many tables that are not closed a visitor has set up."""
        rows = schema.tables
        wanted = select(func.count()).where(rows.c.visitor == visitor, rows.c.closed.is_(False))
        with database_errors(), self.engine.connect() as connection:
            return connection.execute(wanted).scalar_one()

    def abandoned(self, now: int) -> list[str]:
        """The open tables without a valid ticket, a day after they were set up."""
        rows, tickets = schema.tables, schema.tickets
        is_held = exists().where(tickets.c.table_id == rows.c.id, tickets.c.expires > now)
        wanted = select(rows.c.id).where(rows.c.closed.is_(False), ~is_held, rows.c.created_at < now - DAY)
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def commitments(self, since: int, most: int) -> list[tuple[int, str]]:
        """The events that publish commitments, in order, from a millisecond on: when, and the text of the event."""
        rows = schema.events
        wanted = select(rows.c.at, rows.c.body).where(rows.c.kind.in_(PUBLISHING), rows.c.at >= since)
        ordered = wanted.order_by(rows.c.at, rows.c.table_id, rows.c.sequence).limit(most)
        with self.engine.connect() as connection:
            return [(at, body) for at, body in connection.execute(ordered)]

    def load(self, table: str) -> StoredTable | None:
        """All of a table, None where there is no such table; raises NotSaved and Spoilt."""
        with reading_a_log(), self.engine.connect() as connection:
            events = _events(connection, table)
            if not events:
                return None
            return StoredTable(table, events, _secrets(connection, table), _tickets(connection, table))

    def load_recent(self, table: str) -> StoredTable | None:
        """A table from its checkpoint on, all of it where there is none; None where there is no such table.

        Raises NotSaved and Spoilt.
        """
        with reading_a_log(), self.engine.connect() as connection:
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
        with database_errors(), self.engine.connect() as connection:
            return ticket in _tickets(connection, ticket.table)

    def sequence_of(self, table: str, seat: int | None, nonce: str) -> int | None:
        """The entry of a log that a request made; raises NotSaved."""
        rows = schema.events
        wanted = select(rows.c.sequence).where(rows.c.table_id == table, rows.c.seat == seat, rows.c.nonce == nonce)
        with database_errors(), self.engine.connect() as connection:
            found: int | None = connection.execute(wanted).scalar()
        return found

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction on the one connection that is kept for writing; one that has failed is not used again."""
        with self._write_lock:
            connection = self._write_connection or self.engine.connect()
            self._write_connection = None
            try:
                with connection.begin():
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
    return [Event(*row) for row in statements.execute(connection, statements.EVENTS, (table, after))]


def _secrets(connection: Connection, table: str, first: HandPlace = (0, 0)) -> dict[Place, bytes]:
    session, number = first
    wanted = (table, session, session, number)
    found = statements.execute(connection, statements.SECRETS, (*wanted, *wanted))
    return {(session, number, attempt): secret for session, number, attempt, secret in found}


def _tickets(connection: Connection, table: str) -> list[Ticket]:
    return [Ticket(*row) for row in statements.execute(connection, statements.TICKETS, (table,))]


def _write(connection: Connection, batches: Collection[Batch]) -> None:
    """All new rows, in one statement for each kind; then tickets that are spent and tables that are closed."""
    _insert(connection, schema.tables, [vars(batch.created) for batch in batches if batch.created])
    events = [(batch.table, *structs.astuple(event)) for batch in batches for event in batch.events]
    statements.execute_many(connection, statements.INSERT_EVENT, events)
    deals = [(batch.table, batch.deal) for batch in batches if batch.deal]
    _insert(connection, schema.deals, [_deal_row(*deal) for deal in deals if not deal[1].attempt])
    _insert(connection, schema.further_deals, [_further_deal_row(*deal) for deal in deals if deal[1].attempt])
    _insert(connection, schema.tickets, [_ticket_row(batch.ticket) for batch in batches if batch.ticket])
    past.write(connection, batches)
    if spent := [ticket.hash for batch in batches for ticket in batch.spent]:
        connection.execute(delete(schema.tickets).where(schema.tickets.c.hash.in_(spent)))
    if closed := [batch.table for batch in batches if batch.closes]:
        connection.execute(update(schema.tables).where(schema.tables.c.id.in_(closed)).values(closed=True))


def _insert(connection: Connection, table: Table, rows: list[Row]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _deal_row(table: str, deal: SealedDeal) -> Row:
    session, number, _ = deal.place
    facts = {"table_id": table, "session": session, "number": number}
    return {**facts, "commitment": deal.commitment, "secret": deal.secret}


def _further_deal_row(table: str, deal: SealedDeal) -> Row:
    return {**_deal_row(table, deal), "attempt": deal.attempt}


def _ticket_row(ticket: Ticket) -> Row:
    return {"hash": ticket.hash, "table_id": ticket.table, "seat": ticket.seat, "expires": ticket.expires}
