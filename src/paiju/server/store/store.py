"""The store: what is read of a database, and what is written to it in one commit."""

from __future__ import annotations

import contextlib
from collections.abc import Collection

from sqlalchemy import Connection, Table, delete, exists, func, insert, literal, select, text, update
from sqlalchemy.exc import IntegrityError

from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.store import leases, schema
from paiju.server.store.errors import database_errors
from paiju.server.store.events import Event
from paiju.server.store.opening import Lock, open_database
from paiju.server.store.records import DAY, Batch, Place, SealedDeal, StoredTable, Ticket

KEY_BYTES = 32
Row = dict[str, object]
PUBLISHING = ("created", "started", "dealt", "recommitted")  # the entries that commit to a deal


class Store:
    """An open database; one of several processes, its `owner`, writes only to tables that it has."""

    def __init__(self, where: str, owner: str | None = None) -> None:
        self.owner = owner
        self._lock: Lock | None
        self.engine, self._lock = open_database(where, is_alone=owner is None)

    def close(self) -> None:
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
        """All of a table, None where there is no such table; raises NotSaved."""
        with database_errors(), self.engine.connect() as connection:
            events = _events(connection, table)
            if not events:
                return None
            return StoredTable(table, events, _secrets(connection, table), _tickets(connection, table))

    def write(self, batches: Collection[Batch]) -> None:
        """Write all batches in one commit; raises NotOurs where another process has one of their tables."""
        with self.engine.begin() as connection:
            if self.owner:
                leases.hold(connection, {batch.table for batch in batches if not batch.created}, self.owner)
            _write(connection, batches)
            if self.owner:
                for batch in batches:
                    if batch.created:
                        leases.take_first(connection, batch.table, self.owner)


def _events(connection: Connection, table: str) -> list[Event]:
    rows = schema.events
    columns = [rows.c[name] for name in Event.__struct_fields__]
    found = connection.execute(select(*columns).where(rows.c.table_id == table).order_by(rows.c.sequence))
    return [Event(*row) for row in found]


def _secrets(connection: Connection, table: str) -> dict[Place, bytes]:
    first, further = schema.deals, schema.further_deals
    columns = (first.c.session, first.c.number, literal(0), first.c.secret)
    later = (further.c.session, further.c.number, further.c.attempt, further.c.secret)
    wanted = select(*columns).where(first.c.table_id == table)
    found = connection.execute(wanted.union_all(select(*later).where(further.c.table_id == table)))
    return {(session, number, attempt): secret for session, number, attempt, secret in found}


def _tickets(connection: Connection, table: str) -> list[Ticket]:
    rows = schema.tickets
    columns = (rows.c.hash, rows.c.table_id, rows.c.seat, rows.c.expires)
    return [Ticket(*row) for row in connection.execute(select(*columns).where(rows.c.table_id == table))]


def _write(connection: Connection, batches: Collection[Batch]) -> None:
    """All new rows, in one statement for each kind; then tickets that are spent and tables that are closed."""
    _insert(connection, schema.tables, [vars(batch.created) for batch in batches if batch.created])
    _insert(connection, schema.events, [_event_row(batch.table, event) for batch in batches for event in batch.events])
    deals = [(batch.table, batch.deal) for batch in batches if batch.deal]
    _insert(connection, schema.deals, [_deal_row(*deal) for deal in deals if not deal[1].attempt])
    _insert(connection, schema.further_deals, [_further_deal_row(*deal) for deal in deals if deal[1].attempt])
    _insert(connection, schema.tickets, [_ticket_row(batch.ticket) for batch in batches if batch.ticket])
    if spent := [ticket.hash for batch in batches for ticket in batch.spent]:
        connection.execute(delete(schema.tickets).where(schema.tickets.c.hash.in_(spent)))
    if closed := [batch.table for batch in batches if batch.closes]:
        connection.execute(update(schema.tables).where(schema.tables.c.id.in_(closed)).values(closed=True))


def _insert(connection: Connection, table: Table, rows: list[Row]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _event_row(table: str, event: Event) -> Row:
    return {"table_id": table, **{name: getattr(event, name) for name in Event.__struct_fields__}}


def _deal_row(table: str, deal: SealedDeal) -> Row:
    session, number, _ = deal.place
    facts = {"table_id": table, "session": session, "number": number}
    return {**facts, "commitment": deal.commitment, "secret": deal.secret}


def _further_deal_row(table: str, deal: SealedDeal) -> Row:
    return {**_deal_row(table, deal), "attempt": deal.attempt}


def _ticket_row(ticket: Ticket) -> Row:
    return {"hash": ticket.hash, "table_id": ticket.table, "seat": ticket.seat, "expires": ticket.expires}
