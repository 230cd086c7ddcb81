"""What is long past, as data: finished hands and sessions, and the checkpoints behind which logs need not be read."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable

from sqlalchemy import Connection, Engine, Insert, Table, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from paiju.server.store import schema, statements
from paiju.server.store.errors import database_errors
from paiju.server.store.records import Batch, HandPlace, StoredCheckpoint, StoredHand

Row = dict[str, object]
ONLOOKER = -1
NOTED = "past noted"
PENDING = b""  # a session that is over and not yet written as data
LEVEL = 3  # of compression: quick, and half as large as nothing


class PastHands:
    """What a store knows of the past; all raise NotSaved."""

    engine: Engine

    def finished_hand(self, table: str, session: int, number: int) -> bytes | None:
        with database_errors(), self.engine.connect() as connection:
            return hand(connection, table, session, number)

    def finished_hands(self, table: str, session: int) -> list[bytes]:
        """Those of a session, in order."""
        with database_errors(), self.engine.connect() as connection:
            return hands(connection, table, session)

    def last_hand_of(self, table: str, session: int) -> int:
        """The number of the last finished hand of a session, 0 where none is."""
        rows = schema.hands
        wanted = select(func.max(rows.c.hand)).where(rows.c.table_id == table, rows.c.session == session)
        with database_errors(), self.engine.connect() as connection:
            return connection.execute(wanted).scalar() or 0

    def is_session_over(self, table: str, number: int) -> bool:
        rows = schema.sessions
        wanted = select(rows.c.session).where(rows.c.table_id == table, rows.c.session == number)
        with database_errors(), self.engine.connect() as connection:
            return connection.execute(wanted).first() is not None

    def kept_session(self, table: str, number: int) -> bytes | None:
        """A finished session as data, None where it is not kept yet."""
        with database_errors(), self.engine.connect() as connection:
            return session(connection, table, number)

    def kept_replay(self, table: str, number: int, hand: int, seat: int | None) -> bytes | None:
        with database_errors(), self.engine.connect() as connection:
            return replay(connection, table, number, hand, seat)

    def sessions_to_keep(self) -> list[tuple[str, int]]:
        """Those that are over and not written as data: tables and numbers."""
        with database_errors(), self.engine.connect() as connection:
            return pending(connection)

    def keep_replay(self, table: str, number: int, hand: int, pages: Iterable[tuple[int, bytes]]) -> None:
        """Pages of a hand by seat."""
        facts = {"table_id": table, "session": number, "hand": hand}
        rows: list[Row] = [{**facts, "seat": seat, "body": packed(page)} for seat, page in pages]
        with database_errors(), self.engine.begin() as connection:
            _insert(connection, schema.replays, rows)

    def keep_session(self, table: str, number: int, body: bytes) -> None:
        """What was pending is written."""
        rows = schema.sessions
        place = (rows.c.table_id == table, rows.c.session == number)
        with database_errors(), self.engine.begin() as connection:
            connection.execute(update(rows).where(*place).values(body=packed(body)))

    def write_past(self, batch: Batch) -> None:
        with database_errors(), self.engine.begin() as connection:
            write(connection, [batch])

    def all_tables(self) -> list[str]:
        with database_errors(), self.engine.connect() as connection:
            return list(connection.execute(select(schema.tables.c.id)).scalars())

    def is_past_noted(self) -> bool:
        """Whether the finished hands of an earlier schema are put into data."""
        with database_errors(), self.engine.connect() as connection:
            return connection.execute(select(schema.server).where(schema.server.c.name == NOTED)).first() is not None

    def note_past(self) -> None:
        with database_errors(), self.engine.begin() as connection:
            _insert(connection, schema.server, [{"name": NOTED, "value": b""}])


def packed(data: bytes) -> bytes:
    return zlib.compress(data, LEVEL)


def write(connection: Connection, batches: Collection[Batch]) -> None:
    """The past of all batches."""
    hands = [_hand_row(batch.table, hand) for batch in batches for hand in batch.hands]
    _insert(connection, schema.hands, hands)
    over = [(batch.table, session) for batch in batches for session in batch.sessions_over]
    rows = [{"table_id": table, "session": session, "body": PENDING} for table, session in over]
    _insert(connection, schema.sessions, rows)
    checkpoints = {batch.table: batch.checkpoint for batch in batches if batch.checkpoint}
    if checkpoints:
        rows_of = schema.checkpoints
        connection.execute(delete(rows_of).where(rows_of.c.table_id.in_(checkpoints)))
        _insert(connection, rows_of, [{"table_id": table, **vars(one)} for table, one in checkpoints.items()])


def _hand_row(table: str, hand: StoredHand) -> Row:
    return {"table_id": table, "session": hand.session, "hand": hand.hand, "body": packed(hand.body)}


def _insert(connection: Connection, table: Table, rows: list[Row]) -> None:
    """Rows that are there already stay: the past does not change, and must never hold up a move."""
    if rows:
        connection.execute(_or_nothing(connection, table), rows)


def _or_nothing(connection: Connection, table: Table) -> Insert:
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement: Insert = kind.insert(table).on_conflict_do_nothing()
    return statement


def checkpoint(connection: Connection, table: str) -> StoredCheckpoint | None:
    found = statements.execute(connection, statements.CHECKPOINT, (table,))
    return StoredCheckpoint(*found[0]) if found else None


def last_hand(connection: Connection, table: str) -> HandPlace:
    """Session and number of the last hand that is kept as data."""
    found = statements.execute(connection, statements.LAST_HAND, (table,))
    return (found[0][0], found[0][1]) if found else (0, 0)


def hand(connection: Connection, table: str, session: int, number: int) -> bytes | None:
    rows = schema.hands
    wanted = select(rows.c.body).where(rows.c.table_id == table, rows.c.session == session, rows.c.hand == number)
    return _unpacked(connection.execute(wanted).scalar())


def hands(connection: Connection, table: str, session: int) -> list[bytes]:
    """All hands of a session, in order."""
    rows = schema.hands
    wanted = select(rows.c.body).where(rows.c.table_id == table, rows.c.session == session).order_by(rows.c.hand)
    return [zlib.decompress(body) for body in connection.execute(wanted).scalars()]


def session(connection: Connection, table: str, number: int) -> bytes | None:
    rows = schema.sessions
    wanted = select(rows.c.body).where(rows.c.table_id == table, rows.c.session == number)
    return _unpacked(connection.execute(wanted).scalar())


def replay(connection: Connection, table: str, number: int, hand: int, seat: int | None) -> bytes | None:
    rows = schema.replays
    place = (rows.c.table_id == table, rows.c.session == number, rows.c.hand == hand)
    viewer = ONLOOKER if seat is None else seat
    return _unpacked(connection.execute(select(rows.c.body).where(*place, rows.c.seat == viewer)).scalar())


def _unpacked(body: bytes | None) -> bytes | None:
    return zlib.decompress(body) if body else None


def pending(connection: Connection) -> list[tuple[str, int]]:
    """The sessions that are over and not written as data: tables and numbers."""
    rows = schema.sessions
    found = connection.execute(select(rows.c.table_id, rows.c.session).where(rows.c.body == PENDING))
    return [(table, number) for table, number in found]
