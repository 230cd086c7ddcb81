"""Statements as the driver takes them, for what every move and every load does: building them anew costs more."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError

from paiju.server.store.events import Event

EVENT_COLUMNS = ", ".join(Event.__struct_fields__)
INSERT_EVENT = f"INSERT INTO events (table_id, {EVENT_COLUMNS}) VALUES (?{', ?' * len(Event.__struct_fields__)})"  # noqa: S608
EVENTS = f"SELECT {EVENT_COLUMNS} FROM events WHERE table_id = ? AND sequence > ? ORDER BY sequence"  # noqa: S608
_FROM_DEAL = "table_id = ? AND (session > ? OR (session = ? AND number >= ?))"
SECRETS = (
    f"SELECT session, number, 0, secret FROM deals WHERE {_FROM_DEAL} "  # noqa: S608
    f"UNION ALL SELECT session, number, attempt, secret FROM further_deals WHERE {_FROM_DEAL}"
)
TICKETS = "SELECT hash, table_id, seat, expires FROM tickets WHERE table_id = ?"
CHECKPOINT = "SELECT sequence, session, deal, body FROM checkpoints WHERE table_id = ?"
LAST_HAND = "SELECT session, hand FROM hands WHERE table_id = ? ORDER BY session DESC, hand DESC LIMIT 1"
HOLD_LEASES = "SELECT table_id FROM leases WHERE owner = ? AND table_id = ANY(?) ORDER BY table_id FOR SHARE"

Parameters = tuple[object, ...]


def execute(connection: Connection, statement: str, parameters: Parameters) -> list[Any]:
    """The rows that a statement finds, which has a `?` for every parameter."""
    with _cursor(connection, statement) as cursor:
        cursor.execute(_marked(connection, statement), parameters)
        return list(cursor.fetchall())


def execute_many(connection: Connection, statement: str, rows: Sequence[Parameters]) -> None:
    """Run a statement for every row, where there is one."""
    if rows:
        with _cursor(connection, statement) as cursor:
            cursor.executemany(_marked(connection, statement), rows)


@contextlib.contextmanager
def _cursor(connection: Connection, statement: str) -> Iterator[DBAPICursor]:
    """A cursor of the driver itself, which does the same in a third of the time; failures are SQLAlchemy's own."""
    dialect, cursor = connection.dialect, connection.connection.cursor()
    failures = dialect.loaded_dbapi.Error
    try:
        yield cursor
    except failures as error:
        raise DBAPIError.instance(statement, None, error, failures, hide_parameters=True, dialect=dialect) from error
    finally:
        cursor.close()


def _marked(connection: Connection, statement: str) -> str:
    return statement if connection.dialect.paramstyle == "qmark" else statement.replace("?", "%s")
