"""What is long past, as data: finished hands and sessions, and the checkpoints behind which logs need not be read."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable
from dataclasses import astuple

from paiju.server.store import statements
from paiju.server.store.database import Connection, Database, marks
from paiju.server.store.errors import database_errors
from paiju.server.store.records import Batch, HandPlace, StoredCheckpoint, StoredHand
from paiju.server.store.statements import inserting, or_nothing

ONLOOKER = -1
NOTED = "past noted"
PENDING = b""  # a session that is over and not yet written as data
LEVEL = 3  # of compression: quick, and half as large as nothing

# The past does not change, and must never hold up a move: rows that are there already stay.
INSERT_HAND = or_nothing(inserting("hands", "table_id", "session", "hand", "body"))
INSERT_SESSION = or_nothing(inserting("sessions", "table_id", "session", "body"))
INSERT_CHECKPOINT = or_nothing(inserting("checkpoints", "table_id", "sequence", "session", "deal", "body"))
INSERT_REPLAY = or_nothing(inserting("replays", "table_id", "session", "hand", "seat", "body"))
INSERT_FACT = or_nothing(statements.INSERT_FACT)
KEEP_SESSION = "UPDATE sessions SET body = ? WHERE table_id = ? AND session = ?"

CHECKPOINT = "SELECT sequence, session, deal, body FROM checkpoints WHERE table_id = ?"
LAST_HAND = "SELECT session, hand FROM hands WHERE table_id = ? ORDER BY session DESC, hand DESC LIMIT 1"
LAST_HAND_OF = "SELECT max(hand) FROM hands WHERE table_id = ? AND session = ?"
HAND = "SELECT body FROM hands WHERE table_id = ? AND session = ? AND hand = ?"
HANDS = "SELECT body FROM hands WHERE table_id = ? AND session = ? ORDER BY hand"
SESSION = "SELECT body FROM sessions WHERE table_id = ? AND session = ?"
PENDING_SESSIONS = "SELECT table_id, session FROM sessions WHERE body = ?"
REPLAY = "SELECT body FROM replays WHERE table_id = ? AND session = ? AND hand = ? AND seat = ?"
ALL_TABLES = "SELECT id FROM tables"
FACT = "SELECT value FROM server WHERE name = ?"


class PastHands:
    """What a store knows of the past; all raise NotSaved."""

    database: Database

    def finished_hand(self, table: str, session: int, number: int) -> bytes | None:
        with database_errors(), self.database.connect() as connection:
            return hand(connection, table, session, number)

    def finished_hands(self, table: str, session: int) -> list[bytes]:
        """Those of a session, in order."""
        with database_errors(), self.database.connect() as connection:
            return hands(connection, table, session)

    def last_hand_of(self, table: str, session: int) -> int:
        """The number of the last finished hand of a session, 0 where none is."""
        with database_errors(), self.database.connect() as connection:
            return connection.value(LAST_HAND_OF, (table, session)) or 0

    def is_session_over(self, table: str, number: int) -> bool:
        with database_errors(), self.database.connect() as connection:
            return connection.value(SESSION, (table, number)) is not None

    def kept_session(self, table: str, number: int) -> bytes | None:
        """A finished session as data, None where it is not kept yet."""
        with database_errors(), self.database.connect() as connection:
            return session(connection, table, number)

    def kept_replay(self, table: str, number: int, hand: int, seat: int | None) -> bytes | None:
        with database_errors(), self.database.connect() as connection:
            return replay(connection, table, number, hand, seat)

    def sessions_to_keep(self) -> list[tuple[str, int]]:
        """Those that are over and not written as data: tables and numbers."""
        with database_errors(), self.database.connect() as connection:
            return pending(connection)

    def keep_replay(self, table: str, number: int, hand: int, pages: Iterable[tuple[int, bytes]]) -> None:
        """Pages of a hand by seat."""
        rows = [(table, number, hand, seat, packed(page)) for seat, page in pages]
        with database_errors(), self.database.begin() as connection:
            connection.execute_many(INSERT_REPLAY, rows)

    def keep_session(self, table: str, number: int, body: bytes) -> None:
        """What was pending is written."""
        with database_errors(), self.database.connect() as connection:
            connection.execute(KEEP_SESSION, (packed(body), table, number))

    def write_past(self, batch: Batch) -> None:
        with database_errors(), self.database.begin() as connection:
            write(connection, [batch])

    def all_tables(self) -> list[str]:
        with database_errors(), self.database.connect() as connection:
            return connection.values(ALL_TABLES)

    def is_past_noted(self) -> bool:
        """Whether the finished hands of an earlier schema are put into data."""
        with database_errors(), self.database.connect() as connection:
            return connection.value(FACT, (NOTED,)) is not None

    def note_past(self) -> None:
        with database_errors(), self.database.connect() as connection:
            connection.execute(INSERT_FACT, (NOTED, b""))


def packed(data: bytes) -> bytes:
    return zlib.compress(data, LEVEL)


def write(connection: Connection, batches: Collection[Batch]) -> None:
    """The past of all batches."""
    connection.execute_many(INSERT_HAND, [_hand_row(batch.table, hand) for batch in batches for hand in batch.hands])
    over = [(batch.table, session, PENDING) for batch in batches for session in batch.sessions_over]
    connection.execute_many(INSERT_SESSION, over)
    checkpoints = {batch.table: batch.checkpoint for batch in batches if batch.checkpoint}
    if checkpoints:
        replaced = f"DELETE FROM checkpoints WHERE table_id IN ({marks(len(checkpoints))})"  # noqa: S608
        connection.execute(replaced, tuple(checkpoints))
        connection.execute_many(INSERT_CHECKPOINT, [(table, *astuple(one)) for table, one in checkpoints.items()])


def _hand_row(table: str, hand: StoredHand) -> tuple[object, ...]:
    return table, hand.session, hand.hand, packed(hand.body)


def checkpoint(connection: Connection, table: str) -> StoredCheckpoint | None:
    found = connection.execute(CHECKPOINT, (table,))
    return StoredCheckpoint(*found[0]) if found else None


def last_hand(connection: Connection, table: str) -> HandPlace:
    """Session and number of the last hand that is kept as data."""
    found = connection.execute(LAST_HAND, (table,))
    return (found[0][0], found[0][1]) if found else (0, 0)


def hand(connection: Connection, table: str, session: int, number: int) -> bytes | None:
    return _unpacked(connection.value(HAND, (table, session, number)))


def hands(connection: Connection, table: str, session: int) -> list[bytes]:
    """All hands of a session, in order."""
    return [zlib.decompress(body) for body in connection.values(HANDS, (table, session))]


def session(connection: Connection, table: str, number: int) -> bytes | None:
    return _unpacked(connection.value(SESSION, (table, number)))


def replay(connection: Connection, table: str, number: int, hand: int, seat: int | None) -> bytes | None:
    viewer = ONLOOKER if seat is None else seat
    return _unpacked(connection.value(REPLAY, (table, number, hand, viewer)))


def _unpacked(body: bytes | None) -> bytes | None:
    return zlib.decompress(body) if body else None


def pending(connection: Connection) -> list[tuple[str, int]]:
    """The sessions that are over and not written as data: tables and numbers."""
    return [(table, number) for table, number in connection.execute(PENDING_SESSIONS, (PENDING,))]
