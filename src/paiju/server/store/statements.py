"""The statements that several modules run, each with a `?` for every parameter."""

from __future__ import annotations

from paiju.server.store.database import marks
from paiju.server.store.events import Event


def inserting(table: str, *columns: str) -> str:
    """A statement that inserts a row, given as its columns."""
    named = ", ".join(f'"{column}"' for column in columns)
    return f"INSERT INTO {table} ({named}) VALUES ({marks(len(columns))})"  # noqa: S608


def or_nothing(statement: str) -> str:
    """A row that is there already stays."""
    return f"{statement} ON CONFLICT DO NOTHING"


EVENT_COLUMNS = ", ".join(Event.__struct_fields__)
EVENTS = f"SELECT {EVENT_COLUMNS} FROM events WHERE table_id = ? AND sequence > ? ORDER BY sequence"  # noqa: S608
_FROM_DEAL = "table_id = ? AND (session > ? OR (session = ? AND number >= ?))"
SECRETS = (
    f"SELECT session, number, 0, secret FROM deals WHERE {_FROM_DEAL} "  # noqa: S608
    f"UNION ALL SELECT session, number, attempt, secret FROM further_deals WHERE {_FROM_DEAL}"
)
TICKETS = "SELECT hash, table_id, seat, expires FROM tickets WHERE table_id = ?"

INSERT_TABLE = inserting("tables", "id", "game", "public", "closed", "visitor", "nonce", "created_at")
INSERT_EVENT = inserting("events", "table_id", *Event.__struct_fields__)
INSERT_DEAL = inserting("deals", "table_id", "session", "number", "commitment", "secret")
INSERT_FURTHER_DEAL = inserting("further_deals", "table_id", "session", "number", "attempt", "commitment", "secret")
INSERT_TICKET = inserting("tickets", "hash", "table_id", "seat", "expires")
INSERT_FACT = inserting("server", "name", "value")
INSERT_LEASE = inserting("leases", "table_id", "owner")
